/** Which part of the drawing is seen: pinch, wheel, drag and keys, without drawing anything again meanwhile. */

import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';

/**
 * The part that is seen: how much larger, and where its upper left corner lies, as parts of the whole; and by how many
 * degrees the eye leans back from straight above.
 */
export interface Part {
  readonly factor: number;
  readonly left: number;
  readonly top: number;
  readonly tilt: number;
}

const WHOLE: Part = { factor: 1, left: 0, top: 0, tilt: 0 };
/** As far as the eye leans back at most, degrees, and as far as a key or button leans it. */
const MOST_TILT = 55;
export const LEANING = 32;
const MOST = 6;
const STEP = 1.5;
/** From so many pixels on a press is a drag and no tap. */
const DRAG = 6;
/** How long nothing must change until letters get their size again, ms. */
const SETTLED = 160;

/** A point of the frame, as parts of its width and height. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

export interface BoardView {
  /** How much larger than whole, once a gesture is over. */
  readonly factor: number;
  readonly zoomed: boolean;
  readonly closer: () => void;
  readonly farther: () => void;
  readonly all: () => void;
  /** Moves what is seen, as parts of what is seen now. */
  readonly pan: (right: number, down: number) => void;
  /** Brings an element into sight. */
  readonly reveal: (element: Element) => void;
  /** Whether the eye leans back. */
  readonly leans: boolean;
  /** Leans the eye back, or straight above the table again. */
  readonly lean: () => void;
}

/** How much larger the drawing is from top to bottom: less than from side to side when the eye leans back. */
const high = ({ factor, tilt }: Part): number => factor * Math.cos((tilt * Math.PI) / 180);

/** Where the drawing's upper edge lies, as a part of the frame's height: what is less high than the frame is in its middle. */
const upper = (part: Part): number => (high(part) <= 1 ? (1 - high(part)) / 2 : -part.top * high(part));

const clamped = (part: Part): Part => {
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(0, most));
  return {
    ...part,
    left: within(part.left, 1 - 1 / part.factor),
    top: within(part.top, 1 - 1 / high(part)),
  };
};

/** A point of the frame as a point of the drawing. */
const onDrawing = (part: Part, { x, y }: Point): Point => ({
  x: part.left + x / part.factor,
  y: (y - upper(part)) / high(part),
});

/** With a point of the drawing at a point of the frame. */
const laidAt = (part: Part, drawn: Point, { x, y }: Point): Part =>
  clamped({ ...part, left: drawn.x - x / part.factor, top: drawn.y - y / high(part) });

/** Larger or smaller around a point of the frame that stays where it is. */
function scaled(part: Part, by: number, point: Point): Part {
  const factor = Math.min(MOST, Math.max(1, part.factor * by));
  return laidAt({ ...part, factor }, onDrawing(part, point), point);
}

/** Larger or smaller, with a point of the frame in the middle then. */
function centered(part: Part, by: number, point: Point): Part {
  const factor = Math.min(MOST, Math.max(1, part.factor * by));
  return laidAt({ ...part, factor }, onDrawing(part, point), MIDDLE);
}

/** Leaning back by so many degrees, what is in the middle stays there. */
function tilted(part: Part, tilt: number): Part {
  const within = Math.min(MOST_TILT, Math.max(0, tilt));
  return laidAt({ ...part, tilt: within }, onDrawing(part, MIDDLE), MIDDLE);
}

