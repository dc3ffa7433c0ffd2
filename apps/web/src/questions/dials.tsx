import { useEffect, useMemo, useRef, useState } from 'react';
import { useKeys } from '../board/keys.ts';
import { narrow } from '../screen/narrow.ts';
import { useLookedAt, useTable } from '../screen/table-context.ts';
import { nameOf } from '../shown/names.ts';
import type { ShownDial, ShownQuestion } from '../shown/question.ts';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';
import { Dial } from './dial.tsx';
import { useDialKeys } from './dial-keys.ts';
import { crowded, type Move } from './formation.ts';
import { partOf } from './hint.ts';
import { ManeuverIcon } from './maneuver-icon.tsx';
import { useDialFan } from './places.ts';
import { WarningList } from './warnings.tsx';

/**
 * A maneuver for each ship, all changeable until they are confirmed; one that is taken opens the next ship's dial. The
 * board shows where all of them would lead.
 */
export function DialsQuestion({
  question,
}: {
  readonly question: ShownQuestion & { readonly form: 'dials' };
}) {
  const { store, game, setPreview, look, setPlanned, hint } = useTable();
  const { dials } = question;
  const t = useWords(questionWords);
  const ships = dials.map(({ ship }) => ship);
  const [active, setActive] = useState(ships[0]!);
  const [told, setTold] = useState('');
  const [considered, setConsidered] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
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
  const meets = useFormation(dials, draft, current, entry);

  useEffect(() => {
    // Where there is no room for all ships the camera goes to the one whose dial is open.
    if (narrow().matches) setPlanned(current);
    return () => setPlanned(null);
  }, [current, setPlanned]);

  const choose = (at: number) => {
    setTold('');
    store.draftDial(question.player, current, at);
  };
  const goTo = (id: number) => {
    setActive(id);
    setConsidered(null);
    look(id);
  };
  const others = missing.filter((id) => id !== current);
  const goOn = () => {
    if (others.length > 0) goTo(nextOf(ships, current, missing));
  };
  const take = (at: number) => {
    choose(at);
    goOn();
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
  useDialKeys(dial.entries, chosen, {
    choose,
    goOn: () => {
      if (missing.length === 0) return confirm();
      if (chosen === undefined) return;
      goOn();
      // The button that had the focus is gone with its dial.
      heading.current?.focus();
    },
  });
  const [fanned, setFanned] = useState(false);
  useKeys({ f: () => setFanned(!fanned) });
  const suggested = partOf(hint, ships.indexOf(current));
  useDialFan(dial, fanned, suggested, { considered: entry ?? null, consider: setConsidered, choose: take });
  useDialRing(dial, chosen, fanned, setConsidered, take);
  useTaps(ships, goTo);
  const alike = chosen === undefined ? [] : othersLike(dials, dial, chosen);
  const takeForAll = () => {
    for (const { ship, at } of alike) store.draftDial(question.player, ship, at);
  };

  return (
    <div className="dials">
      <DialTabs dials={dials} active={current} goTo={goTo} />
      <h3 className="dial-ship" ref={heading} tabIndex={-1}>
        {tag} {name} <span className="quiet">{type}</span>
      </h3>
      <Dial
        key={current}
        dial={dial}
        chosen={chosen}
        suggested={suggested}
        onChoose={choose}
        onTake={take}
        onConsider={setConsidered}
      />
      <p className="dial-legend quiet">
        <span aria-hidden="true">▽</span> {question.legend.easy} · <span aria-hidden="true">▲</span>{' '}
        {question.legend.hard}
      </p>
      <div className="dial-says">
        <MoveWarnings ship={current} />
        <DialWarnings meets={meets} warning={chosen === undefined ? null : dial.warning(chosen)} />
        <p role="status">{told}</p>
      </div>
      <div className="row deciding">
        <button type="button" aria-pressed={fanned} aria-keyshortcuts="F" onClick={() => setFanned(!fanned)}>
          {fanned ? t.hidePlaces : t.showPlaces}
        </button>
        {dials.length > 1 && (
          <button type="button" disabled={alike.length === 0} onClick={takeForAll}>
            {t.sameForAll}
          </button>
        )}
        <button type="button" className="primary" aria-disabled={missing.length > 0} onClick={confirm}>
          {missing.length > 0 ? t.confirmLeft({ count: missing.length }) : t.confirmDials}
        </button>
      </div>
    </div>
  );
}

/** What the considered maneuver of a ship runs into. */
function MoveWarnings({ ship }: { readonly ship: number }) {
  const { preview } = useLookedAt();
  return preview?.kind === 'move' && preview.ship === ship ? <WarningList preview={preview} /> : null;
}

/** What speaks against the maneuver that is considered: ships that end on one another, what the dial itself warns of. */
function DialWarnings(props: { readonly meets: readonly number[]; readonly warning: string | null }) {
  const { meets, warning } = props;
  const { game } = useTable();
  const t = useWords(questionWords);
  return (
    <>
      {meets.length > 0 && (
        <p className="warnings">
          {t.endsOn({ ships: meets.map((id) => nameOf(game.table, id)).join(', ') })}
        </p>
      )}
      {warning && <p className="warnings">{warning}</p>}
    </>
  );
}

/** The next ship without a maneuver after this one, or just the next. */
function nextOf(ships: readonly number[], current: number, missing: readonly number[]): number {
  const at = ships.indexOf(current);
  const after = [...ships.slice(at + 1), ...ships.slice(0, at)];
  return after.find((id) => missing.includes(id)) ?? after[0] ?? current;
}

/** The same maneuver on the dials of other ships that have it. */
const othersLike = (
  dials: readonly ShownDial[],
  { ship, entries }: ShownDial,
  chosen: number,
): readonly { readonly ship: number; readonly at: number }[] =>
  dials.flatMap((other) => {
    const at = other.entries.findIndex(({ text }) => text === entries[chosen]!.text);
    return other.ship === ship || at < 0 ? [] : [{ ship: other.ship, at }];
  });

/** Shows where all ships with a maneuver would end, and tells on which of them the open dial's ship does. */
function useFormation(
  dials: readonly ShownDial[],
  draft: Readonly<Record<string, number>>,
  current: number,
  entry: number | undefined,
): readonly number[] {
  const { setFormation } = useTable();
  const moves = useMemo(
    () =>
      dials.flatMap(({ ship, preview }): readonly Move[] => {
        const at = ship === current ? entry : draft[ship];
        const shown = at === undefined ? null : preview(at);
        return shown?.kind === 'move' ? [shown] : [];
      }),
    [dials, draft, current, entry],
  );
  const tight = useMemo(() => crowded(moves).map(({ ship }) => ship), [moves]);
  useEffect(() => {
    setFormation({ moves: moves.filter(({ ship }) => ship !== current), crowded: tight });
    return () => setFormation(null);
  }, [moves, tight, current, setFormation]);
  return tight.includes(current) ? tight.filter((ship) => ship !== current) : [];
}

/** The open dial around its ship on the board; not while all its places lie there. */
function useDialRing(
  dial: ShownDial,
  chosen: number | undefined,
  fanned: boolean,
  consider: (entry: number | null) => void,
  take: (entry: number) => void,
): void {
  const { setRing } = useTable();
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (fanned) return;
    setRing({
      ship: dial.ship,
      items: dial.entries.map(({ sign, text, difficulty, difficultyText }, at) => ({
        key: String(at),
        says: `${text}, ${difficultyText}`,
        sign: { kind: 'maneuver', maneuver: sign, difficulty },
        chosen: chosen === at,
        consider: (on) => consider(on ? at : null),
        choose: () => latest.current(at),
      })),
    });
    return () => setRing(null);
  }, [dial, chosen, fanned, consider, setRing]);
}

/** A tap on an own ship opens its dial. */
function useTaps(ships: readonly number[], goTo: (ship: number) => void): void {
  const { setTaps } = useTable();
  const latest = useRef(goTo);
  latest.current = goTo;
  const key = ships.join(' ');
  useEffect(() => {
    setTaps(new Map(key.split(' ').map((id) => [Number(id), () => latest.current(Number(id))])));
    return () => setTaps(null);
  }, [key, setTaps]);
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
              title={name}
              onClick={() => goTo(id)}
              onPointerEnter={() => look(id)}
              onPointerLeave={() => look(null)}
            >
              <b>{tag}</b>
              <span className="unseen">
                {' '}
                {name}: {says}
              </span>
              {set ? (
                <span className="set" aria-hidden="true">
                  {set.sign.speed}
                  <ManeuverIcon maneuver={set.sign} />
                </span>
              ) : (
                <span className="set" aria-hidden="true">
                  –
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
