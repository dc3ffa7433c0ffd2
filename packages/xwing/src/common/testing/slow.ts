/**
 * A slow, independent check of the geometry for tests: bases as five rectangles, hash marks
 * found by bisection, overlap by projection, no shared code with what it checks. Uses the machine's sine and
 * cosine, so its numbers are good to about 1e-10 mm.
 */
import type { BaseSize } from '../bases.ts';
import type { Maneuver } from '../maneuvers.ts';

type Point = readonly [number, number];
type Polygon = readonly Point[];

const SIDES: Readonly<Record<BaseSize, number>> = { small: 40, medium: 60, large: 80 };
const RADII: Readonly<Record<string, readonly number[]>> = {
  bank: [0, 80, 130, 180],
  turn: [0, 35, 62.5, 90],
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point of a pose's own frame on the table. */
function onTable(x: number, y: number, facing: number, right: number, ahead: number): Point {
  const a = radians(facing);
  return [x + right * Math.cos(a) + ahead * Math.sin(a), y - right * Math.sin(a) + ahead * Math.cos(a)];
}

/** The rectangles of a base: the square and its four guides. */
export function slowParts(size: BaseSize, x: number, y: number, facing: number): readonly Polygon[] {
  const h = SIDES[size] / 2;
  const rectangle = (x1: number, y1: number, x2: number, y2: number): Polygon => [
    onTable(x, y, facing, x1, y1),
    onTable(x, y, facing, x2, y1),
    onTable(x, y, facing, x2, y2),
    onTable(x, y, facing, x1, y2),
  ];
  return [
    rectangle(-h, -h, h, h),
    rectangle(11, h, 14.6, h + 2.9),
    rectangle(-14.6, h, -11, h + 2.9),
    rectangle(11, -h - 2.9, 14.6, -h),
    rectangle(-14.6, -h - 2.9, -11, -h),
  ];
}

/** Depth of penetration of two convex polygons (negative: a gap along the best axis). */
function depth(a: Polygon, b: Polygon): number {
  let least = Number.POSITIVE_INFINITY;
  for (const polygon of [a, b]) {
    for (let i = 0; i < polygon.length; i++) {
      const [x1, y1] = polygon[i]!;
      const [x2, y2] = polygon[(i + 1) % polygon.length]!;
      const length = Math.hypot(x2 - x1, y2 - y1);
      const nx = (y2 - y1) / length;
      const ny = (x1 - x2) / length;
      const along = (p: Point): number => p[0] * nx + p[1] * ny;
      const ours = a.map(along);
      const theirs = b.map(along);
      const overlap = Math.min(
        Math.max(...ours) - Math.min(...theirs),
        Math.max(...theirs) - Math.min(...ours),
      );
      least = Math.min(least, overlap);
    }
  }
  return least;
}

/** How deep two bases overlap at most, part against part; negative if they are apart. */
export function slowDepth(a: readonly Polygon[], b: readonly Polygon[]): number {
  let deepest = Number.NEGATIVE_INFINITY;
  for (const p of a) for (const q of b) deepest = Math.max(deepest, depth(p, q));
  return deepest;
}

/** A point of start line + template + end line, `s` mm after the template's start, bending right; its own frame. */
function onLine(maneuver: Maneuver, s: number): Point {
  const radius = RADII[maneuver.bearing]?.[maneuver.speed] ?? 0;
  if (s <= 0 || radius === 0) return [0, s];
  const angle = Math.min(s / radius, radians(maneuver.bearing === 'bank' ? 45 : 90));
  const rest = s - angle * radius;
  return [
    radius * (1 - Math.cos(angle)) + rest * Math.sin(angle),
    radius * Math.sin(angle) + rest * Math.cos(angle),
  ];
}

/** Length of the template of a straight, bank or turn. */
export function slowLength(maneuver: Maneuver): number {
  if (maneuver.bearing === 'straight') return 40 * maneuver.speed;
  const radius = RADII[maneuver.bearing]![maneuver.speed]!;
  return radius * radians(maneuver.bearing === 'bank' ? 45 : 90);
}

/** The parts of a base whose rear hash mark is `r` mm along the template of a straight, bank or turn. */
export function slowAlong(
  size: BaseSize,
  from: { readonly x: number; readonly y: number; readonly facing: number },
  maneuver: Maneuver,
  r: number,
): readonly Polygon[] {
  const side = SIDES[size];
  const [px, py] = onLine(maneuver, r);
  let low = r;
  let high = r + 3 * side;
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2;
    const [qx, qy] = onLine(maneuver, middle);
    if (Math.hypot(qx - px, qy - py) < side) low = middle;
    else high = middle;
  }
  const [qx, qy] = onLine(maneuver, low);
  const mirror = maneuver.direction === 'left' ? -1 : 1;
  const start = onTable(from.x, from.y, from.facing, 0, side / 2);
  const middle = onTable(start[0], start[1], from.facing, (mirror * (px + qx)) / 2, (py + qy) / 2);
  const heading = (mirror * Math.atan2(qx - px, qy - py) * 180) / Math.PI;
  return slowParts(size, middle[0], middle[1], from.facing + heading);
}
