import {
  CONTACT,
  clipEdge,
  containsPoint,
  distanceToSegment,
  EQUALLY_SHORT,
  measureBoxTo,
  nearestAlong,
  ON_LINE,
  SAME_LINE,
  segmentEnters,
} from '@firing-arc/table';
import { BASES, type BaseShape, FIRST_BASES, HUGE_BASE, SECTION_BASES } from './bases.ts';
import { type BaseBody, type Body, distance, isBase, pointsOf } from './bodies.ts';
import { RULER } from './range.ts';

export type Arc = 'front' | 'left' | 'right' | 'rear' | 'bullseye' | 'full-front' | 'full-rear';

/** A line on the table: [x1, y1, x2, y2], from the attacker's base to the defender's. */
export type Line = readonly [number, number, number, number];

/**
 * The sector of an arc as half planes a·x + b·y >= c in the ship's frame, through the middle of the base;
 * points on a line are inside. xwing2:arc.4 to .11
 */
function sectorOf(base: BaseShape, arc: Arc): readonly number[] {
  const t = base.arcTangent;
  const root = Math.sqrt(1 + t * t);
  const s = t / root;
  const c = 1 / root;
  switch (arc) {
    case 'front':
      return [c, s, -ON_LINE, -c, s, -ON_LINE];
    case 'rear':
      return [c, -s, -ON_LINE, -c, -s, -ON_LINE];
    case 'right':
      return [c, s, -ON_LINE, c, -s, -ON_LINE];
    case 'left':
      return [-c, s, -ON_LINE, -c, -s, -ON_LINE];
    case 'bullseye':
      return [
        ...[1, 0, -base.bullseye / 2 - ON_LINE],
        ...[-1, 0, -base.bullseye / 2 - ON_LINE],
        ...[0, 1, -ON_LINE],
      ];
    case 'full-front':
      return [0, 1, -ON_LINE];
    case 'full-rear':
      return [0, -1, -ON_LINE];
  }
}

/** An arc of one base: its convex pieces outside the base, and a point where base and arc meet. */
interface ArcShape {
  readonly pieces: readonly (readonly number[])[];
  readonly rootX: number;
  readonly rootY: number;
}

const ROOTS: Readonly<Record<Arc, readonly [number, number]>> = {
  front: [0, 1],
  left: [-1, 0],
  right: [1, 0],
  rear: [0, -1],
  bullseye: [0, 1],
  'full-front': [0, 1],
  'full-rear': [0, -1],
};

/** The sector beyond each side of the base: what lies under a ship is in none of its arcs. xwing2:arc.3 */
function shapeOf(base: BaseShape, arc: Arc): ArcShape {
  const sector = sectorOf(base, arc);
  const [x, y] = ROOTS[arc];
  const opposite = (side: readonly number[]): boolean => side[0] === -x && side[1] === -y;
  const sides = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ].filter((side) => !opposite(side) && (arc !== 'bullseye' || side[1] === 1));
  const pieces = sides.map((side) => [
    ...sector,
    ...side,
    (side[0] === 0 ? base.halfY : base.halfX) - ON_LINE,
  ]);
  return { pieces, rootX: x * base.halfX, rootY: y * base.halfY };
}

function shapesOf(base: BaseShape): Readonly<Record<Arc, ArcShape>> {
  const shape = (arc: Arc): ArcShape => shapeOf(base, arc);
  return {
    front: shape('front'),
    left: shape('left'),
    right: shape('right'),
    rear: shape('rear'),
    bullseye: shape('bullseye'),
    'full-front': shape('full-front'),
    'full-rear': shape('full-rear'),
  };
}

const SHAPES: ReadonlyMap<BaseShape, Readonly<Record<Arc, ArcShape>>> = new Map(
  [
    ...[BASES.small, BASES.medium, BASES.large, FIRST_BASES.small, FIRST_BASES.large, HUGE_BASE],
    ...Object.values(SECTION_BASES),
  ].map((base) => [base, shapesOf(base)]),
);

