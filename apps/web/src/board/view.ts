/** Which part of the drawing is seen: it follows what happens, until pinch, wheel, drag or keys take it over. */

import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Camera,
  type Clear,
  centeredAt,
  clamped,
  type Eye,
  framing,
  fromWindow,
  onTheWay,
  planeOf,
  type Size,
  STRAIGHT,
  type Subject,
  seenBy,
  seenThrough,
  squash,
  swung,
  toWindow,
  turned,
  wholeScale,
  wholeTable,
} from './camera.ts';
import { MARGIN } from './frame.ts';
import type { Mover } from './gestures.ts';
import { paceLength } from './pace.ts';
import { openUpright, type Upright } from './upright.ts';

const STEP = 1.5;
/** As far as the button leans the eye back, degrees. */
const LEANING = 32;
/** By so much a key turns and leans, degrees. */
const EYE_STEP = 10;
/** How long nothing must change until letters get their size again, ms. */
const SETTLED = 160;
/** How long the camera is on its way at the usual pace, ms. */
const WAY = 420;

/** What the camera frames by itself, on the drawing; another `key` is another thing to frame. */
export interface Framed {
  readonly key: string;
  readonly subject: Subject;
}

export interface BoardView {
  /** Pixels for each mm where all of the table is seen. */
  readonly whole: number;
  /** How much larger than whole, once a gesture is over. */
  readonly factor: number;
  readonly zoomed: boolean;
  /** The camera goes by itself to what is asked. */
  readonly following: boolean;
  readonly follow: () => void;
  readonly closer: () => void;
  readonly farther: () => void;
  readonly all: () => void;
  /** Moves what is seen, as parts of what is seen now. */
  readonly pan: (right: number, down: number) => void;
  /** Brings an element into sight. */
  readonly reveal: (element: Element) => void;
  /** How the eye looks, once a gesture is over. */
  readonly eye: Eye;
  /** What is seen of the table once a gesture is over, as `seenBy`; null before the first. */
  readonly seen: ReturnType<typeof seenBy> | null;
  /** Leans the eye back, or straight above the table again. */
  readonly lean: () => void;
  /** Leans the eye so many steps farther back, and turns the table so many steps clockwise. */
  readonly swing: (back: number, clockwise: number) => void;
  /** A point of the page (pixels) as one of the drawing (mm). */
  readonly spotAt: (x: number, y: number) => readonly [number, number];
  /** Calls back whenever the camera has moved; returns how to stop. */
  readonly watch: (listener: () => void) => () => void;
  /** Where a point of the drawing (mm) is in the window, pixels. */
  readonly spot: (x: number, y: number) => readonly [number, number];
  /** The part of the window that nothing lies over. */
  readonly clear: () => Clear;
}

interface Parts {
  /** What cuts off what is not seen; the part of it that nothing lies over; the drawing that moves in it. */
  readonly window: RefObject<HTMLElement | null>;
  readonly clear: RefObject<HTMLElement | null>;
  readonly drawing: RefObject<SVGSVGElement | null>;
}

const NOWHERE: Clear = { left: 0, top: 0, width: 1, height: 1 };

