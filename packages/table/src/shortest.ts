/** The shortest lines between outlines, of which one may be cut by half planes, and between outlines and discs. */
import { clipSegment, cut } from './clip.ts';
import { nearestAlong } from './measure.ts';
import type { Points } from './polygon.ts';
import { type Disc, rimOnLine } from './rims.ts';
import { EQUALLY_SHORT, ON_LINE, SAME_LINE } from './tolerances.ts';

/** A line of measurement from (x1, y1) to (x2, y2). */
export type MeasuredLine = readonly [x1: number, y1: number, x2: number, y2: number];

/** A length in mm and the lines that have it: one, or the two outermost of a family between parallel edges. */
export interface Shortest {
  readonly mm: number;
  readonly lines: readonly MeasuredLine[];
}

/** What one search for shortest lines knows so far. Scratch: a search is over before the next one begins. */
const search = { square: 0, limit: 0, found: [] as MeasuredLine[] };

/**
 * The shortest lines from the outline of a to the part of the outline of b inside all half planes (see `clipSegment`),
 * or null if no part of it is inside. Two passes, the first for the length only, so that few lines are kept.
 */
export function shortestLines(a: Points, b: Points, planes: readonly number[] = []): Shortest | null {
  search.square = Number.POSITIVE_INFINITY;
  search.limit = -1;
  search.found = [];
  visitPairs(a, b, planes);
  if (search.square === Number.POSITIVE_INFINITY) return null;
  const mm = Math.sqrt(search.square);
  search.limit = (mm + EQUALLY_SHORT) * (mm + EQUALLY_SHORT);
  visitPairs(a, b, planes);
  return { mm, lines: outermost(search.found) };
}

/** Considers the lines between each edge of a and the clipped part of each edge of b. */
function visitPairs(a: Points, b: Points, planes: readonly number[]): void {
  let x1 = b[b.length - 2]!;
  let y1 = b[b.length - 1]!;
  for (let i = 0; i < b.length; i += 2) {
    const x2 = b[i]!;
    const y2 = b[i + 1]!;
    if (clipSegment(planes, x1, y1, x2, y2)) {
      const dx = x2 - x1;
      const dy = y2 - y1;
      const { enter, leave } = cut;
      linesToSegment(a, x1 + enter * dx, y1 + enter * dy, x1 + leave * dx, y1 + leave * dy);
    }
    x1 = x2;
    y1 = y2;
  }
}

/** Considers, for each edge of an outline, the lines to a segment that start or end at a corner, or where they cross. */
function linesToSegment(a: Points, x1: number, y1: number, x2: number, y2: number): void {
  const dx = x2 - x1;
  const dy = y2 - y1;
  let ax = a[a.length - 2]!;
  let ay = a[a.length - 1]!;
  for (let i = 0; i < a.length; i += 2) {
    const bx = a[i]!;
    const by = a[i + 1]!;
    const edgeX = bx - ax;
    const edgeY = by - ay;
    const near = across(edgeX, edgeY, x1 - ax, y1 - ay);
    const far = across(edgeX, edgeY, x2 - ax, y2 - ay);
    if (near > 0 !== far > 0) {
      const before = across(dx, dy, ax - x1, ay - y1);
      const behind = across(dx, dy, bx - x1, by - y1);
      if (before > 0 !== behind > 0) {
        const crossing = before / (before - behind);
        const x = ax + crossing * edgeX;
        const y = ay + crossing * edgeY;
        consider(x, y, x, y);
      }
    }
    const from = nearestAlong(x1 - ax, y1 - ay, edgeX, edgeY);
    consider(ax + from * edgeX, ay + from * edgeY, x1, y1);
    const to = nearestAlong(x2 - ax, y2 - ay, edgeX, edgeY);
    consider(ax + to * edgeX, ay + to * edgeY, x2, y2);
    const corner = nearestAlong(ax - x1, ay - y1, dx, dy);
    consider(ax, ay, x1 + corner * dx, y1 + corner * dy);
    ax = bx;
    ay = by;
  }
}

