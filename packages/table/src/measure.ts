/** Closest distances: points, segments, boxes about the origin, polygons. */
import type { Box, HalfSizes } from './box.ts';
import { clipToBox } from './clip.ts';
import type { Frame, Pose } from './pose.ts';
import type { MeasuredLine } from './shortest.ts';

/** Distance from a point to a segment. */
export function distanceToSegment({ x, y }: Pick<Pose, 'x' | 'y'>, line: MeasuredLine): number {
  const x1 = line[0];
  const y1 = line[1];
  const alongX = line[2] - x1;
  const alongY = line[3] - y1;
  const t = nearestAlong(x - x1, y - y1, alongX, alongY);
  const dx = x1 + t * alongX - x;
  const dy = y1 + t * alongY - y;
  return Math.sqrt(dx * dx + dy * dy);
}

/** The point of the segment from the origin to (dx, dy) that is nearest to (x, y), as a part of its length. */
export function nearestAlong(x: number, y: number, dx: number, dy: number): number {
  const square = dx * dx + dy * dy;
  if (square === 0) return 0;
  const t = (x * dx + y * dy) / square;
  return t < 0 ? 0 : t > 1 ? 1 : t;
}

/** Square of the distance from a point to the rectangle of half sizes halfX, halfY about the origin. */
function squareToBox(x: number, y: number, halfX: number, halfY: number): number {
  const dx = x < -halfX ? -halfX - x : x > halfX ? x - halfX : 0;
  const dy = y < -halfY ? -halfY - y : y > halfY ? y - halfY : 0;
  return dx * dx + dy * dy;
}

/**
 * Distance between a rectangle about the origin and a segment; 0 if they meet. Its numbers are in an array, which leaves
 * nothing to the garbage collector: the ends of the segment in the first four, the distance is written to the fifth.
 */
export function measureBoxTo(segment: Float64Array, box: HalfSizes): void {
  const { halfX, halfY } = box;
  const x1 = segment[0]!;
  const y1 = segment[1]!;
  const x2 = segment[2]!;
  const y2 = segment[3]!;
  segment[4] = 0;
  if (clipToBox(x1, y1, x2, y2, box)) return;
  let least = Math.min(squareToBox(x1, y1, halfX, halfY), squareToBox(x2, y2, halfX, halfY));
  for (let corner = 0; corner < 4; corner++) {
    const cx = corner & 1 ? halfX : -halfX;
    const cy = corner & 2 ? halfY : -halfY;
    const t = nearestAlong(cx - x1, cy - y1, x2 - x1, y2 - y1);
    const dx = x1 + t * (x2 - x1) - cx;
    const dy = y1 + t * (y2 - y1) - cy;
    least = Math.min(least, dx * dx + dy * dy);
  }
  segment[4] = Math.sqrt(least);
}

/** Square of the least distance from the corners of box b to box a, in the frame of a. */
function cornersToBox(f: Frame, a: Box, g: Frame, b: Box): number {
  let least = Number.POSITIVE_INFINITY;
  for (let corner = 0; corner < 4; corner++) {
    const bx = b.x + (corner & 1 ? b.halfX : -b.halfX);
    const by = b.y + (corner & 2 ? b.halfY : -b.halfY);
    const dx = g.x + bx * g.cos + by * g.sin - f.x;
    const dy = g.y - bx * g.sin + by * g.cos - f.y;
    const x = dx * f.cos - dy * f.sin - a.x;
    const y = dx * f.sin + dy * f.cos - a.y;
    const square = squareToBox(x, y, a.halfX, a.halfY);
    if (square < least) least = square;
  }
  return least;
}

/** Distance between two boxes that do not overlap, mm: a corner of one is always nearest. */
export function boxDistance(f: Frame, a: Box, g: Frame, b: Box): number {
  return Math.sqrt(Math.min(cornersToBox(f, a, g, b), cornersToBox(g, b, f, a)));
}

/** An edge seen from a box, and its distance. Scratch. */
const edge = new Float64Array(5);

/** Distance between a box and the outline of a polygon, mm. */
export function boxToPolygon(frame: Frame, box: Box, points: ArrayLike<number>): number {
  let least = Number.POSITIVE_INFINITY;
  const n = points.length;
  let dx = points[n - 2]! - frame.x;
  let dy = points[n - 1]! - frame.y;
  edge[0] = dx * frame.cos - dy * frame.sin - box.x;
  edge[1] = dx * frame.sin + dy * frame.cos - box.y;
  for (let i = 0; i < n; i += 2) {
    dx = points[i]! - frame.x;
    dy = points[i + 1]! - frame.y;
    edge[2] = dx * frame.cos - dy * frame.sin - box.x;
    edge[3] = dx * frame.sin + dy * frame.cos - box.y;
    measureBoxTo(edge, box);
    if (edge[4]! < least) least = edge[4]!;
    if (least === 0) return 0;
    edge[0] = edge[2]!;
    edge[1] = edge[3]!;
  }
  return least;
}

/**
 * Distance between the outlines of two polygons that do not cross, mm; not exact any more from `limit` on, which
 * spares measuring what is farther.
 */
export function outlineDistance(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  limit = Number.POSITIVE_INFINITY,
): number {
  return Math.sqrt(cornersToOutline(b, a, cornersToOutline(a, b, limit * limit)));
}

/**
 * Square of the least distance from the corners of a to the outline of b, or `least` if none is nearer; corners that
 * cannot be nearer are passed over. Squares and a shared bound: a random game takes 6.5 ms, not 6.9.
 */
function cornersToOutline(a: ArrayLike<number>, b: ArrayLike<number>, least: number): number {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let j = 0; j < b.length; j += 2) {
    const x = b[j]!;
    const y = b[j + 1]!;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < low) low = y;
    if (y > high) high = y;
  }
  const middleX = (left + right) / 2;
  const middleY = (low + high) / 2;
  const halfX = (right - left) / 2;
  const halfY = (high - low) / 2;
  let square = least;
  for (let i = 0; i < a.length; i += 2) {
    const x = a[i]!;
    const y = a[i + 1]!;
    if (squareToBox(x - middleX, y - middleY, halfX, halfY) >= square) continue;
    const own = squareToOutline(b, x, y);
    if (own < square) square = own;
  }
  return square;
}

/** Distance from a point to the outline of a polygon, whether inside or outside. */
export function pointToOutline(points: ArrayLike<number>, x: number, y: number): number {
  return Math.sqrt(squareToOutline(points, x, y));
}

function squareToOutline(points: ArrayLike<number>, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  let x1 = points[points.length - 2]!;
  let y1 = points[points.length - 1]!;
  for (let i = 0; i < points.length; i += 2) {
    const x2 = points[i]!;
    const y2 = points[i + 1]!;
    const t = nearestAlong(x - x1, y - y1, x2 - x1, y2 - y1);
    const dx = x1 + t * (x2 - x1) - x;
    const dy = y1 + t * (y2 - y1) - y;
    const square = dx * dx + dy * dy;
    if (square < least) least = square;
    x1 = x2;
    y1 = y2;
  }
  return least;
}