/** The arcs of a base. Bases are few and fixed, so each has its arcs ready. */
function arcShape(base: BaseShape, arc: Arc): ArcShape {
  const shapes = SHAPES.get(base);
  if (shapes === undefined) throw new RangeError('a base that is none of the printed ones has no arcs');
  return shapes[arc];
}

/** Four corners of a base, for measuring without an allocation. Scratch, valid until the next `cornersFrom`. */
const corners = new Float64Array(8);

/** Corners of a target's base in the frame of a ship, clockwise from front left. Writes the scratch `corners`. */
function cornersFrom(of: BaseBody, { base, x, y, sin, cos }: BaseBody): Float64Array {
  for (let i = 0; i < 4; i++) {
    const right = i === 1 || i === 2 ? base.halfX : -base.halfX;
    const ahead = i < 2 ? base.halfY : -base.halfY;
    const px = x + right * cos + ahead * sin - of.x;
    const py = y - right * sin + ahead * cos - of.y;
    corners[2 * i] = px * of.cos - py * of.sin;
    corners[2 * i + 1] = px * of.sin + py * of.cos;
  }
  return corners;
}

/** Outline of a target in the frame of a ship: bases without guides. */
function seenFrom(of: BaseBody, target: Body): Float64Array {
  const points = pointsOf(target);
  const local = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 2) {
    const dx = points[i]! - of.x;
    const dy = points[i + 1]! - of.y;
    local[i] = dx * of.cos - dy * of.sin;
    local[i + 1] = dx * of.sin + dy * of.cos;
  }
  return local;
}

function beyond(of: BaseBody, target: Body, ruler: number): boolean {
  const dx = target.x - of.x;
  const dy = target.y - of.y;
  const reach = of.radius + target.radius + ruler + ON_LINE;
  return dx * dx + dy * dy > reach * reach;
}

/** Whether the circle around a target lies outside an arc, which spares measuring half of all targets. */
function outside(of: BaseBody, arc: Arc, target: Body): boolean {
  const dx = target.x - of.x;
  const dy = target.y - of.y;
  const right = dx * of.cos - dy * of.sin;
  const ahead = dx * of.sin + dy * of.cos;
  const reach = target.radius + CIRCLE_MARGIN;
  return arcShape(of.base, arc).pieces.every((piece) => {
    for (let i = 0; i < piece.length; i += 3)
      if (piece[i]! * right + piece[i + 1]! * ahead < piece[i + 2]! - reach) return true;
    return false;
  });
}

/** Leaves what lies near a line to exact measuring (mm). */
const CIRCLE_MARGIN = 1;

/** The part of an edge that is in an arc, and its distance. Scratch. */
const edge = new Float64Array(5);

/** Distance from a base to the part of an outline (in its frame) that lies in an arc; infinite if there is none. */
function distanceInArc(base: BaseShape, arc: Arc, points: Float64Array): number {
  const shape = arcShape(base, arc);
  const n = points.length;
  let least = Number.POSITIVE_INFINITY;
  for (const piece of shape.pieces) {
    for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
      if (!clipEdge(piece, points, j, i, edge)) continue;
      measureBoxTo(edge, base);
      if (edge[4]! < least) least = edge[4]!;
    }
  }
  if (least > 0 && containsPoint(points, shape.rootX, shape.rootY)) return 0;
  return least;
}

/**
 * Distance from the attacker's base to the part of the defender that is in the arc, mm (0 in contact), or -1 if
 * no part of it is in the arc within the ruler: range 3, or 5 for arcs that reach so far; First Edition's arcs
 * have no end. xwing2:attack-range.1, xwing2:arc.1, xwing2:arc.2, xwing2:huge-ships.10, xwing1:firing-arc.1
 */
export function attackRange(attacker: BaseBody, arc: Arc, defender: Body, ruler = RULER): number {
  if (beyond(attacker, defender, ruler) || outside(attacker, arc, defender)) return -1;
  const seen = isBase(defender) ? cornersFrom(attacker, defender) : seenFrom(attacker, defender);
  const mm = distanceInArc(attacker.base, arc, seen);
  if (mm > ruler + ON_LINE || mm === Number.POSITIVE_INFINITY) return -1;
  return mm <= CONTACT ? 0 : mm;
}

