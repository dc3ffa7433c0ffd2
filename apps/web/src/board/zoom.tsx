import { type PointerEvent, useRef, useState } from 'react';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the drawing that is shown. */
export interface Zoom {
  readonly box: Box;
  readonly closer: () => void;
  readonly farther: () => void;
  readonly all: () => void;
  readonly zoomed: boolean;
  readonly grab: (event: PointerEvent<SVGSVGElement>) => void;
  readonly drag: (event: PointerEvent<SVGSVGElement>, scale: number) => void;
  readonly release: () => void;
}

const MARGIN = 16;
const MOST = 4;

export function useZoom(width: number, depth: number): Zoom {
  const [factor, setFactor] = useState(1);
  const [middle, setMiddle] = useState({ x: width / 2, y: depth / 2 });
  const grabbed = useRef<{ x: number; y: number } | null>(null);
  const shown = { width: (width + 2 * MARGIN) / factor, height: (depth + 2 * MARGIN) / factor };
  const clamp = (value: number, extent: number, part: number) =>
    Math.min(Math.max(value, part / 2 - MARGIN), extent + MARGIN - part / 2);
  const x = clamp(middle.x, width, shown.width);
  const y = clamp(middle.y, depth, shown.height);
  return {
    box: { x: x - shown.width / 2, y: y - shown.height / 2, ...shown },
    zoomed: factor > 1,
    closer: () => setFactor(Math.min(MOST, factor * 1.5)),
    farther: () => setFactor(Math.max(1, factor / 1.5)),
    all: () => setFactor(1),
    grab: (event) => {
      if (factor === 1) return;
      grabbed.current = { x: event.clientX, y: event.clientY };
    },
    drag: (event, scale) => {
      const from = grabbed.current;
      if (!from || event.buttons === 0) return;
      setMiddle({ x: x - (event.clientX - from.x) / scale, y: y - (event.clientY - from.y) / scale });
      grabbed.current = { x: event.clientX, y: event.clientY };
    },
    release: () => {
      grabbed.current = null;
    },
  };
}

export function ZoomButtons({ zoom }: { readonly zoom: Zoom }) {
  return (
    <div className="zoom">
      <button type="button" className="zoom-button" onClick={zoom.closer} aria-label="Zoom in">
        +
      </button>
      <button
        type="button"
        className="zoom-button"
        onClick={zoom.farther}
        aria-label="Zoom out"
        disabled={!zoom.zoomed}
      >
        −
      </button>
      <button
        type="button"
        className="zoom-button"
        onClick={zoom.all}
        aria-label="Show the whole table"
        disabled={!zoom.zoomed}
      >
        ▣
      </button>
    </div>
  );
}
