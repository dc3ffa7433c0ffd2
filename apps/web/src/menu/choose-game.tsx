import { type Faction, pilotCard, READY_SQUADS, type ReadySquad, type Squad } from '@firing-arc/xwing/second';
import { type FormEvent, useState } from 'react';
import type { GameOptions, Seat } from '../game/options.ts';
import { OwnSquad } from './own-squad.tsx';
import { BY_CHANCE, ScenarioSelect } from './scenario-select.tsx';

type Against = 'plain' | 'random' | 'hot-seat';

const AGAINST: readonly { readonly value: Against; readonly text: string }[] = [
  { value: 'plain', text: 'the computer, plain: flies and shoots sensibly' },
  { value: 'random', text: 'the computer, random: does anything legal' },
  { value: 'hot-seat', text: 'somebody beside me: one screen, passed on for secrets' },
];

const FACTION_NAMES: Readonly<Partial<Record<Faction, string>>> = {
  rebelalliance: 'Rebel Alliance',
  galacticempire: 'Galactic Empire',
  scumandvillainy: 'Scum and Villainy',
};

interface ChooseGameProps {
  readonly onStart: (wanted: {
    readonly squads: readonly [Squad, Squad];
    readonly options: GameOptions;
    readonly scenario: string;
  }) => void;
}

/** Squads, opponent, side and the settings of the match. */
export function ChooseGame({ onStart }: ChooseGameProps) {
  const [mine, setMine] = useState<Squad | null>(READY_SQUADS[0]!.squad);
  const [theirs, setTheirs] = useState<Squad | null>(READY_SQUADS[1]!.squad);
  const [against, setAgainst] = useState<Against>('plain');
  const [side, setSide] = useState<0 | 1>(0);
  const [scenario, setScenario] = useState(BY_CHANCE);
  const [byHand, setByHand] = useState(false);
  const [undo, setUndo] = useState(true);
  const [everyTurn, setEveryTurn] = useState(false);

  const start = (event: FormEvent) => {
    event.preventDefault();
    if (!mine || !theirs) return;
    const opponent: Seat = against === 'hot-seat' ? 'human' : against;
    const options = {
      setup: byHand ? ('by-hand' as const) : ('done-for-you' as const),
      undo,
      pass: everyTurn ? ('every-turn' as const) : ('secrets' as const),
    };
    onStart(
      side === 0
        ? { scenario, squads: [mine, theirs], options: { ...options, seats: ['human', opponent] } }
        : { scenario, squads: [theirs, mine], options: { ...options, seats: [opponent, 'human'] } },
    );
  };

  return (
    <form className="card choose" onSubmit={start}>
      <h2>Choose your game</h2>
      <SquadSelect label="You fly" first={READY_SQUADS[0]!} onSquad={setMine} />
      <SquadSelect label="Against" first={READY_SQUADS[1]!} onSquad={setTheirs} />
      <label className="field">
        Flown by
        <select value={against} onChange={(event) => setAgainst(event.target.value as Against)}>
          {AGAINST.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        You sit at
        <select value={side} onChange={(event) => setSide(event.target.value === '1' ? 1 : 0)}>
          <option value={0}>the near edge (player 1)</option>
          <option value={1}>the far edge (player 2)</option>
        </select>
      </label>
      <ScenarioSelect value={scenario} onChange={setScenario} />
      <Check label="Place obstacles and ships yourself" checked={byHand} onChange={setByHand} />
      <Check label="Decisions may be taken back" checked={undo} onChange={setUndo} />
      {against === 'hot-seat' && (
        <Check
          label="Pass the screen at every change of player"
          checked={everyTurn}
          onChange={setEveryTurn}
        />
      )}
      <button type="submit" className="primary" aria-disabled={!mine || !theirs}>
        Start this game
      </button>
    </form>
  );
}

const OWN = 'own';

/** One of the ready squads, or one of the player's own. */
function SquadSelect(props: {
  readonly label: string;
  readonly first: ReadySquad;
  readonly onSquad: (squad: Squad | null) => void;
}) {
  const { label, first, onSquad } = props;
  const [value, setValue] = useState(first.id);
  const chosen = READY_SQUADS.find((ready) => ready.id === value);
  const factions = [...new Set(READY_SQUADS.map((ready) => ready.squad.faction))];
  const choose = (id: string) => {
    setValue(id);
    onSquad(READY_SQUADS.find((ready) => ready.id === id)?.squad ?? null);
  };
  return (
    <>
      <label className="field">
        {label}
        <select value={value} onChange={(event) => choose(event.target.value)}>
          {factions.map((faction) => (
            <optgroup key={faction} label={FACTION_NAMES[faction] ?? faction}>
              {READY_SQUADS.filter((ready) => ready.squad.faction === faction).map((ready) => (
                <option key={ready.id} value={ready.id}>
                  {ready.squad.name}
                </option>
              ))}
            </optgroup>
          ))}
          <option value={OWN}>A squad of your own (XWS or a link) …</option>
        </select>
        {chosen && <small className="quiet">{pilotsOf(chosen)}</small>}
      </label>
      {value === OWN && <OwnSquad onSquad={onSquad} />}
    </>
  );
}

/** "Red Squadron Veteran ×2, Blue Squadron Escort ×2". */
function pilotsOf(ready: ReadySquad): string {
  const counts = new Map<string, number>();
  for (const { pilot } of ready.squad.ships) {
    const name = pilotCard(pilot)?.name ?? pilot;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
}

function Check(props: {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  const { label, checked, onChange } = props;
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