/** Whether some part of a target is in an arc of a ship, within the ruler. xwing2:arc.1 to .11 */
export function inArc(of: BaseBody, arc: Arc, target: Body, ruler = RULER): boolean {
  return attackRange(of, arc, target, ruler) >= 0;
}

/** Whether some part of a target is in any of the arcs printed on a base, however far. xwing1:faq-ship-cards.2, .3 */
export function inPrintedArc(of: BaseBody, printed: readonly Arc[], target: Body): boolean {
  return printed.some((arc) => inArc(of, arc, target, Number.POSITIVE_INFINITY));
}

/** A short line, and the edge of the target on which it ends. */
interface Found {
  readonly line: Line;
  readonly edge: number;
}

/** A search for lines not longer than `longest` mm. */
interface Search {
  readonly longest: number;
  /** The edge that is looked at. */
  edge: number;
  readonly found: Found[];
}

/**
 * The shortest lines from the attacker's base to the part of the defender in the arc. Usually one; between
 * parallel edges a family, given by its two outermost lines; hollow targets may have several; none if not in arc.
 * xwing2:obstructed.4, .5
 */
export function attackLines(attacker: BaseBody, arc: Arc, defender: Body, ruler = RULER): readonly Line[] {
  const least = attackRange(attacker, arc, defender, ruler);
  if (least < 0) return [];
  const { base } = attacker;
  const points = seenFrom(attacker, defender);
  const search = newSearch(least);
  for (const piece of arcShape(base, arc).pieces) shortLinesIn(piece, base, points, search);
  return linesAcross(search.found, defender, attacker);
}

/** The shortest lines between a base and anything, whatever the arcs, on the table; like `attackLines`. */
export function shortestLines(from: BaseBody, to: Body): readonly Line[] {
  const points = seenFrom(from, to);
  const { base } = from;
  const search = newSearch(distance(from, to));
  shortLinesIn([], base, points, search);
  return linesAcross(search.found, to, from);
}

/** A search for lines that are as good as the shortest, whose length is known. */
function newSearch(least: number): Search {
  return { longest: least + (least === 0 ? CONTACT : EQUALLY_SHORT), edge: 0, found: [] };
}

/** The outermost lines of each family, on the table. */
function linesAcross(found: readonly Found[], target: Body, from: BaseBody): readonly Line[] {
  const lines: Line[] = [];
  for (const family of familiesOf(found, target))
    for (const line of outermost(family)) lines.push(onTable(from, line));
  return lines;
}

/** Finds the short lines to the edges of an outline that are in a piece of an arc. */
function shortLinesIn(piece: readonly number[], base: BaseShape, points: Float64Array, search: Search): void {
  for (let i = 0; i < points.length; i += 2) {
    const j = i === 0 ? points.length - 2 : i - 2;
    if (!clipEdge(piece, points, j, i, edge)) continue;
    measureBoxTo(edge, base);
    if (edge[4]! > search.longest + ON_LINE) continue;
    search.edge = i;
    addShortLines(base, edge, search);
  }
}

/** Lines that end on one edge, or are one line, belong together: each family lies between two outermost ones. */
function familiesOf(found: readonly Found[], target: Body): readonly (readonly Line[])[] {
  // Between two bases, which have no hollows, there is but one family.
  if (isBase(target)) return [found.map(({ line }) => line)];
  const families: Found[][] = [];
  for (const one of found) {
    const its = families.filter((family) =>
      family.some((other) => other.edge === one.edge || apart(other.line, one.line) <= SAME_LINE * SAME_LINE),
    );
    const [first, ...rest] = its;
    if (first === undefined) {
      families.push([one]);
      continue;
    }
    for (const other of rest) {
      first.push(...other);
      families.splice(families.indexOf(other), 1);
    }
    first.push(one);
  }
  return families.map((family) => family.map(({ line }) => line));
}

