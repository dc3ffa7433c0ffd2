/**
 * A slow, independent check of the geometry for tests: bases as five rectangles, hash marks found by bisection,
 * overlap by projection. Shares nothing with what it checks but sine and cosine. Good to about 1e-10 mm.
 */
import { atan2, cos, sin } from '@firing-arc/table';
import type { BaseSize } from '../bases.ts';
import type { Maneuver } from '../maneuvers.ts';

type Point = readonly [number, number];
type Polygon = readonly Point[];

const SIDES: Readonly<Record<BaseSize, number>> = { small: 40, medium: 60, large: 80 };
const RADII: Readonly<Record<string, readonly number[]>> = {
  bank: [0, 80, 130, 180],
  turn: [0, 35, 62.5, 90],
};

const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** A point of a pose's own frame on the table. */
function onTable(x: number, y: number, facing: number, right: number, ahead: number): Point {
  return [x + right * cos(facing) + ahead * sin(facing), y - right * sin(facing) + ahead * cos(facing)];
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
      const edge = length(x2 - x1, y2 - y1);
      const nx = (y2 - y1) / edge;
      const ny = (x1 - x2) / edge;
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
  const degrees = Math.min((s / radius) * (180 / Math.PI), maneuver.bearing === 'bank' ? 45 : 90);
  const rest = s - (degrees * Math.PI * radius) / 180;
  return [radius * (1 - cos(degrees)) + rest * sin(degrees), radius * sin(degrees) + rest * cos(degrees)];
}

/** Length of the template of a straight, bank or turn. */
export function slowLength(maneuver: Maneuver): number {
  if (maneuver.bearing === 'straight') return 40 * maneuver.speed;
  const radius = RADII[maneuver.bearing]![maneuver.speed]!;
  return (radius * Math.PI) / (maneuver.bearing === 'bank' ? 4 : 2);
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
    if (length(qx - px, qy - py) < side) low = middle;
    else high = middle;
  }
  const [qx, qy] = onLine(maneuver, low);
  const mirror = maneuver.direction === 'left' ? -1 : 1;
  const start = onTable(from.x, from.y, from.facing, 0, side / 2);
  const middle = onTable(start[0], start[1], from.facing, (mirror * (px + qx)) / 2, (py + qy) / 2);
  const heading = mirror * atan2(qx - px, qy - py);
  return slowParts(size, middle[0], middle[1], from.facing + heading);
}
