/** Closed polygons, convex or not, as flat coordinates [x, y, x, y, ...] in one order. */
import type { Box, Footprint } from './box.ts';
import { clipToBox } from './clip.ts';
import { pointToOutline } from './measure.ts';
import type { Frame } from './pose.ts';
import { CONTACT } from './tolerances.ts';

export type Points = ArrayLike<number>;

/** A polygon given in its own frame, laid on the table. */
export function placed(points: Points, frame: Frame): Float64Array {
  const out = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 2) {
    const right = points[i]!;
    const ahead = points[i + 1]!;
    out[i] = frame.x + right * frame.cos + ahead * frame.sin;
    out[i + 1] = frame.y - right * frame.sin + ahead * frame.cos;
  }
  return out;
}

/** Distance from the origin to the farthest point. */
export function radiusOf(points: Points): number {
  let square = 0;
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i]!;
    const y = points[i + 1]!;
    square = Math.max(square, x * x + y * y);
  }
  return Math.sqrt(square);
}

/** The corners of a box, clockwise from front left, on the table. */
export function boxCorners(box: Box, frame: Frame): Float64Array {
  const { x, y, halfX, halfY } = box;
  const corners = [x - halfX, y + halfY, x + halfX, y + halfY, x + halfX, y - halfY, x - halfX, y - halfY];
  return placed(corners, frame);
}

/** Whether a point lies inside a polygon; points on the boundary may count as either. */
export function containsPoint(points: Points, x: number, y: number): boolean {
  let inside = false;
  let x1 = points[points.length - 2]!;
  let y1 = points[points.length - 1]!;
  for (let i = 0; i < points.length; i += 2) {
    const x2 = points[i]!;
    const y2 = points[i + 1]!;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) inside = !inside;
    x1 = x2;
    y1 = y2;
  }
  return inside;
}

/** Whether a point lies deeper than CONTACT inside a polygon. */
export function deepInside(points: Points, x: number, y: number): boolean {
  return containsPoint(points, x, y) && pointToOutline(points, x, y) > CONTACT;
}

/** A box as far as it counts as overlapped: CONTACT less on each side. Nowhere yet. Scratch of `footprintOnPolygon`. */
const inner = { halfX: Number.NaN, halfY: Number.NaN };

/** Whether a footprint lies on a polygon by more than CONTACT. */
export function footprintOnPolygon(frame: Frame, base: Footprint, points: Points): boolean {
  const { hull, core, parts } = base;
  const n = points.length;
  let dx = points[n - 2]! - frame.x;
  let dy = points[n - 1]! - frame.y;
  let x1 = dx * frame.cos - dy * frame.sin;
  let y1 = dx * frame.sin + dy * frame.cos;
  for (let i = 0; i < n; i += 2) {
    dx = points[i]! - frame.x;
    dy = points[i + 1]! - frame.y;
    const x2 = dx * frame.cos - dy * frame.sin;
    const y2 = dx * frame.sin + dy * frame.cos;
    if (clipToBox(x1, y1, x2, y2, hull)) {
      for (let at = -1; at < parts.length; at++) {
        const { x, y, halfX, halfY } = at < 0 ? core : parts[at]!;
        inner.halfX = halfX - CONTACT;
        inner.halfY = halfY - CONTACT;
        if (clipToBox(x1 - x, y1 - y, x2 - x, y2 - y, inner)) return true;
      }
    }
    x1 = x2;
    y1 = y2;
  }
  const middleX = frame.x + core.x * frame.cos + core.y * frame.sin;
  const middleY = frame.y - core.x * frame.sin + core.y * frame.cos;
  return containsPoint(points, middleX, middleY);
}

/** Whether two polygons share an area: their outlines cross, or one lies in the other. */
export function polygonsOverlap(a: Points, b: Points): boolean {
  let x1 = a[a.length - 2]!;
  let y1 = a[a.length - 1]!;
  for (let i = 0; i < a.length; i += 2) {
    const x2 = a[i]!;
    const y2 = a[i + 1]!;
    if (segmentEnters(b, x1, y1, x2, y2)) return true;
    x1 = x2;
    y1 = y2;
  }
  return deepInside(a, b[0]!, b[1]!);
}

const crossings: number[] = [];

/** Whether a segment runs through the inside of a polygon, deeper than CONTACT; along its outline is not through. */
export function segmentEnters(points: Points, x1: number, y1: number, x2: number, y2: number): boolean {
  crossings.length = 0;
  crossings.push(0, 1);
  const dx = x2 - x1;
  const dy = y2 - y1;
  let ax = points[points.length - 2]!;
  let ay = points[points.length - 1]!;
  for (let i = 0; i < points.length; i += 2) {
    const bx = points[i]!;
    const by = points[i + 1]!;
    const sideA = dx * (ay - y1) - dy * (ax - x1);
    const sideB = dx * (by - y1) - dy * (bx - x1);
    if (sideA > 0 !== sideB > 0) {
      const ex = bx - ax;
      const ey = by - ay;
      const t = ((ax - x1) * ey - (ay - y1) * ex) / (dx * ey - dy * ex);
      if (t > 0 && t < 1) crossings.push(t);
    }
    ax = bx;
    ay = by;
  }
  crossings.sort((p, q) => p - q);
  for (let i = 1; i < crossings.length; i++) {
    const middle = (crossings[i - 1]! + crossings[i]!) / 2;
    if (deepInside(points, x1 + middle * dx, y1 + middle * dy)) return true;
  }
  return false;
}
