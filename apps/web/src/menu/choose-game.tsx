import { type FormEvent, useCallback, useState } from 'react';
import type { GameOptions, Seat } from '../game/options.ts';
import type { MenuFormat, SquadSource } from '../games/format.ts';
import { loadFormat, MENU, usualFormat } from '../games/index.ts';
import { useLoaded } from '../loaded.ts';
import { SquadSelect } from './squad-select.tsx';

type Against = 'plain' | 'random' | 'hot-seat';

const AGAINST: readonly { readonly value: Against; readonly text: string }[] = [
  { value: 'plain', text: 'the computer, plain: flies and shoots sensibly' },
  { value: 'random', text: 'the computer, random: does anything legal' },
  { value: 'hot-seat', text: 'somebody beside me: one screen, passed on for secrets' },
];

/** A game that somebody wants to begin. */
export interface Wanted {
  readonly format: string;
  readonly squads: readonly [SquadSource, SquadSource];
  readonly scenario: string;
  readonly options: GameOptions;
}

/** Game, squads, opponent, side and the settings of the match. */
export function ChooseGame(props: {
  /** The game played last, which is chosen at first. */
  readonly last: string | null;
  readonly onStart: (wanted: Wanted) => void;
}) {
  const { last, onStart } = props;
  const [id, setId] = useState(usualFormat(last));
  const format = useLoaded(useCallback(() => loadFormat(id), [id]));
  return (
    <section className="card choose" aria-label="Choose your game">
      <h2>Choose your game</h2>
      <label className="field">
        Format
        <select value={id} onChange={(event) => setId(event.target.value)}>
          {MENU.flatMap(({ name, formats }) =>
            formats.map((one) => (
              <option key={one.id} value={one.id}>
                {name}: {one.name}
              </option>
            )),
          )}
        </select>
      </label>
      {format ? (
        <Match key={id} id={id} format={format} onStart={onStart} />
      ) : (
        <p className="quiet">Its squads and cards are being fetched …</p>
      )}
    </section>
  );
}

interface MatchProps {
  readonly id: string;
  readonly format: MenuFormat;
  readonly onStart: (wanted: Wanted) => void;
}

function Match({ id, format, onStart }: MatchProps) {
  const [mine, setMine] = useState<SquadSource>({ kind: 'ready', id: format.pair[0] });
  const [theirs, setTheirs] = useState<SquadSource>({ kind: 'ready', id: format.pair[1] });
  const [against, setAgainst] = useState<Against>('plain');
  const [side, setSide] = useState<0 | 1>(0);
  const [scenario, setScenario] = useState(format.scenarios[0]?.id ?? '');
  const [byHand, setByHand] = useState(false);
  const [undo, setUndo] = useState(true);
  const [everyTurn, setEveryTurn] = useState(false);
  const ready = [mine, theirs].every((squad) => format.read(squad).findings?.playable);

  const start = (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    const opponent: Seat = against === 'hot-seat' ? 'human' : against;
    onStart({
      format: id,
      scenario,
      squads: side === 0 ? [mine, theirs] : [theirs, mine],
      options: {
        seats: side === 0 ? ['human', opponent] : [opponent, 'human'],
        setup: byHand ? 'by-hand' : 'done-for-you',
        undo,
        pass: everyTurn ? 'every-turn' : 'secrets',
      },
    });
  };

  return (
    <form className="match" onSubmit={start}>
      <SquadSelect label="You fly" format={format} squad={mine} onSquad={setMine} />
      <SquadSelect label="Against" format={format} squad={theirs} onSquad={setTheirs} />
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
          <option value={0}>{format.seats[0]}</option>
          <option value={1}>{format.seats[1]}</option>
        </select>
      </label>
      {format.scenarios.length > 0 && (
        <label className="field">
          Scenario
          <select value={scenario} onChange={(event) => setScenario(event.target.value)}>
            {format.scenarios.map(({ id: one, name }) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
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