/** Finds the short lines between a base and a segment that start or end at a corner. */
function addShortLines({ halfX, halfY }: BaseShape, segment: Float64Array, search: Search): void {
  const x1 = segment[0]!;
  const y1 = segment[1]!;
  const x2 = segment[2]!;
  const y2 = segment[3]!;
  addShort(clamp(x1, halfX), clamp(y1, halfY), x1, y1, search);
  addShort(clamp(x2, halfX), clamp(y2, halfY), x2, y2, search);
  for (let corner = 0; corner < 4; corner++) {
    const cx = corner & 1 ? halfX : -halfX;
    const cy = corner & 2 ? halfY : -halfY;
    const t = nearestAlong(cx - x1, cy - y1, x2 - x1, y2 - y1);
    addShort(cx, cy, x1 + t * (x2 - x1), y1 + t * (y2 - y1), search);
  }
}

function addShort(px: number, py: number, qx: number, qy: number, search: Search): void {
  const dx = qx - px;
  const dy = qy - py;
  if (Math.sqrt(dx * dx + dy * dy) > search.longest) return;
  search.found.push({ line: [px, py, qx, qy], edge: search.edge });
}

function clamp(value: number, half: number): number {
  return value < -half ? -half : value > half ? half : value;
}

/** The two lines of a family that lie farthest apart, or the one if they are all the same. */
function outermost(lines: readonly Line[]): readonly Line[] {
  let best: readonly Line[] = lines.slice(0, 1);
  let widest = SAME_LINE * SAME_LINE;
  for (let i = 0; i < lines.length; i++) {
    for (let j = 0; j < i; j++) {
      const a = lines[j]!;
      const b = lines[i]!;
      const square = apart(a, b);
      if (square > widest) {
        widest = square;
        best = [a, b];
      }
    }
  }
  return best;
}

/** Square of how far two lines are apart at their ends, the farther one. */
function apart(a: Line, b: Line): number {
  const start = (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]);
  const end = (a[2] - b[2]) * (a[2] - b[2]) + (a[3] - b[3]) * (a[3] - b[3]);
  return Math.max(start, end);
}

function onTable(of: BaseBody, line: Line): Line {
  const [x1, y1, x2, y2] = line;
  return [
    of.x + x1 * of.cos + y1 * of.sin,
    of.y - x1 * of.sin + y1 * of.cos,
    of.x + x2 * of.cos + y2 * of.sin,
    of.y - x2 * of.sin + y2 * of.cos,
  ];
}

/**
 * Whether a line of measurement goes through a body: deeper than 1e-6 mm; along its edge is not through. Bases
 * count without guides. A line of no length goes through what it lies in. xwing2:obstructed.1, .6
 */
export function lineCrosses(line: Line, body: Body): boolean {
  const [x1, y1, x2, y2] = line;
  const reach = body.radius + CONTACT;
  if (distanceToSegment(body, line) > reach) return false;
  return segmentEnters(pointsOf(body), x1, y1, x2, y2);
}

/** Whether a crosses b's midway line, which reaches to range 3 on both sides. xwing2:arc.14 */
export function isFlanking(a: Body, b: BaseBody): boolean {
  if (beyond(b, a, RULER)) return false;
  const points = seenFrom(b, a);
  const { halfX } = b.base;
  const reach = halfX + RULER;
  return segmentEnters(points, -reach, 0, -halfX, 0) || segmentEnters(points, halfX, 0, reach, 0);
}

/** Whether a is in b's full rear arc and does not cross b's midway line. xwing2:arc.12 */
export function isBehind(a: Body, b: BaseBody): boolean {
  return reachesPast(b, a, -1) && inArc(b, 'full-rear', a) && !isFlanking(a, b);
}

/** Whether a is in b's full front arc and does not cross b's midway line. xwing2:arc.13 */
export function isInFrontOf(a: Body, b: BaseBody): boolean {
  return reachesPast(b, a, 1) && inArc(b, 'full-front', a) && !isFlanking(a, b);
}

/** Whether some part of a target lies past a ship's midway line to the front (1) or rear (-1), not just on it. */
function reachesPast(of: BaseBody, target: Body, way: 1 | -1): boolean {
  const points = seenFrom(of, target);
  for (let i = 1; i < points.length; i += 2) if (way * points[i]! > ON_LINE) return true;
  return false;
}
