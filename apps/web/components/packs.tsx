/** Packs as the page shows them: what is wrong with one, what it changes, and its cards as they are edited. */

import { type ComponentType, useState } from 'react';
import { CardTable } from '../src/packs/card-table.tsx';
import type { Desk, DeskCard, Fields } from '../src/packs/desk.ts';
import { Findings } from '../src/packs/findings.tsx';
import type { OwnCards, OwnScenarios } from '../src/packs/game-packs.ts';
import type { Opened } from '../src/packs/open.ts';
import { OwnCardMaker } from '../src/packs/own-card.tsx';
import { OwnScenarioMaker } from '../src/packs/own-scenario.tsx';
import { heard } from './heard.ts';
import '../src/packs/packs.css';

const CLUB = {
  id: 'club',
  name: 'Club night',
  version: '3',
  date: '2026-11-01',
  origin: '<img src="x" onerror="alert(1)">',
};

const READ: Opened = {
  ok: true,
  pack: {
    ...CLUB,
    game: 'xwing2',
    json: { base: 'xwing2-amg', ...CLUB },
    like: { id: 'xwing2-amg', name: 'Final points' },
    changes: Array.from({ length: 15 }, (_, at) => ({
      about: 'pilot' as const,
      id: `pilot${at}`,
      text: `Pilot ${at}: squad points 3 → 4`,
    })),
  },
};

const REFUSED: Opened = {
  ok: false,
  why: 'faults',
  problems: [{ path: '/pilots/wampa/cost', message: 'wampa: must be integer', line: 11, column: 12 }],
};

const found = (opened: Opened) => () => (
  <div className="packs">
    <Findings
      title="The pack"
      given={{ text: JSON.stringify(CLUB), from: 'club.json' }}
      opened={opened}
      isCurrent
      kept={[]}
      onKept={() => heard('kept', true)}
      onEdit={({ base }) => heard('edit', base)}
      onClose={() => heard('close', true)}
    />
  </div>
);

const DESK: Desk = {
  game: 'armada',
  base: { ...CLUB, id: 'armada' },
  whole: {},
  cards: [
    {
      list: 'upgrades',
      id: 'juke',
      name: 'Juke',
      group: 'Talent',
      values: [{ field: 'points', value: 7 }],
      legal: true,
      says: 'Turns an evade.',
    },
    { list: 'objectives', id: 'duel', name: 'Duel', group: 'Objectives', values: [], legal: true, says: '' },
  ],
  conditions: [],
  scenarios: [],
  ownScenarios: null,
  own: [],
  slotName: (slot) => slot,
  ban: null,
};

function Cards() {
  const [changes, setChanges] = useState<Fields>({});
  return (
    <div className="packs">
      <h2>Differences</h2>
      <CardTable
        desk={DESK}
        changes={changes}
        onChanges={(next) => {
          heard('changes', next);
          setChanges(next);
        }}
      />
    </div>
  );
}

/** A card with two values, of which no range ends before it begins. */
const OWN: OwnCards = {
  list: 'upgrades',
  elements: () =>
    [
      ['range 0', 1],
      ['range 1', 2],
    ].map(([name, value], at) => ({
      at,
      what: 'attack.range',
      name: String(name),
      value: Number(value),
      choices: [1, 2, 3].map((choice) => ({ value: choice, text: String(choice) })),
    })),
  idOf: (id, values, name) =>
    [id, ...[...values].map(([at, value]) => `e${at}-${value}`), `as-${name.toLowerCase()}`].join('--'),
  says: (id) =>
    id.includes('e0-3') ? { reason: 'a range ends before it begins' } : { text: `Text of ${id}.` },
  slots: ['talent', 'missile'],
  price: 'cost',
};

/** A pilot of the same id as an upgrade, as there are. */
const PILOT: DeskCard = {
  list: 'pilots',
  id: 'juke',
  name: 'Juke',
  group: 'TIE fighter',
  values: [
    { field: 'cost', value: 3 },
    { field: 'loadout', value: 8 },
  ],
  legal: true,
  says: 'Flies well.',
};

const OWN_PILOTS: OwnCards = {
  ...OWN,
  list: 'pilots',
  elements: () => [
    {
      at: 0,
      what: 'card.initiative',
      name: 'initiative',
      value: 3,
      choices: [3, 5].map((choice) => ({ value: choice, text: String(choice) })),
    },
  ],
  says: (id) => ({ text: `Flies as ${id}.` }),
  slots: [],
  printed: (id) => ({ initiative: id.includes('e0-5') ? 5 : 3 }),
};

function OwnCardsAlone() {
  const [changes, setChanges] = useState<Fields>({});
  return (
    <div className="packs">
      <h2>Differences</h2>
      <OwnCardMaker
        desk={{
          ...DESK,
          own: [OWN, OWN_PILOTS],
          cards: [{ ...DESK.cards[0]!, values: [{ field: 'cost', value: 7 }] }, PILOT],
          whole: {
            mode: 'standard',
            upgrades: [{ id: 'juke', slots: ['talent'], limited: 0 }],
            pilots: [{ id: 'juke', slots: ['talent'], aliases: ['joke'], initiative: 3 }],
          },
        }}
        changes={changes}
        onChanges={(next) => {
          heard('changes', next);
          setChanges(next);
        }}
      />
    </div>
  );
}

/** A scenario of which the points of a round may be others. */
const OWN_SCENARIOS: OwnScenarios = {
  rules: (scenario) => [
    {
      field: 'scoring',
      label: 'Points',
      chosen: scenario.scoring === 'each' ? 0 : 1,
      choices: [
        { text: '1 for each', scenario: { ...scenario, scoring: 'each' } },
        { text: '2 for more', scenario: { ...scenario, scoring: 'more' } },
      ],
    },
  ],
  says: ({ scoring }) => `Text of ${String(scoring)}.`,
};

const PARADE = { id: 'parade', name: 'Parade', scoring: 'each' };

function OwnScenariosAlone() {
  const [changes, setChanges] = useState<Fields>({});
  return (
    <div className="packs">
      <h2>Differences</h2>
      <OwnScenarioMaker
        desk={{ ...DESK, whole: { scenarios: [PARADE] }, scenarios: [PARADE] }}
        own={OWN_SCENARIOS}
        changes={changes}
        onChanges={(next) => {
          heard('changes', next);
          setChanges(next);
        }}
      />
    </div>
  );
}

export const PACK_COMPONENTS: Readonly<Record<string, ComponentType>> = {
  'pack-read': found(READ),
  'pack-refused': found(REFUSED),
  'pack-cards': Cards,
  'pack-own': OwnCardsAlone,
  'pack-scenarios': OwnScenariosAlone,
};
