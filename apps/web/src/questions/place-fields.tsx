import { useLayoutEffect } from 'react';
import { DIRECTIONS } from '../board/frame.ts';
import type { Edge } from '../shown/table.ts';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';
import './place-fields.css';

const STEP = 10;
const TURN = 15;

interface PlaceProps {
  /** x, y and facing. */
  readonly at: readonly number[];
  readonly move: (at: readonly number[]) => void;
}

/** A place in numbers; `origin` says from where they are counted. */
export function PlaceNumbers(props: PlaceProps & { readonly origin: string; readonly turns: boolean }) {
  const { at, move, origin, turns } = props;
  const [x, y, facing] = [at[0]!, at[1]!, at[2]!];
  const t = useWords(questionWords);
  return (
    <div className="place-numbers">
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
  );
}

/** Turns what is placed to the left and right. */
export function TurnButtons({ at, move }: PlaceProps) {
  const [x, y, facing] = [at[0]!, at[1]!, at[2]!];
  const t = useWords(questionWords);
  return (
    <>
      <button type="button" onClick={() => move([x, y, turned(facing - TURN)])} aria-label={t.turnLeft}>
        ⟲
      </button>
      <button type="button" onClick={() => move([x, y, turned(facing + TURN)])} aria-label={t.turnRight}>
        ⟳
      </button>
    </>
  );
}

const turned = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Whether keys mean something to what has the focus. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Arrow keys move and Q and E turn, wherever the focus is, except in a field. */
export function usePlaceKeys(
  bottom: Edge,
  move: (next: (at: readonly number[]) => readonly number[]) => void,
): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isField(event.target) || document.querySelector('dialog[open]')) return;
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
        value={Math.round(value * 100) / 100}
        onChange={(event) => {
          const typed = event.target.valueAsNumber;
          if (Number.isFinite(typed)) onChange(typed);
        }}
      />
    </label>
  );
}
