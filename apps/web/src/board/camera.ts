/** Which part of the drawing is seen, as numbers: mm of the drawing, pixels of the window. */

import { MARGIN } from './frame.ts';

/**
 * What is seen: the point of the drawing in the middle of the clear part (mm), how much larger than whole, and by how
 * many degrees the eye leans back from straight above.
 */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly factor: number;
  readonly tilt: number;
}

/** The part of the window that nothing lies over, pixels. */
export interface Clear {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Width and height of the drawing without its margin, mm. */
export type Size = readonly [width: number, height: number];

/** Points of the drawing, mm. */
export type Points = readonly (readonly [number, number])[];

export const MOST = 6;
/** So much of the table is seen at least where the camera frames something by itself, mm. */
const LEAST_SEEN = 520;

/** Pixels for each mm where all of the drawing is seen. */
export const wholeScale = ({ width, height }: Clear, [wide, high]: Size): number =>
  Math.max(0.01, Math.min(width / (wide + 2 * MARGIN), height / (high + 2 * MARGIN)));

export const wholeTable = ([wide, high]: Size, tilt = 0): Camera => ({
  x: wide / 2,
  y: high / 2,
  factor: 1,
  tilt,
});

/** How high a mm of the drawing is, as a part of how wide it is: less when the eye leans back. */
export const squash = ({ tilt }: Pick<Camera, 'tilt'>): number => Math.cos((tilt * Math.PI) / 180);

/** The nearest camera that does not look past the table: along an edge where it is all in sight, it stays in the middle. */
export function clamped(camera: Camera, clear: Clear, size: Size): Camera {
  const { x, y, factor } = camera;
  const scale = wholeScale(clear, size) * factor;
  const within = (value: number, seen: number, whole: number) => {
    const half = seen / scale / 2;
    if (2 * half >= whole + 2 * MARGIN) return whole / 2;
    return Math.min(Math.max(value, half - MARGIN), whole + MARGIN - half);
  };
  const high = clear.height / squash(camera);
  return { ...camera, x: within(x, clear.width, size[0]), y: within(y, high, size[1]) };
}

const between = (factor: number): number => Math.min(MOST, Math.max(1, factor));

/** Larger or smaller around a point of the drawing, which stays where it is on the screen. */
export function scaledAt(camera: Camera, by: number, [x, y]: readonly [number, number]): Camera {
  const factor = between(camera.factor * by);
  const kept = camera.factor / factor;
  return { ...camera, x: x + (camera.x - x) * kept, y: y + (camera.y - y) * kept, factor };
}

/** Larger or smaller, with a point of the drawing in the middle then. */
export const centeredAt = (camera: Camera, by: number, [x, y]: readonly [number, number]): Camera => ({
  ...camera,
  x,
  y,
  factor: between(camera.factor * by),
});

/** The camera that shows points with `room` mm around them; all of the table where there are none. */
export function framing(points: Points, room: number, clear: Clear, size: Size, tilt = 0): Camera {
  if (points.length === 0) return wholeTable(size, tilt);
  const [left, right] = rangeOf(points.map(([x]) => x));
  const [top, bottom] = rangeOf(points.map(([, y]) => y));
  const wide = Math.max(LEAST_SEEN, right - left + 2 * room);
  const high = Math.max(LEAST_SEEN, bottom - top + 2 * room);
  const seen = Math.min(clear.width / wide, clear.height / squash({ tilt }) / high);
  const factor = between(seen / wholeScale(clear, size));
  return clamped({ x: (left + right) / 2, y: (top + bottom) / 2, factor, tilt }, clear, size);
}

const rangeOf = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

/** On the way from one camera to another; `part` from 0 to 1. */
export function onTheWay(from: Camera, to: Camera, part: number): Camera {
  const eased = part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2;
  const mix = (a: number, b: number) => a + (b - a) * eased;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    factor: from.factor * (to.factor / from.factor) ** eased,
    tilt: mix(from.tilt, to.tilt),
  };
}