function consider(x1: number, y1: number, x2: number, y2: number): void {
  const square = (x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1);
  if (square < search.square) search.square = square;
  if (square <= search.limit) search.found.push([x1, y1, x2, y2]);
}

/** How far (x, y) lies beside the direction (dx, dy), times the length of that: positive on the left. */
function across(dx: number, dy: number, x: number, y: number): number {
  return dx * y - dy * x;
}

function lengthOf([x1, y1, x2, y2]: MeasuredLine): number {
  return Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
}

/** Of equally short lines the two that lie farthest apart, or one if they are all the same. */
function outermost(short: readonly MeasuredLine[]): readonly MeasuredLine[] {
  let best: readonly MeasuredLine[] = short.slice(0, 1);
  let widest = SAME_LINE;
  for (let i = 0; i < short.length; i++) {
    for (let j = 0; j < i; j++) {
      const a = short[j]!;
      const b = short[i]!;
      const apart = Math.max(lengthOf([a[0], a[1], b[0], b[1]]), lengthOf([a[2], a[3], b[2], b[3]]));
      if (apart > widest) {
        widest = apart;
        best = [a, b];
      }
    }
  }
  return best;
}

/** The shortest line from a disc to an outline that it does not overlap; mm is 0 where they meet. */
export function discToOutline({ x, y, radius }: Disc, points: Points): Shortest {
  let least = Number.POSITIVE_INFINITY;
  let nearX = x;
  let nearY = y;
  let x1 = points[points.length - 2]!;
  let y1 = points[points.length - 1]!;
  for (let i = 0; i < points.length; i += 2) {
    const x2 = points[i]!;
    const y2 = points[i + 1]!;
    const t = nearestAlong(x - x1, y - y1, x2 - x1, y2 - y1);
    const qx = x1 + t * (x2 - x1);
    const qy = y1 + t * (y2 - y1);
    const length = lengthOf([x, y, qx, qy]);
    if (length < least) {
      least = length;
      nearX = qx;
      nearY = qy;
    }
    x1 = x2;
    y1 = y2;
  }
  if (least <= radius) return { mm: 0, lines: [[nearX, nearY, nearX, nearY]] };
  const part = radius / least;
  return { mm: least - radius, lines: [[x + part * (nearX - x), y + part * (nearY - y), nearX, nearY]] };
}

/**
 * The shortest line from a convex outline to the part of a disc inside all half planes, or null if there is none. The
 * disc lies apart from the outline, and where the half planes meet lies outside the disc.
 */
export function shortestToDisc(points: Points, disc: Disc, planes: readonly number[]): Shortest | null {
  const nearest = discToOutline(disc, points);
  const [x1, y1, x2, y2] = nearest.lines[0]!;
  if (isInsideAll(planes, x1, y1)) return { mm: nearest.mm, lines: [[x2, y2, x1, y1]] };
  // Along the rim the distance only grows from the nearest point to the farthest: the ends of the arc decide.
  const found: MeasuredLine[] = [];
  for (let i = 0; i < planes.length; i += 3) {
    for (const [x, y] of rimOnLine(disc, [planes[i]!, planes[i + 1]!, planes[i + 2]!])) {
      if (!isInsideAll(planes, x, y)) continue;
      const { lines } = discToOutline({ x, y, radius: 0 }, points);
      found.push([lines[0]![2], lines[0]![3], x, y]);
    }
  }
  let mm = Number.POSITIVE_INFINITY;
  for (const line of found) mm = Math.min(mm, lengthOf(line));
  const lines = outermost(found.filter((line) => lengthOf(line) <= mm + EQUALLY_SHORT));
  return found.length === 0 ? null : { mm, lines };
}

/** Whether a point is inside all half planes or on their lines. */
export function isInsideAll(planes: readonly number[], x: number, y: number): boolean {
  for (let i = 0; i < planes.length; i += 3) {
    if (planes[i]! * x + planes[i + 1]! * y < planes[i + 2]! - ON_LINE) return false;
  }
  return true;
}
