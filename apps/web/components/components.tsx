/** Components of the page, each as a test mounts it: with plain data, and telling what it is told. */

import { type ComponentType, useCallback, useState } from 'react';
import { AttackLabel } from '../src/board/aim.tsx';
import { MotionSetting } from '../src/board/motion-setting.tsx';
import { Dice } from '../src/dice/die.tsx';
import type { BuilderShip, Draft, Offer, ShipFacts, SquadBuilder } from '../src/games/builder.ts';
import type { LabResult } from '../src/lab/kept.ts';
import { KeptResults } from '../src/lab/kept-results.tsx';
import { Progress } from '../src/lab/progress.tsx';
import { Result } from '../src/lab/result.tsx';
import { useLoaded } from '../src/loaded.ts';
import { LogLine } from '../src/log/news.tsx';
import { RecapPanel } from '../src/log/recap.tsx';
import { RulingProvider } from '../src/log/ruling.tsx';
import { SquadFindings } from '../src/menu/squad-findings.tsx';
import { SquadPictures } from '../src/menu/squad-pictures.tsx';
import { ChoiceQuestion } from '../src/questions/choice.tsx';
import { Dial } from '../src/questions/dial.tsx';
import { PlaceNumbers, TurnButtons } from '../src/questions/place-fields.tsx';
import { Controls } from '../src/replays/controls.tsx';
import { WhenBroken } from '../src/screen/broken-place.tsx';
import type { ShownOption } from '../src/shown/question.ts';
import { AddCard } from '../src/squads/add-card.tsx';
import { Since } from '../src/squads/kept-squads.tsx';
import { Ships } from '../src/squads/ships.tsx';
import { Days } from '../src/squads/through-time.tsx';
import { TotalSelect } from '../src/squads/total-select.tsx';
import { heard } from './heard.ts';
import { PACK_COMPONENTS } from './packs.tsx';
import { AtTable, LOSSES, shown } from './table.tsx';
import { seatComponents } from './table-seats.tsx';
import '../src/squads/squads.css';

const entry = (
  speed: number,
  bearing: string,
  direction: 'left' | 'straight' | 'right',
  difficulty: string,
) => ({
  sign: { speed, bearing, direction },
  difficulty,
  text: `${speed} ${bearing} ${direction}`,
  difficultyText: difficulty,
});
const DIAL = [
  entry(2, 'straight', 'straight', 'blue'),
  entry(2, 'bank', 'right', 'white'),
  entry(0, 'stationary', 'straight', 'red'),
  entry(1, 'reverse-straight', 'straight', 'red'),
  entry(4, 'koiogran', 'straight', 'red'),
];

function DialAlone() {
  const [chosen, choose] = useState<number>();
  return (
    <Dial
      dial={{ ship: 3, entries: DIAL, preview: () => null, warning: () => '' }}
      chosen={chosen}
      suggested={1}
      onChoose={(at) => {
        heard('choose', at);
        choose(at);
      }}
      onTake={(at) => heard('take', at)}
      onConsider={() => undefined}
    />
  );
}

const FACTS: ShipFacts = {
  model: { game: 'xwing', chassis: 't65xwing', faction: 'rebelalliance' },
  outline: 'M0-1 1 1H0Z',
  stats: [
    { icon: 'initiative', label: 'initiative', text: '5' },
    { icon: 'agility', label: 'agility', text: '2' },
  ],
  can: [{ icon: 'focus', label: 'Focus', text: '' }],
  dial: DIAL,
  bar: [],
};
const offer = (id: string, name: string, changes: Partial<Offer> = {}): Offer => ({
  id,
  name,
  group: 'X-wing',
  cost: 5,
  rank: null,
  refused: null,
  ...changes,
});
const OFFERS = [
  offer('luke', 'Luke Skywalker', { rank: 5 }),
  offer('biggs', 'Biggs Darklighter', { rank: 3 }),
  offer('wedge', 'Wedge Antilles', {
    rank: 6,
    refused: { message: 'Wedge is there already.', ruling: 'xwing2:limited.1' },
  }),
];
const TORPEDOES = [
  offer('advanced', 'Adv. Proton Torpedoes', { group: 'Torpedo' }),
  offer('proton', 'Proton Torpedoes', { group: 'Torpedo' }),
  offer('another', 'Proton Torpedoes', {
    group: 'Torpedo',
    refused: { message: 'No slot is left.', ruling: 'xwing2:upgrades.1' },
  }),
];
const SAYS: Readonly<Record<string, string>> = {
  biggs: 'Takes a hit for a friend.',
  r2: 'Recovers a shield.',
};
const ships = (draft: Draft): readonly BuilderShip[] =>
  draft.ships.map(({ upgrades }) => ({
    name: 'Luke Skywalker',
    type: 'X-wing',
    points: 5,
    loadout: { used: 4 * upgrades.length, most: 6 },
    upgrades: upgrades.map((id) => ({
      id,
      name: 'R2 Astromech',
      slot: 'Astromech',
      icon: 'astromech',
      cost: 4,
      printed: false,
    })),
    free: [{ id: 'talent', name: 'Talent' }],
  }));