/** The camera over the table; `taken` is whether a press on the drawing is for something else. */
export function useView(parts: Parts, size: Size, framed: Framed, taken: boolean): BoardView {
  const { window, clear, drawing } = parts;
  const [wide, high] = size;
  const camera = useRef<Camera | null>(null);
  const room = useRef<Clear>(NOWHERE);
  const settling = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const way = useRef(0);
  const turnWords = useUpright();
  const watchers = useRef(new Set<() => void>());
  const [{ factor, eye, seen }, settle] = useSettled(wide, high);
  const [whole, setWhole] = useState(0.6);
  const [following, setFollowing] = useState(true);
  const follows = useRef(true);
  follows.current = following;
  const wanted = useRef(framed);
  wanted.current = framed;

  const draw = useCallback(
    (next: Camera) => {
      camera.current = next;
      const element = drawing.current;
      if (!element) return;
      turnTo(element, next, room.current, [wide, high]);
      turnWords(element, uprightIn(next));
      for (const watcher of watchers.current) watcher();
      if (window.current) window.current.dataset.zoomed = String(next.factor > 1.001);
      clearTimeout(settling.current);
      settling.current = setTimeout(() => {
        element.style.willChange = '';
        settle(next, room.current);
      }, SETTLED);
    },
    [drawing, window, settle, turnWords, wide, high],
  );
  const goTo = useCallback(
    (next: Camera) => {
      cancelAnimationFrame(way.current);
      const from = camera.current;
      const length = WAY * paceLength();
      if (!from || length === 0) return draw(next);
      walk(length, way, (part) => draw(onTheWay(from, next, part)));
    },
    [draw],
  );
  const framedNow = useCallback(() => {
    const { tilt, turn } = camera.current ?? STRAIGHT;
    return framing(wanted.current.subject, room.current, [wide, high], { tilt, turn });
  }, [wide, high]);

  // Before it is seen, and whenever there is more or less room for it.
  useLayoutEffect(() => {
    const [outer, inner, element] = [window.current, clear.current, drawing.current];
    if (!outer || !inner || !element) return;
    const measure = () => {
      const free = clearIn(outer, inner);
      if (!free) return;
      const before = room.current;
      room.current = free;
      const scale = wholeScale(room.current, [wide, high]);
      element.style.width = `${(wide + 2 * MARGIN) * scale}px`;
      setWhole(scale);
      cancelAnimationFrame(way.current);
      const now = camera.current;
      if (!now) return draw(framedNow());
      if (!follows.current) return draw(clamped(now, free, [wide, high]));
      // The sheet over it grows and shrinks with what is asked: nothing jumps for that.
      draw(seenThrough(now, before, free, [wide, high]));
      goTo(framedNow());
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(outer);
    sizes.observe(inner);
    return () => {
      sizes.disconnect();
      cancelAnimationFrame(way.current);
      clearTimeout(settling.current);
    };
  }, [window, clear, drawing, wide, high, draw, goTo, framedNow]);
  useEffect(() => {
    if (framed.key !== '' && follows.current) goTo(framedNow());
  }, [framed.key, goTo, framedNow]);

  const mover = useMemo(
    (): Mover => ({
      camera: () => camera.current ?? wholeTable([wide, high]),
      clear: () => room.current,
      show: (next) => {
        cancelAnimationFrame(way.current);
        setFollowing(false);
        draw(clamped(next, room.current, [wide, high]));
      },
      spotAt: (x, y) => pointAt(window.current, camera.current, room.current, [wide, high], [x, y]),
    }),
    [draw, window, wide, high],
  );
  useGestures(window, mover, taken);

  const controls = useMemo(
    () => controlsOf(mover, { window, clear }, [wide, high], goTo, watchers.current),
    [mover, window, clear, wide, high, goTo],
  );
  return useMemo(
    () => ({
      ...controls,
      whole,
      factor,
      zoomed: factor > 1.001,
      following,
      eye,
      seen,
      follow: () => {
        setFollowing(true);
        goTo(framedNow());
      },
    }),
    [controls, whole, factor, following, eye, seen, goTo, framedNow],
  );
}

/** The part of a window that nothing lies over; null while it has no size. */
function clearIn(outer: HTMLElement, inner: HTMLElement): Clear | null {
  const [all, free] = [outer.getBoundingClientRect(), inner.getBoundingClientRect()];
  const { width, height } = free;
  if (width === 0 || height === 0) return null;
  return { left: free.left - all.left, top: free.top - all.top, width, height };
}

/** A point of the page as one of the drawing; the middle where nothing is seen yet. */
function pointAt(
  window: HTMLElement | null,
  camera: Camera | null,
  room: Clear,
  [wide, high]: Size,
  [x, y]: readonly [number, number],
): readonly [number, number] {
  const box = window?.getBoundingClientRect();
  if (!box || !camera) return [wide / 2, high / 2];
  return fromWindow(planeOf(camera, room, [wide, high]), x - box.left, y - box.top);
}

/** What is told of a camera once a gesture is over. */
type Settled = Pick<BoardView, 'factor' | 'eye' | 'seen'>;

/** What was told last, and how to tell anew: parts that did not change stay what they were, so nothing is drawn for them. */
function useSettled(wide: number, high: number): readonly [Settled, (camera: Camera, room: Clear) => void] {
  const [factor, setFactor] = useState(1);
  const [eye, setEye] = useState<Eye>(STRAIGHT);
  const [seen, setSeen] = useState<BoardView['seen']>(null);
  const settle = useCallback(
    (camera: Camera, room: Clear) => {
      const { tilt, turn } = camera;
      setFactor(camera.factor);
      setEye((before) => (before.tilt === tilt && before.turn === turn ? before : { tilt, turn }));
      setSeen((before) => sameSides(before, seenBy(camera, room, [wide, high])));
    },
    [wide, high],
  );
  return [{ factor, eye, seen }, settle];
}

function sameSides(before: BoardView['seen'], now: NonNullable<BoardView['seen']>): BoardView['seen'] {
  const sides = ['left', 'right', 'top', 'bottom'] as const;
  return before && sides.every((side) => before[side] === now[side]) ? before : now;
}

/** Moves the drawing so that it is seen as a camera sees it. */
function turnTo(element: SVGSVGElement, camera: Camera, room: Clear, size: Size): void {
  const [a, b, c, d, e, f] = planeOf(camera, room, size);
  const whole = wholeScale(room, size);
  const linear = [a, b, c, d].map((value) => value / whole).join(', ');
  element.style.transform = `matrix(${linear}, ${e - (a + c) * MARGIN}, ${f - (b + d) * MARGIN})`;
  element.style.willChange ||= 'transform';
  element.dataset.tilt = String(camera.tilt);
  element.dataset.turn = String(camera.turn);
}

/** Turns the words of a drawing, for as long as it is there. */
function useUpright(): (drawing: SVGElement, transform: string) => void {
  const words = useRef<Upright | null>(null);
  useEffect(
    () => () => {
      words.current?.close();
      words.current = null;
    },
    [],
  );
  return useCallback((drawing, transform) => {
    words.current ??= openUpright(drawing);
    words.current.turn(transform);
  }, []);
}

/** How words are turned that stay upright however the table is looked at. */
const uprightIn = (camera: Camera): string => `rotate(${-camera.turn}deg) scaleY(${1 / squash(camera)})`;

/** Draws frame after frame of something that lasts so many ms; `frame` holds the one that comes next. */
function walk(length: number, frame: { current: number }, draw: (part: number) => void): void {
  let begun: number | null = null;
  const step = (now: number) => {
    begun ??= now;
    const part = Math.min(1, (now - begun) / length);
    draw(part);
    if (part < 1) frame.current = requestAnimationFrame(step);
  };
  frame.current = requestAnimationFrame(step);
}

type Controls = Omit<BoardView, 'whole' | 'factor' | 'zoomed' | 'following' | 'eye' | 'seen' | 'follow'>;

/** What moves the camera, and tells where things are in it. */
function controlsOf(
  mover: Mover,
  { window, clear }: Pick<Parts, 'window' | 'clear'>,
  [wide, high]: Size,
  goTo: (next: Camera) => void,
  watchers: Set<() => void>,
): Controls {
  const zoom = (by: number) => {
    const about = mover.camera().factor < 1.001 ? FROM_AFAR : SUBJECTS;
    mover.show(centeredAt(mover.camera(), by, subject(window.current, about, mover)));
  };
  const scale = () => wholeScale(mover.clear(), [wide, high]) * mover.camera().factor;
  const moveBy = (right: number, down: number) => {
    const before = mover.camera();
    const by = turned([right / scale(), down / scale() / squash(before)], -before.turn);
    mover.show({ ...before, x: before.x + by[0], y: before.y + by[1] });
  };
  return {
    lean: () => {
      const now = mover.camera();
      const next = now.tilt > 0 || now.turn !== 0 ? STRAIGHT : { tilt: LEANING, turn: 0 };
      goTo(clamped({ ...now, ...next }, mover.clear(), [wide, high]));
    },
    swing: (back, clockwise) => {
      const now = mover.camera();
      goTo(clamped(swung(now, back * EYE_STEP, clockwise * EYE_STEP), mover.clear(), [wide, high]));
    },
    spotAt: mover.spotAt,
    spot: (x, y) => toWindow(planeOf(mover.camera(), mover.clear(), [wide, high]), x, y),
    clear: mover.clear,
    watch: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    closer: () => zoom(STEP),
    farther: () => zoom(1 / STEP),
    all: () => mover.show(wholeTable([wide, high], mover.camera())),
    pan: (right, down) => moveBy(right * mover.clear().width, down * mover.clear().height),
    reveal: (element) => {
      const box = clear.current?.getBoundingClientRect();
      if (!box || mover.camera().factor < 1.001) return;
      const at = element.getBoundingClientRect();
      const right = outside(at.left - box.left, at.right - box.left, box.width);
      const down = outside(at.top - box.top, at.bottom - box.top, box.height);
      if (right !== 0 || down !== 0) moveBy(right * box.width, down * box.height);
    },
  };
}

/** What it is about now, the first of these that there are. */
const SUBJECTS = ['.ship.focused', '.ship.asked'];
/** The same from afar, where nobody has chosen what to see. */
const FROM_AFAR = [...SUBJECTS, '.ship.pickable', '.ship'];

/** The middle of what it is about, or of what is seen when that is out of sight; on the drawing, mm. */
function subject(
  window: HTMLElement | null,
  about: readonly string[],
  { camera, clear, spotAt }: Mover,
): readonly [number, number] {
  const { x, y } = camera();
  const ships = about.map((which) => window?.querySelectorAll(which) ?? []).find(({ length }) => length > 0);
  if (!window || !ships) return [x, y];
  const box = window.getBoundingClientRect();
  const { left, top, width, height } = clear();
  const places = Array.from(ships, (ship) => ship.getBoundingClientRect());
  const middle = (of: (place: DOMRect) => number) => {
    const [least, most] = [Math.min(...places.map(of)), Math.max(...places.map(of))];
    return (least + most) / 2;
  };
  const right = middle(({ left: at, width: wide }) => at + wide / 2);
  const down = middle(({ top: at, height: high }) => at + high / 2);
  const across = (right - box.left - left) / width;
  const deep = (down - box.top - top) / height;
  const isSeen = Math.min(across, deep) >= 0 && Math.max(across, deep) <= 1;
  return isSeen ? spotAt(right, down) : [x, y];
}

/** How far something reaches out of what is clear, as a part of it, with some room around. */
function outside(from: number, to: number, size: number): number {
  const room = size * 0.1;
  if (from < room) return (from - room) / size;
  return to > size - room ? (to - size + room) / size : 0;
}

/** Gestures are fetched when the table stands: nobody drags it before. */
function useGestures(window: RefObject<HTMLElement | null>, mover: Mover, taken: boolean): void {
  const isTaken = useRef(taken);
  isTaken.current = taken;
  useEffect(() => {
    let forget: (() => void) | null = () => undefined;
    import('./gestures.ts').then(
      ({ listen }) => {
        const element = window.current;
        if (forget && element) forget = listen(element, mover, () => isTaken.current);
      },
      // Without them there are still buttons and keys.
      () => undefined,
    );
    return () => {
      forget?.();
      forget = null;
    };
  }, [window, mover]);
}
