import { READY_SQUADS, type Squad } from '@firing-arc/xwing/second';
import { type FormEvent, useState } from 'react';
import { FORMATS, type FormatId, usePack } from '../data.ts';
import type { GameOptions, Seat } from '../game/options.ts';
import { BY_CHANCE, ScenarioSelect } from './scenario-select.tsx';
import { isPlayable, SquadSelect } from './squad-select.tsx';

type Against = 'plain' | 'random' | 'hot-seat';

const AGAINST: readonly { readonly value: Against; readonly text: string }[] = [
  { value: 'plain', text: 'the computer, plain: flies and shoots sensibly' },
  { value: 'random', text: 'the computer, random: does anything legal' },
  { value: 'hot-seat', text: 'somebody beside me: one screen, passed on for secrets' },
];

interface ChooseGameProps {
  readonly onStart: (wanted: {
    readonly squads: readonly [Squad, Squad];
    readonly options: GameOptions;
    readonly scenario: string;
    readonly format: FormatId;
  }) => void;
}

/** Squads, opponent, side and the settings of the match. */
export function ChooseGame({ onStart }: ChooseGameProps) {
  const [format, setFormat] = useState<FormatId>(FORMATS[0].id);
  const pack = usePack(format);
  const [mine, setMine] = useState<Squad | null>(READY_SQUADS[0]!.squad);
  const [theirs, setTheirs] = useState<Squad | null>(READY_SQUADS[1]!.squad);
  const [against, setAgainst] = useState<Against>('plain');
  const [side, setSide] = useState<0 | 1>(0);
  const [scenario, setScenario] = useState(BY_CHANCE);
  const [byHand, setByHand] = useState(false);
  const [undo, setUndo] = useState(true);
  const [everyTurn, setEveryTurn] = useState(false);

  const ready = isPlayable(mine, pack) && isPlayable(theirs, pack);

  const start = (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    const opponent: Seat = against === 'hot-seat' ? 'human' : against;
    const options = {
      setup: byHand ? ('by-hand' as const) : ('done-for-you' as const),
      undo,
      pass: everyTurn ? ('every-turn' as const) : ('secrets' as const),
    };
    onStart(
      side === 0
        ? { format, scenario, squads: [mine, theirs], options: { ...options, seats: ['human', opponent] } }
        : { format, scenario, squads: [theirs, mine], options: { ...options, seats: [opponent, 'human'] } },
    );
  };

  return (
    <form className="card choose" onSubmit={start}>
      <h2>Choose your game</h2>
      <label className="field">
        Format
        <select
          value={format}
          onChange={(event) => {
            setFormat(event.target.value as FormatId);
            setScenario(BY_CHANCE);
          }}
        >
          {FORMATS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <SquadSelect label="You fly" first={READY_SQUADS[0]!} pack={pack} squad={mine} onSquad={setMine} />
      <SquadSelect label="Against" first={READY_SQUADS[1]!} pack={pack} squad={theirs} onSquad={setTheirs} />
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
      <ScenarioSelect pack={pack} value={scenario} onChange={setScenario} />
      <Check label="Place obstacles and ships yourself" checked={byHand} onChange={setByHand} />
      <Check label="Decisions may be taken back" checked={undo} onChange={setUndo} />
      {against === 'hot-seat' && (
        <Check
          label="Pass the screen at every change of player"
          checked={everyTurn}
          onChange={setEveryTurn}
        />
      )}
      <button type="submit" className="primary" aria-disabled={!ready}>
        Start this game
      </button>
    </form>
  );
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
