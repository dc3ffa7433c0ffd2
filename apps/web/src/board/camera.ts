/** Which part of the drawing is seen, as numbers: mm of the drawing, pixels of the window. */

import { MARGIN } from './frame.ts';

/**
 * What is seen: the point of the drawing in the middle of the clear part (mm), how much larger than whole, by how
 * many degrees the eye leans back from straight above, and by how many the drawing is turned clockwise.
 */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly factor: number;
  readonly tilt: number;
  readonly turn: number;
}

/** How the eye looks, wherever. */
export type Eye = Pick<Camera, 'tilt' | 'turn'>;

/** As far as the eye leans back, degrees: farther, nothing could be told from what lies behind it. */
export const MOST_TILT = 60;
export const STRAIGHT: Eye = { tilt: 0, turn: 0 };

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
/** So much of the table is seen at least where the camera frames something by itself and there is space for it, mm. */
const LEAST_SEEN = 520;

/** Pixels for each mm where all of the drawing is seen. */
export const wholeScale = ({ width, height }: Clear, [wide, high]: Size): number =>
  Math.max(0.01, Math.min(width / (wide + 2 * MARGIN), height / (high + 2 * MARGIN)));

export const wholeTable = ([wide, high]: Size, { tilt, turn }: Eye = STRAIGHT): Camera => ({
  x: wide / 2,
  y: high / 2,
  factor: 1,
  tilt,
  turn,
});

