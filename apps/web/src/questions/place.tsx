import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { DIRECTIONS } from '../board/frame.ts';
import { useOpenRuling } from '../log/ruling.tsx';
import { useTable } from '../screen/table-context.ts';
import { originOf } from '../shown/names.ts';
import type { ShownPlace, ShownQuestion } from '../shown/question.ts';
import type { Edge } from '../shown/table.ts';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';
import { endsOf, nearestPart, onLine } from './line.ts';

const STEP = 10;
const TURN = 15;

/** A place on the table. */
export function PlaceQuestion({
  question,
}: {
  readonly question: ShownQuestion & { readonly form: 'place' };
}) {
  return question.place.freedom === 'line' ? (
    <OnLine place={question.place} />
  ) : (
    <Anywhere place={question.place} />
  );
}

/** A place along a line: by dragging, by keys, or by a slider. */
function OnLine({ place }: { readonly place: ShownPlace }) {
  const { store, setPlacing } = useTable();
  const line = useMemo(() => onLine(place), [place]);
  const [part, setPart] = useState(0.5);
  const at = line(part);
  const t = useWords(questionWords);
  useEffect(() => {
    const move = (wanted: readonly number[]) => setPart(nearestPart(line, wanted));
    setPlacing({
      thing: place.thing,
      zone: null,
      ring: null,
      line: endsOf(line),
      at: line(part),
      legal: true,
      move,
    });
    return () => setPlacing(null);
  }, [place, line, part, setPlacing]);
  return (
    <div className="place">
      <label className="field">
        {t.backToFront}
        <input
          type="range"
          min={0}
          max={1}
          step={0.01}
          value={part}
          onChange={(event) => setPart(event.target.valueAsNumber)}
        />
      </label>
      <div className="row">
        {PARTS.map(({ name, value }) => (
          <button key={name} type="button" aria-pressed={part === value} onClick={() => setPart(value)}>
            {t[name]}
          </button>
        ))}
        <button type="button" className="primary" onClick={() => store.answer(at)}>
          {t.placeHere}
        </button>
      </div>
    </div>
  );
}

const PARTS = [
  { name: 'back', value: 0 },
  { name: 'middle', value: 0.5 },
  { name: 'front', value: 1 },
] as const;

/** Anywhere on the table: by dragging, by keys, or by numbers; what is wrong with it is said at once. */
function Anywhere({ place }: { readonly place: ShownPlace }) {
  const { store, game, bottom, setPlacing, hint } = useTable();
  const origin = originOf(game.table);
  const open = useOpenRuling();
  const [at, move] = useState(() => (typeof hint === 'object' && hint) || startOf(place));
  const refusals = place.validate(at);
  const [x, y, facing] = [at[0]!, at[1]!, at[2]!];
  const legal = refusals.length === 0;
  const turns = place.freedom === 'free';
  const t = useWords(questionWords);
  const suggest = () => move(proposal(place));

  useEffect(() => {
    const { thing, zone, ring = null } = place;
    setPlacing({ thing, zone, ring, line: null, at, legal, move });
    return () => setPlacing(null);
  }, [place, at, legal, setPlacing]);
  useKeys(bottom, move);

  return (
    <div className="place">
      <p className="hint">{turns ? t.dragAndTurn : t.drag}</p>
      <div className="row">
        <NumberField
          label={t.fromLeft({ origin })}
          unit="mm"
          value={x}
          onChange={(value) => move([value, y, facing])}
        />
        <NumberField
          label={t.fromEdge({ origin })}
          unit="mm"
          value={y}
          onChange={(value) => move([x, value, facing])}
        />
        {turns && (
          <NumberField label={t.facing} unit="°" value={facing} onChange={(value) => move([x, y, value])} />
        )}
      </div>
      <div className="row">
        {turns && (
          <>
            <button type="button" onClick={() => move([x, y, turned(facing - TURN)])} aria-label={t.turnLeft}>
              ⟲
            </button>
            <button
              type="button"
              onClick={() => move([x, y, turned(facing + TURN)])}
              aria-label={t.turnRight}
            >
              ⟳
            </button>
          </>
        )}
        <button type="button" onClick={suggest}>
          {t.suggest}
        </button>
        <button
          type="button"
          className="primary"
          aria-disabled={!legal}
          onClick={() => (refusals[0] ? open(refusals[0].ruling) : store.answer(at))}
        >
          {t.placeHere}
        </button>
      </div>
      <div role="status" className="warnings">
        {place.says && legal && <p className="hint">{place.says(at)}</p>}
        {refusals.map((refusal) => (
          <button
            key={`${refusal.ruling} ${refusal.text}`}
            type="button"
            className="option refused-option"
            aria-haspopup="dialog"
            onClick={() => open(refusal.ruling)}
          >
            <span>{refusal.text}</span>
            <span className="why">{t.why}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** What moves within a ring begins where it is; all else where the rules propose. */
function startOf(place: ShownPlace): readonly number[] {
  const { ring, validate } = place;
  const here = ring ? [ring.x, ring.y, 0] : null;
  return here && validate(here).length === 0 ? here : proposal(place);
}

/** A place the rules propose; the middle of the table when they found none. */
function proposal({ propose }: ShownPlace): readonly number[] {
  for (let tries = 0; tries < 500; tries++) {
    const place = propose(Math.random);
    if (place) return place.map((value) => Math.round(value * 10) / 10);
  }
  return [400, 400, 0];
}

const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Arrow keys move and Q and E turn, wherever the focus is, except in a field. */
function useKeys(bottom: Edge, move: (next: (at: readonly number[]) => readonly number[]) => void): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return;
      const [right, ahead, turn] = MOVES[event.key] ?? [0, 0, 0];
      if (right === 0 && ahead === 0 && turn === 0) return;
      event.preventDefault();
      const step = event.shiftKey ? 1 : STEP;
      const degrees = event.shiftKey ? 1 : TURN;
      const way = DIRECTIONS[bottom];
      const [x, y] = [0, 1].map((axis) => step * (right * way.right[axis]! + ahead * way.up[axis]!));
      move((at) => [at[0]! + x!, at[1]! + y!, turned(at[2]! + turn * degrees)]);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [bottom, move]);
}

/** What a key does: to the right, ahead, clockwise. */
const MOVES: Readonly<Record<string, readonly [number, number, number]>> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, 1, 0],
  ArrowDown: [0, -1, 0],
  q: [0, 0, -1],
  Q: [0, 0, -1],
  e: [0, 0, 1],
  E: [0, 0, 1],
};

function NumberField(props: {
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const { label, unit, value, onChange } = props;
  return (
    <label className="number">
      {label} ({unit})
      <input
        type="number"
        step="any"
        value={value}
        onChange={(event) => {
          const typed = event.target.valueAsNumber;
          if (Number.isFinite(typed)) onChange(typed);
        }}
      />
    </label>
  );
}