const BUILDER: SquadBuilder = {
  version: '1',
  most: 20,
  totals: [
    { points: 20, name: 'standard' },
    { points: 12, name: 'small' },
  ],
  factions: [{ id: 'rebelalliance', name: 'Rebel Alliance' }],
  pilots: () => OFFERS,
  upgrades: () => [offer('r2', 'R2 Astromech', { group: 'Astromech', icon: 'astromech' })],
  ships,
  sections: () => [],
  draftOf: () => null,
  says: { ship: (id) => SAYS[id] ?? '', card: (id) => SAYS[id] ?? '' },
  facts: () => FACTS,
  slotName: (slot) => slot,
  cards: () => OFFERS,
  texts: [],
  against: () => null,
};

function ShipsAlone() {
  const [draft, change] = useState<Draft>({
    name: 'Ours',
    faction: 'rebelalliance',
    ships: [{ pilot: 'luke', upgrades: ['r2'] }],
    cards: [],
    agreed: null,
  });
  return <Ships builder={BUILDER} draft={draft} onChange={change} onCompare={(id) => heard('compare', id)} />;
}

function TotalAlone() {
  const [agreed, agree] = useState<number | null>(null);
  return (
    <TotalSelect
      builder={BUILDER}
      agreed={agreed}
      onAgreed={(points) => {
        heard('agreed', points);
        agree(points);
      }}
    />
  );
}

function PlaceAlone() {
  const [at, move] = useState<readonly number[]>([10, 20, 0]);
  return (
    <>
      <PlaceNumbers at={at} move={move} origin="the left corner" turns />
      <TurnButtons at={at} move={move} />
    </>
  );
}

const option = (text: string, ship: number | null = null): ShownOption => ({
  text,
  ship,
  reach: null,
  dice: null,
  preview: () => null,
});

const ChoiceAlone = () => (
  <AtTable>
    <ChoiceQuestion
      question={{
        form: 'choice',
        kind: 'attack',
        player: 0,
        because: 'xwing2:attack.1',
        text: 'Attack?',
        ships: [0],
        options: [option('Attack Mauler', 1), option('Do not attack')],
        refused: () => [{ text: 'Attack Iden: out of range', ruling: 'xwing2:range.2' }],
      }}
      onConsider={() => undefined}
    />
  </AtTable>
);

const replay = {
  saved: {
    saved: 1 as const,
    options: shown().options,
    record: { game: 'xwing2', version: '4', setup: null, seed: '', commitment: '', answers: [] },
    drafts: {},
    marks: [],
    memories: [],
  },
  steps: 4,
  rounds: [0, 2],
  over: true,
  stepOf: () => 0,
  differs: null,
  at: () => shown(),
};

const share = (won: number, games: number, from: number, to: number) => ({
  games,
  won,
  drawn: 0,
  rate: won / games,
  from,
  to,
});
const LAB: LabResult = {
  when: 0,
  format: 'xwing2-amg',
  version: '2024-09-06',
  scenario: '',
  player: 'plain',
  games: 50,
  addresses: ['/squads/xwing2-amg', null],
  report: {
    lists: [
      {
        list: 'Ours',
        ...share(21, 40, 0.38, 0.67),
        stuck: 0,
        foes: [
          { foe: 'Eight TIEs', ...share(15, 20, 0.53, 0.89) },
          { foe: 'The Decimator', ...share(6, 20, 0.15, 0.52) },
        ],
        firstLost: [
          { ship: 'Wedge Antilles', games: 30 },
          { ship: 'Luke Skywalker', games: 9 },
        ],
        neverActed: ['Shield Upgrade'],
      },
      { list: 'Ours again', ...share(26, 40, 0.5, 0.78), stuck: 0, foes: [], firstLost: [], neverActed: [] },
    ],
    difference: { rate: 0.125, error: 0.08 },
  },
};

const OFFLINE = () => Promise.reject<string>(new Error('no network'));
/** Something that cannot be fetched. */
const Unfetched = () => <p>{useLoaded(OFFLINE) ?? 'on its way'}</p>;

/** A kept list's languages: the first is there, the second cannot be fetched. */
function Spoken() {
  const [german, speak] = useState(false);
  const load = useCallback(() => (german ? OFFLINE() : Promise.resolve('in English')), [german]);
  return (
    <>
      <p>{useLoaded(load, 'list') ?? 'on its way'}</p>
      <button type="button" onClick={() => speak(true)}>
        Deutsch
      </button>
    </>
  );
}