/** How high a mm of the drawing is, as a part of how wide it is: less when the eye leans back. */
export const squash = ({ tilt }: Pick<Eye, 'tilt'>): number => Math.cos(radians(tilt));

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A direction on the drawing, as it is turned on the screen; both with y down. */
export function turned([x, y]: readonly [number, number], degrees: number): readonly [number, number] {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** How far something that reaches so far to the sides and up and down reaches there when it is turned. */
export function turnedExtent([x, y]: readonly [number, number], degrees: number): readonly [number, number] {
  const [sin, cos] = [Math.abs(Math.sin(radians(degrees))), Math.abs(Math.cos(radians(degrees)))];
  return [x * cos + y * sin, x * sin + y * cos];
}

/** From the drawing (mm) to the window (pixels): the six numbers of CSS `matrix()`. */
export type Plane = readonly [number, number, number, number, number, number];

/** How a camera maps the drawing to the window. */
export function planeOf(camera: Camera, clear: Clear, size: Size): Plane {
  const scale = wholeScale(clear, size) * camera.factor;
  const flat = squash(camera);
  const [a, b] = turned([scale, 0], camera.turn);
  const [c, d] = turned([0, scale], camera.turn);
  const middle = [clear.left + clear.width / 2, clear.top + clear.height / 2] as const;
  const { x, y } = camera;
  return [a, b * flat, c, d * flat, middle[0] - a * x - c * y, middle[1] - (b * x + d * y) * flat];
}

/** A point of the drawing (mm) in the window (pixels). */
export const toWindow = ([a, b, c, d, e, f]: Plane, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** The way back. */
export function fromWindow(
  [a, b, c, d, e, f]: Plane,
  right: number,
  down: number,
): readonly [number, number] {
  const [x, y, area] = [right - e, down - f, a * d - b * c];
  return [(d * x - c * y) / area, (a * y - b * x) / area];
}

/** What a camera sees where nothing lies over it, in mm as `turned` and squashed on the screen, y down. */
export function seenBy(
  camera: Camera,
  clear: Clear,
  size: Size,
): { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number } {
  const scale = wholeScale(clear, size) * camera.factor;
  const [x, y] = turned([camera.x, camera.y], camera.turn);
  const down = y * squash(camera);
  const [halfX, halfY] = [clear.width / 2 / scale, clear.height / 2 / scale];
  return { left: x - halfX, right: x + halfX, top: down - halfY, bottom: down + halfY };
}

/**
 * The nearest camera that does not look farther past the table than so many mm: along an edge where it is all in sight,
 * it stays in the middle.
 */
export function clamped(camera: Camera, clear: Clear, size: Size, past = 0): Camera {
  const scale = wholeScale(clear, size) * camera.factor;
  const within = (off: number, seen: number, whole: number) => {
    const most = Math.max(0, whole / 2 + MARGIN + past - seen / scale / 2);
    return Math.min(Math.max(off, -most), most);
  };
  const [middleX, middleY] = [size[0] / 2, size[1] / 2];
  const [wide, high] = turnedExtent(size, camera.turn);
  const [right, down] = turned([camera.x - middleX, camera.y - middleY], camera.turn);
  const [x, y] = turned(
    [within(right, clear.width, wide), within(down, clear.height / squash(camera), high)],
    -camera.turn,
  );
  return { ...camera, x: middleX + x, y: middleY + y };
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

/** What the camera frames by itself. */
export interface Subject {
  /** What is seen with so many mm around it where there is space for that. */
  readonly points: Points;
  readonly room: number;
  /** What has to be told apart even in a small window, with so many mm around it for the hulls that stand there. */
  readonly core: Points;
  readonly body: number;
}

/** From so many pixels a mm on, what stands on a small base is told apart: rather than smaller, less is seen around it. */
const LEGIBLE = 0.9;
/** For the labels beside the ships at the edge of what is seen, pixels. */
const LABELS = 20;
/** From so much larger than whole on, more is told apart than is lost to sight at the edges of the table. */
const CLOSER = 1.15;

/** The camera that shows a subject; all of the table where it has no points. */
export function framing(subject: Subject, clear: Clear, size: Size, eye: Eye = STRAIGHT): Camera {
  const { points, room, core, body } = subject;
  if (points.length === 0) return wholeTable(size, eye);
  const fitted = (of: Points, around: number, labels: number) => {
    const { center, wide, high } = extentOf(of, eye.turn);
    const across = (clear.width - 2 * labels) / (wide + 2 * around);
    const down = (clear.height - 2 * labels) / squash(eye) / (high + 2 * around);
    return { center, scale: Math.min(across, down) };
  };
  const all = fitted(points, room, 0);
  const near = core.length > 0 ? fitted(core, body, LABELS) : all;
  const least = Math.min(near.scale, LEGIBLE);
  const closest = Math.max(LEGIBLE, Math.min(clear.width, clear.height / squash(eye)) / LEAST_SEEN);
  const { center, scale } = all.scale < least ? { center: near.center, scale: least } : all;
  const factor = between(Math.min(scale, closest) / wholeScale(clear, size));
  if (factor < CLOSER) return wholeTable(size, eye);
  const [x, y] = turned(center, -eye.turn);
  // A ship that may leave the table is seen there.
  const outside = Math.max(...core.flatMap((at) => at.flatMap((mm, axis) => [-mm, mm - size[axis]!])));
  return clamped({ x, y, factor, ...eye }, clear, size, outside > 0 ? outside + body : 0);
}

/** The middle of points as they are turned on the screen, and how far they reach across and down, mm. */
function extentOf(points: Points, turn: number) {
  const seen = points.map((point) => turned(point, turn));
  const [left, right] = rangeOf(seen.map(([x]) => x));
  const [top, bottom] = rangeOf(seen.map(([, y]) => y));
  const center = [(left + right) / 2, (top + bottom) / 2] as const;
  return { center, wide: right - left, high: bottom - top };
}

/** The camera that shows through another clear part of the window just what is seen now; it may be beyond the table. */
export function seenThrough(camera: Camera, before: Clear, now: Clear, size: Size): Camera {
  const middle = [now.left + now.width / 2, now.top + now.height / 2] as const;
  const [x, y] = fromWindow(planeOf(camera, before, size), ...middle);
  return { ...camera, x, y, factor: (camera.factor * wholeScale(before, size)) / wholeScale(now, size) };
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
    turn: from.turn + shortWay(to.turn - from.turn) * eased,
  };
}

/** A turn by no more than half around, degrees. */
const shortWay = (degrees: number): number => degrees - 360 * Math.round(degrees / 360);

/** Leans the eye and turns the table, within what it can. */
export const swung = (camera: Camera, back: number, clockwise: number): Camera => ({
  ...camera,
  tilt: Math.min(MOST_TILT, Math.max(0, camera.tilt + back)),
  turn: (camera.turn + clockwise + 360) % 360,
});
