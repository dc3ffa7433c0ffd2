import { useEffect, useState } from 'react';
import { useKeys } from '../board/keys.ts';
import { useTable } from '../screen/table-context.ts';
import { nameOf } from '../shown/names.ts';
import type { ShownDial, ShownQuestion } from '../shown/question.ts';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';
import { Dial } from './dial.tsx';
import { partOf } from './hint.ts';
import { ManeuverIcon } from './maneuver-icon.tsx';
import { useDialFan } from './places.ts';
import { WarningList } from './warnings.tsx';

/** Where there is no room for all ships the camera goes to the one whose dial is open. */
const NARROW = matchMedia('(max-width: 899px) and (orientation: portrait)');

/** A maneuver for each ship, all changeable until they are confirmed; the board shows where it would lead. */
export function DialsQuestion({
  question,
}: {
  readonly question: ShownQuestion & { readonly form: 'dials' };
}) {
  const { store, game, preview, setPreview, look, setPlanned, hint } = useTable();
  const { dials } = question;
  const t = useWords(questionWords);
  const ships = dials.map(({ ship }) => ship);
  const [active, setActive] = useState(ships[0]!);
  const [told, setTold] = useState('');
  const [considered, setConsidered] = useState<number | null>(null);
  const dial = dials.find(({ ship }) => ship === active) ?? dials[0]!;
  const current = dial.ship;
  const { name, tag, type } = game.table.ships[current]!;
  const { draft } = game;
  const missing = ships.filter((id) => draft[id] === undefined);

  const chosen = draft[current];
  const entry = considered ?? chosen;
  useEffect(() => {
    setPreview(entry === undefined ? null : dial.preview(entry));
    return () => setPreview(null);
  }, [dial, entry, setPreview]);

  useEffect(() => {
    if (NARROW.matches) setPlanned(current);
    return () => setPlanned(null);
  }, [current, setPlanned]);

  const choose = (at: number) => {
    setTold('');
    store.draftDial(question.player, current, at);
  };
  const [fanned, setFanned] = useState(false);
  useKeys({ f: () => setFanned(!fanned) });
  const suggested = partOf(hint, ships.indexOf(current));
  useDialFan(dial, fanned, suggested, { considered: entry ?? null, consider: setConsidered, choose });

  const goTo = (id: number) => {
    setActive(id);
    setConsidered(null);
    look(id);
  };
  const confirm = () => {
    if (missing.length > 0) {
      setTold(t.stillWithout({ ships: missing.map((id) => nameOf(game.table, id)).join(', ') }));
      goTo(missing[0]!);
      return;
    }
    look(null);
    store.answer(ships.map((id) => draft[id]!));
  };

  return (
    <div className="dials">
      <DialTabs dials={dials} active={current} goTo={goTo} />
      <h3 className="dial-ship">
        {tag} {name} <span className="quiet">{type}</span>
      </h3>
      <Dial dial={dial} chosen={chosen} suggested={suggested} onChoose={choose} onConsider={setConsidered} />
      <p className="dial-legend quiet">
        <span aria-hidden="true">▽</span> {question.legend.easy} · <span aria-hidden="true">▲</span>{' '}
        {question.legend.hard}
      </p>
      <div className="dial-says">
        {preview?.kind === 'move' && preview.ship === current && <WarningList preview={preview} />}
        {chosen !== undefined && dial.warning(chosen) && <p className="warnings">{dial.warning(chosen)}</p>}
        <p role="status">{told}</p>
      </div>
      <div className="row deciding">
        <button type="button" aria-pressed={fanned} aria-keyshortcuts="F" onClick={() => setFanned(!fanned)}>
          {fanned ? t.hidePlaces : t.showPlaces}
        </button>
        <button
          type="button"
          onClick={() => goTo(nextOf(ships, current, missing))}
          disabled={ships.length < 2}
        >
          {t.nextShip}
        </button>
        <button type="button" className="primary" aria-disabled={missing.length > 0} onClick={confirm}>
          {missing.length > 0 ? t.confirmLeft({ count: missing.length }) : t.confirmDials}
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
  readonly dials: readonly ShownDial[];
  readonly active: number;
  readonly goTo: (ship: number) => void;
}) {
  const { dials, active, goTo } = props;
  const t = useWords(questionWords);
  const { game, look } = useTable();
  return (
    <ul className="dial-tabs" aria-label={t.ships}>
      {dials.map(({ ship: id, entries }) => {
        const { tag, name } = game.table.ships[id]!;
        const set = entries[game.draft[id] ?? -1];
        const says = set ? set.text : t.notSet;
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === active}
              aria-label={`${tag} ${name}: ${says}`}
              title={name}
              onClick={() => goTo(id)}
              onPointerEnter={() => look(id)}
              onPointerLeave={() => look(null)}
            >
              <b>{tag}</b>
              {set ? (
                <span className="set">
                  {set.sign.speed}
                  <ManeuverIcon maneuver={set.sign} />
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