const CARD = {
  key: 'luke',
  name: 'Luke Skywalker',
  points: 5,
  loadout: 10,
  slots: ['Talent'],
  facts: [['hull', 'hull', '4']],
  says: 'Gains a Force charge.',
} as const;

const REACH = { halfX: 20, halfY: 20, bands: [], prints: [] };

export const COMPONENTS: Readonly<Record<string, ComponentType>> = {
  dial: DialAlone,
  dice: () => (
    <>
      <Dice
        attack="1"
        marked={[1]}
        still
        pool={{
          kind: 'attack',
          label: 'Attack dice',
          dice: [
            { face: 'hit', name: 'hit' },
            { face: 'focus', name: 'focus', rerolled: true },
          ],
        }}
      />
      <Dice attack="1" marked={[]} still pool={{ kind: 'defense', label: 'Defense dice', dice: [] }} />
    </>
  ),
  'add-card': () => (
    <AddCard
      label="Add a ship"
      load={() => OFFERS}
      says={(id) => SAYS[id] ?? ''}
      onAdd={(id) => heard('add', id)}
    />
  ),
  'add-card-alike': () => (
    <AddCard label="Add an upgrade" load={() => TORPEDOES} says={() => ''} onAdd={(id) => heard('add', id)} />
  ),
  ships: ShipsAlone,
  total: TotalAlone,
  place: PlaceAlone,
  choice: ChoiceAlone,
  unfetched: () => (
    <WhenBroken at="builder">
      <Unfetched />
    </WhenBroken>
  ),
  spoken: () => (
    <WhenBroken at="builder">
      <Spoken />
    </WhenBroken>
  ),
  ruled: () => (
    <RulingProvider>
      <ul>
        <LogLine
          kind="ability"
          because="xwing2:attack.1"
          also={['xwing2:attack.2']}
          quiet={false}
          text="Wedge acts."
          isNew={false}
          rules={undefined}
        />
      </ul>
    </RulingProvider>
  ),
  losses: () => (
    <AtTable game={shown({ events: LOSSES })}>
      <RecapPanel />
    </AtTable>
  ),
  'no-losses': () => (
    <AtTable>
      <p>Nothing was lost.</p>
      <RecapPanel />
    </AtTable>
  ),
  lab: () => <Result result={LAB} />,
  'lab-progress': () => (
    <Progress flown={{ done: 10, of: 50, began: 0, now: 5000 }} onStop={() => heard('stop', true)} />
  ),
  'lab-kept': () => (
    <KeptResults
      results={[LAB]}
      shown={LAB}
      onShow={({ when }) => heard('show', when)}
      onDrop={({ when }) => heard('drop', when)}
    />
  ),
  since: () => (
    <Since
      kept={{ address: '/squads/xwing2-amg', version: '2023-08', ships: [], cards: [CARD], language: 'en' }}
      now={{
        cards: [
          {
            ...CARD,
            points: 6,
            loadout: 8,
            slots: ['Tech'],
            facts: [['hull', 'hull', '5']],
            says: 'Recovers one.',
          },
        ],
        prices: [],
        language: 'en',
      }}
    />
  ),
  days: () => (
    <Days
      id="xwing2-amg"
      address={(format) => `/squads/${format}`}
      days={[
        {
          format: 'xwing2-amg-2023-06',
          date: '2023-06-09',
          points: 20,
          most: 20,
          legal: true,
          reasons: [],
        },
        {
          format: 'xwing2-amg',
          date: '2024-09-06',
          points: 21,
          most: 20,
          legal: false,
          reasons: ['One point too many.'],
        },
      ]}
    />
  ),
  attack: () => (
    <svg width={500} height={500}>
      <title>An attack along a line that a label lies on</title>
      <AttackLabel
        line={[100, 100, 300, 100]}
        aim={{ attacker: 0, label: 'range 2, obstructed', reach: REACH, obstructedBy: [] }}
        frame={{ width: 500, depth: 500, bottom: 'near' }}
        letters={14}
      />
      <rect className="pill-back" x={90} y={375} width={220} height={35} />
    </svg>
  ),
  motion: MotionSetting,
  findings: () => (
    <SquadFindings
      check={{
        name: 'Ours',
        points: 21,
        legal: false,
        playable: true,
        draft: false,
        refusals: [{ message: 'One point too many.', ruling: 'xwing2:squad-building.1' }],
        notices: [],
      }}
    />
  ),
  pictures: () => (
    <SquadPictures
      line={[
        { id: 'luke', name: 'Luke Skywalker', count: 1, facts: FACTS },
        { id: 'red', name: 'Red Squadron Veteran', count: 3, facts: { ...FACTS, outline: '' } },
      ]}
    />
  ),
  ...PACK_COMPONENTS,
  ...seatComponents(BUILDER),
  replay: () => <Controls id={7} replay={replay} game={shown()} step={0} plays={false} />,
  'replay-end': () => <Controls id={7} replay={replay} game={shown()} step={4} plays={false} />,
};
