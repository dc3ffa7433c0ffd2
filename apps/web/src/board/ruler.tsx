import { useMemo, useState } from 'react';
import type { Measured, MeasureEnd, Ruler } from '../shown/table.ts';
import { type Frame, toDrawing } from './frame.ts';
import { TableLine } from './ghost.tsx';
import { useKeys } from './keys.ts';
import './ruler.css';

/** The ruler as it is laid: taps on the board, or names in lists, say from where to where. */
export interface LaidRuler {
  readonly ruler: Ruler;
  readonly on: boolean;
  readonly ends: readonly [MeasureEnd | null, MeasureEnd | null];
  readonly measured: Measured | null;
  readonly turn: (on: boolean) => void;
  readonly put: (at: 0 | 1, end: MeasureEnd | null) => void;
  /** The next end; a third tap begins anew. */
  readonly tap: (end: MeasureEnd) => void;
}

type Ends = LaidRuler['ends'];
const NONE: Ends = [null, null];

/** The ruler of a game that allows measuring at any time; null for others. The key M takes it up and lays it down. */
export function useRuler(ruler: Ruler | undefined): LaidRuler | null {
  const [on, setOn] = useState(false);
  const [ends, setEnds] = useState<Ends>(NONE);
  const turn = (next: boolean) => {
    setOn(next);
    setEnds(NONE);
  };
  useKeys(ruler ? { m: () => turn(!on) } : {});
  const measured = useMemo(() => {
    const [from, to] = ends.map((end) => (ruler && end && isThere(ruler, end) ? end : null));
    return ruler && from && to ? ruler.between(from, to) : null;
  }, [ruler, ends]);
  if (!ruler) return null;
  return {
    ruler,
    on,
    ends,
    measured,
    turn,
    put: (at, end) => setEnds(at === 0 ? [end, ends[1]] : [ends[0], end]),
    tap: (end) => setEnds(ends[0] === null || ends[1] !== null ? [end, null] : [ends[0], end]),
  };
}

/** Whether what is measured from or to is still on the table. */
const isThere = ({ things }: Ruler, end: MeasureEnd): boolean =>
  end.kind === 'spot' || things.some(({ id }) => id === end.id);

/** What a tap on a ship names. */
export function endOfShip({ ruler }: LaidRuler, ship: number): MeasureEnd | null {
  const thing = ruler.things.find((one) => one.ship === ship);
  return thing ? { kind: 'thing', id: thing.id } : null;
}

/** The line that was measured, or the spot from where. */
export function RulerLine({ laid, frame }: { readonly laid: LaidRuler; readonly frame: Frame }) {
  const { measured, ends } = laid;
  const [from] = ends;
  if (measured) {
    const [x1, y1, x2, y2] = measured.line;
    return (
      <g className="ruler">
        <TableLine line={measured.line} frame={frame} className="ruler-line" />
        <Dot frame={frame} x={x1!} y={y1!} />
        <Dot frame={frame} x={x2!} y={y2!} />
      </g>
    );
  }
  return from?.kind === 'spot' ? (
    <g className="ruler">
      <Dot frame={frame} x={from.x} y={from.y} />
    </g>
  ) : null;
}

function Dot({ frame, x, y }: { readonly frame: Frame; readonly x: number; readonly y: number }) {
  const [cx, cy] = toDrawing(frame, x, y);
  return <circle className="ruler-dot" cx={cx} cy={cy} r={5} />;
}
