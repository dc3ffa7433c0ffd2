/** Wheel, drags, pinches and turns of two fingers over the table. */

import { type Camera, type Clear, scaledAt, swung } from './camera.ts';

/** By so much a drag with the right button turns and leans, degrees a pixel. */
const EYE_DRAG = 0.35;
/** Two fingers turn the table from so many degrees on: a pinch is seldom straight. */
const TWIST = 12;
/** From so many pixels on a press is a drag and no tap. */
const DRAG = 6;

/** What moves the drawing; it draws nothing again meanwhile. */
export interface Mover {
  readonly camera: () => Camera;
  readonly clear: () => Clear;
  readonly show: (next: Camera) => void;
  /** A point of the page (pixels) as one of the drawing (mm). */
  readonly spotAt: (x: number, y: number) => readonly [number, number];
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Moves what is seen by gestures on an element, until it is told to stop; `isTaken` is whether a press is for something else. */
export function listen(element: HTMLElement, mover: Mover, isTaken: () => boolean): () => void {
  const fingers = new Map<number, Finger>();
  let start: Finger | null = null;
  let dragged = false;
  let swings: Finger | null = null;
  let twist = 0;
  const fingerOf = ({ clientX, clientY }: MouseEvent): Finger => ({ x: clientX, y: clientY });
  const wheel = (event: WheelEvent) => {
    const before = mover.camera();
    const next = scaledAt(
      before,
      Math.exp(-event.deltaY * 0.0016),
      mover.spotAt(event.clientX, event.clientY),
    );
    if (next.factor === before.factor) return;
    event.preventDefault();
    mover.show(next);
  };
  const down = (event: globalThis.PointerEvent) => {
    dragged = false;
    if (event.button === 2) {
      swings = fingerOf(event);
      element.setPointerCapture(event.pointerId);
    }
    if (isTaken() || event.button !== 0) return;
    twist = 0;
    fingers.set(event.pointerId, fingerOf(event));
    start = fingerOf(event);
  };
  const move = (event: globalThis.PointerEvent) => {
    if (swings) {
      const to = fingerOf(event);
      mover.show(swung(mover.camera(), (swings.y - to.y) * EYE_DRAG, (swings.x - to.x) * EYE_DRAG));
      swings = to;
      return;
    }
    const before = fingers.get(event.pointerId);
    if (!before || !start) return;
    const now = fingerOf(event);
    fingers.set(event.pointerId, now);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      dragged = true;
      const by =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      const middle = mover.spotAt((now.x + other.x) / 2, (now.y + other.y) / 2);
      const turns = angle(before, other, now);
      twist += turns;
      const camera = scaledAt(mover.camera(), by, middle);
      mover.show(Math.abs(twist) > TWIST ? swung(camera, 0, turns) : camera);
      return;
    }
    if (Math.hypot(now.x - start.x, now.y - start.y) > DRAG) dragged = true;
    if (!dragged || element.dataset.zoomed !== 'true') return;
    element.setPointerCapture(event.pointerId);
    const [fromX, fromY] = mover.spotAt(before.x, before.y);
    const [toX, toY] = mover.spotAt(now.x, now.y);
    const camera = mover.camera();
    mover.show({ ...camera, x: camera.x - (toX - fromX), y: camera.y - (toY - fromY) });
  };
  const up = (event: globalThis.PointerEvent) => {
    fingers.delete(event.pointerId);
    swings = null;
  };
  const menu = (event: Event) => event.preventDefault();
  // What was dragged was not meant to be chosen.
  const click = (event: MouseEvent) => {
    if (!dragged || element.dataset.zoomed !== 'true') return;
    event.stopPropagation();
    event.preventDefault();
  };
  const heard = new AbortController();
  const { signal } = heard;
  element.addEventListener('wheel', wheel, { passive: false, signal });
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('click', click, { capture: true, signal });
  element.addEventListener('contextmenu', menu, { signal });
  return () => heard.abort();
}

/** By how many degrees a finger went clockwise around another. */
function angle(before: Finger, around: Finger, now: Finger): number {
  const of = ({ x, y }: Finger) => (Math.atan2(y - around.y, x - around.x) * 180) / Math.PI;
  const by = of(now) - of(before);
  return by - 360 * Math.round(by / 360);
}