/** `frame` stays where it is and cuts off what is not seen; `drawing` moves in it. */
export function useView(
  frame: RefObject<HTMLElement | null>,
  drawing: RefObject<SVGSVGElement | null>,
  /** Whether a press on the drawing is for something else. */
  taken: boolean,
): BoardView {
  const part = useRef(WHOLE);
  const [leans, setLeans] = useState(false);
  const settling = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [factor, setFactor] = useState(1);

  const show = useCallback(
    (next: Part) => {
      part.current = next;
      const element = drawing.current;
      if (!element) return;
      element.style.transform = `translate(${-next.left * next.factor * 100}%, ${upper(next) * 100}%) scale(${next.factor}, ${high(next)})`;
      element.style.willChange = 'transform';
      element.dataset.tilt = String(next.tilt);
      if (frame.current) frame.current.dataset.zoomed = String(next.factor > 1);
      clearTimeout(settling.current);
      settling.current = setTimeout(() => {
        element.style.willChange = '';
        setFactor(next.factor);
        setLeans(next.tilt > 0);
      }, SETTLED);
    },
    [drawing, frame],
  );
  useEffect(() => () => clearTimeout(settling.current), []);
  useGestures(frame, part, show, taken);

  return useMemo(() => {
    const zoom = (by: number) => {
      const about = part.current.factor === 1 ? FROM_AFAR : SUBJECTS;
      show(centered(part.current, by, subject(frame.current, about)));
    };
    const pan = (right: number, down: number) => {
      const { factor: now, left, top } = part.current;
      show(clamped({ ...part.current, left: left + right / now, top: top + down / high(part.current) }));
    };
    return {
      factor,
      zoomed: factor > 1,
      closer: () => zoom(STEP),
      farther: () => zoom(1 / STEP),
      all: () => show({ ...WHOLE, tilt: part.current.tilt }),
      pan,
      reveal: (element) => {
        const box = frame.current?.getBoundingClientRect();
        if (!box || part.current.factor === 1) return;
        const at = element.getBoundingClientRect();
        const right = outside(at.left - box.left, at.right - box.left, box.width);
        const down = outside(at.top - box.top, at.bottom - box.top, box.height);
        if (right !== 0 || down !== 0) pan(right, down);
      },
      leans,
      lean: () => show(tilted(part.current, part.current.tilt > 0 ? 0 : LEANING)),
    };
  }, [factor, leans, frame, show]);
}

/** What it is about now, the first of these that there are. */
const SUBJECTS = ['.ship.focused', '.ship.asked'];
/** The same from afar, where nobody has chosen what to see. */
const FROM_AFAR = [...SUBJECTS, '.ship.pickable', '.ship'];

/** The middle of what it is about, or of the frame when that is out of sight. */
function subject(frame: HTMLElement | null, about: readonly string[]): Point {
  const ships = about.map((which) => frame?.querySelectorAll(which) ?? []).find(({ length }) => length > 0);
  if (!frame || !ships) return MIDDLE;
  const box = frame.getBoundingClientRect();
  const places = Array.from(ships, (ship) => ship.getBoundingClientRect());
  const middle = (of: (place: DOMRect) => number) => {
    const [least, most] = [Math.min(...places.map(of)), Math.max(...places.map(of))];
    return (least + most) / 2;
  };
  const x = (middle(({ left, width }) => left + width / 2) - box.left) / box.width;
  const y = (middle(({ top, height }) => top + height / 2) - box.top) / box.height;
  const isSeen = Math.min(x, y) >= 0 && Math.max(x, y) <= 1;
  return isSeen ? { x, y } : MIDDLE;
}

/** How far something reaches out of the frame, as a part of it, with some room around. */
function outside(from: number, to: number, size: number): number {
  const room = size * 0.1;
  if (from < room) return (from - room) / size;
  return to > size - room ? (to - size + room) / size : 0;
}

function useGestures(
  frame: RefObject<HTMLElement | null>,
  part: RefObject<Part>,
  show: (next: Part) => void,
  taken: boolean,
): void {
  const isTaken = useRef(taken);
  isTaken.current = taken;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    let dragged = false;
    const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
    };
    const wheel = (event: WheelEvent) => {
      const next = scaled(part.current, Math.exp(-event.deltaY * 0.0016), pointOf(event));
      if (next.factor === part.current.factor) return;
      event.preventDefault();
      show(next);
    };
    const down = (event: globalThis.PointerEvent) => {
      dragged = false;
      if (isTaken.current || event.button !== 0) return;
      fingers.set(event.pointerId, pointOf(event));
      start = pointOf(event);
    };
    const move = (event: globalThis.PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before || !start) return;
      const now = pointOf(event);
      fingers.set(event.pointerId, now);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        dragged = true;
        const by =
          Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
        show(scaled(part.current, by, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
        return;
      }
      const { width } = element.getBoundingClientRect();
      if (Math.hypot(now.x - start.x, now.y - start.y) * width > DRAG) dragged = true;
      const { factor, left, top } = part.current;
      if (!dragged || factor === 1) return;
      element.setPointerCapture(event.pointerId);
      show(
        clamped({
          ...part.current,
          left: left - (now.x - before.x) / factor,
          top: top - (now.y - before.y) / high(part.current),
        }),
      );
    };
    const up = (event: globalThis.PointerEvent) => {
      fingers.delete(event.pointerId);
    };
    // What was dragged was not meant to be chosen.
    const click = (event: MouseEvent) => {
      if (!dragged || part.current.factor === 1) return;
      event.stopPropagation();
      event.preventDefault();
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, true);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, true);
    };
  }, [frame, part, show]);
}
