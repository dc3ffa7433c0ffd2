import { type SecondQuestion, shipCard } from '@firing-arc/xwing/second';
import { useEffect, useState } from 'react';
import { previewDial } from '../board/preview.ts';
import { useTable } from '../screen/table-context.ts';
import { shipName, taggedName, tagOf, words } from '../words/index.ts';
import { Dial } from './dial.tsx';
import { ManeuverIcon } from './maneuver-icon.tsx';
import { WarningList } from './warnings.tsx';

type DialsQuestion = SecondQuestion & { readonly kind: 'dials' };

/** A maneuver for each ship, all changeable until they are confirmed; the board shows where it would lead. */
export function DialsQuestion({ question }: { readonly question: DialsQuestion }) {
  const { store, game, preview, setPreview, look } = useTable();
  const ships = question.parts.map((part) => part.about);
  const [active, setActive] = useState(ships[0]!);
  const [told, setTold] = useState('');
  const [considered, setConsidered] = useState<number | null>(null);
  const current = ships.includes(active) ? active : ships[0]!;
  const ship = game.state.ships[current]!;
  const { draft } = game;
  const missing = ships.filter((id) => draft[id] === undefined);

  const chosen = draft[current];
  const entry = considered ?? chosen;
  useEffect(() => {
    setPreview(entry === undefined ? null : previewDial(game.state, ship, entry));
    return () => setPreview(null);
  }, [game.state, ship, entry, setPreview]);

  const goTo = (id: number) => {
    setActive(id);
    setConsidered(null);
    look(id);
  };
  const confirm = () => {
    if (missing.length > 0) {
      setTold(`Still without a maneuver: ${missing.map((id) => taggedName(game.state, id)).join(', ')}.`);
      goTo(missing[0]!);
      return;
    }
    look(null);
    store.answer(ships.map((id) => draft[id]!));
  };

  return (
    <div className="dials">
      <DialTabs ships={ships} active={current} goTo={goTo} />
      <h3 className="dial-ship">
        {taggedName(game.state, current)} <span className="quiet">{shipCard(ship.card).chassis.name}</span>
      </h3>
      <Dial
        ship={ship}
        chosen={chosen}
        onChoose={(entry) => {
          setTold('');
          store.draftDial(question.player, current, entry);
        }}
        onConsider={setConsidered}
      />
      <p className="dial-legend quiet">
        <span aria-hidden="true">▽</span> blue sheds stress · <span aria-hidden="true">▲</span> red gives
        stress
      </p>
      <div className="dial-says">
        {preview?.kind === 'move' && preview.ship === current && <WarningList preview={preview} />}
        {chosen !== undefined &&
          ship.tokens.stress > 0 &&
          shipCard(ship.card).chassis.dial[chosen]?.difficulty === 'red' && (
            <p className="warnings">The ship is stressed: a red maneuver becomes 2 straight.</p>
          )}
        <p role="status">{told}</p>
      </div>
      <div className="row">
        <button
          type="button"
          onClick={() => goTo(nextOf(ships, current, missing))}
          disabled={ships.length < 2}
        >
          Next ship
        </button>
        <button type="button" className="primary" aria-disabled={missing.length > 0} onClick={confirm}>
          {missing.length > 0 ? `Confirm (${missing.length} to set)` : 'Confirm all dials'}
        </button>
      </div>
    </div>
  );
}

/** The next ship without a maneuver after this one, or just the next. */
function nextOf(ships: readonly number[], current: number, missing: readonly number[]): number {
  const at = ships.indexOf(current);
  const after = [...ships.slice(at + 1), ...ships.slice(0, at)];
  return after.find((id) => missing.includes(id)) ?? after[0] ?? current;
}

function DialTabs(props: {
  readonly ships: readonly number[];
  readonly active: number;
  readonly goTo: (ship: number) => void;
}) {
  const { ships, active, goTo } = props;
  const { game, look } = useTable();
  return (
    <ul className="dial-tabs" aria-label="Ships">
      {ships.map((id) => {
        const ship = game.state.ships[id]!;
        const entry = game.draft[id];
        const set = entry === undefined ? undefined : shipCard(ship.card).chassis.dial[entry];
        const says = set ? words.maneuver(set.maneuver) : 'not set';
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === active}
              aria-label={`${taggedName(game.state, id)}: ${says}`}
              title={shipName(game.state, id)}
              onClick={() => goTo(id)}
              onPointerEnter={() => look(id)}
              onPointerLeave={() => look(null)}
            >
              <b>{tagOf(id)}</b>
              {set ? (
                <span className="set">
                  {set.maneuver.speed}
                  <ManeuverIcon maneuver={set.maneuver} />
                </span>
              ) : (
                <span className="set">–</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
