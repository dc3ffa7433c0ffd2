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

/** The rectangle of a huge ship's base. */
export function slowHuge(x: number, y: number, facing: number): readonly Polygon[] {
  const corners = [
    [-40, -110.5],
    [40, -110.5],
    [40, 110.5],
    [-40, 110.5],
  ] as const;
  return [corners.map(([right, ahead]) => onTable(x, y, facing, right, ahead))];
}

/** Least distance between a fine net on two outlines: too long by at most `step` mm. Overlap is not seen. */
export function slowDistance(a: readonly Point[], b: readonly Point[], step: number): number {
  const net = (polygon: readonly Point[]): readonly Point[] =>
    polygon.flatMap(([x1, y1], i) => {
      const [x2, y2] = polygon[(i + 1) % polygon.length]!;
      const parts = Math.ceil(length(x2 - x1, y2 - y1) / step);
      return Array.from(
        { length: parts },
        (_, k): Point => [x1 + ((x2 - x1) * k) / parts, y1 + ((y2 - y1) * k) / parts],
      );
    });
  const others = net(b);
  let least = Number.POSITIVE_INFINITY;
  for (const [x, y] of net(a)) for (const [u, v] of others) least = Math.min(least, length(x - u, y - v));
  return least;
}

/** How far two convex polygons overlap along an axis, the shorter way out of each other. */
function overlapAlong(a: Polygon, b: Polygon, nx: number, ny: number): number {
  let [least, most, otherLeast, otherMost] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const p of a) {
    const along = p[0] * nx + p[1] * ny;
    if (along < least) least = along;
    if (along > most) most = along;
  }
  for (const p of b) {
    const along = p[0] * nx + p[1] * ny;
    if (along < otherLeast) otherLeast = along;
    if (along > otherMost) otherMost = along;
  }
  return Math.min(most - otherLeast, otherMost - least);
}

/** Depth of penetration of two convex polygons (negative: a gap along the best axis). */
function depth(a: Polygon, b: Polygon): number {
  let least = Number.POSITIVE_INFINITY;
  for (const polygon of [a, b]) {
    for (let i = 0; i < polygon.length; i++) {
      const [x1, y1] = polygon[i]!;
      const [x2, y2] = polygon[(i + 1) % polygon.length]!;
      const edge = length(x2 - x1, y2 - y1);
      least = Math.min(least, overlapAlong(a, b, (y2 - y1) / edge, (x1 - x2) / edge));
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
  const template = templateOf(maneuver);
  const radius = RADII[template]?.[maneuver.speed] ?? 0;
  if (s <= 0 || radius === 0) return [0, s];
  const degrees = Math.min((s / radius) * (180 / Math.PI), template === 'bank' ? 45 : 90);
  const rest = s - (degrees * Math.PI * radius) / 180;
  return [radius * (1 - cos(degrees)) + rest * sin(degrees), radius * sin(degrees) + rest * cos(degrees)];
}

/** Which template a maneuver that is not advanced uses. */
function templateOf({ bearing }: Maneuver): 'straight' | 'bank' | 'turn' {
  if (bearing.endsWith('bank')) return 'bank';
  return bearing.endsWith('turn') ? 'turn' : 'straight';
}

/** Length of the template of a straight, bank or turn, reversed or slipped sideways. */
export function slowLength(maneuver: Maneuver): number {
  const template = templateOf(maneuver);
  if (template === 'straight') return 40 * maneuver.speed;
  const radius = RADII[template]![maneuver.speed]!;
  return (radius * Math.PI) / (template === 'bank' ? 4 : 2);
}

/** Which way a maneuver leaves its start, clockwise from the ship's facing, and to which side its template bends. */
function wayOf({ bearing, direction }: Maneuver): { readonly travel: number; readonly side: 1 | -1 } {
  const side = direction === 'left' ? -1 : 1;
  if (bearing.startsWith('reverse')) return { travel: 180, side: side === 1 ? -1 : 1 };
  if (bearing.startsWith('sideslip')) return { travel: -90 * side, side };
  return { travel: 0, side };
}

/** The parts of a base whose trailing hash mark is `r` mm along its template. */
export function slowAlong(
  size: BaseSize,
  from: { readonly x: number; readonly y: number; readonly facing: number },
  maneuver: Maneuver,
  r: number,
): readonly Polygon[] {
  const width = SIDES[size];
  const [px, py] = onLine(maneuver, r);
  let low = r;
  let high = r + 3 * width;
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    const [qx, qy] = onLine(maneuver, middle);
    if (length(qx - px, qy - py) < width) low = middle;
    else high = middle;
  }
  const [qx, qy] = onLine(maneuver, low);
  const { travel, side } = wayOf(maneuver);
  const heading = from.facing + travel;
  const start = onTable(from.x, from.y, heading, 0, width / 2);
  const middle = onTable(start[0], start[1], heading, (side * (px + qx)) / 2, (py + qy) / 2);
  const turn = side * atan2(qx - px, qy - py);
  return slowParts(size, middle[0], middle[1], from.facing + turn);
}
