import {
  boxToSegment,
  CONTACT,
  clipSegment,
  containsPoint,
  cut,
  distanceToSegment,
  EQUALLY_SHORT,
  nearestOnSegment,
  ON_LINE,
  SAME_LINE,
  segmentEnters,
} from '@firing-arc/table';
import { BASES, type Base, type BaseSize } from './bases.ts';
import { type Body, baseCorners, outlineOf, type ShipBody } from './bodies.ts';
import { RULER } from './range.ts';

export type Arc = 'front' | 'left' | 'right' | 'rear' | 'bullseye' | 'full-front' | 'full-rear';

/** A line on the table: [x1, y1, x2, y2], from the attacker's base to the defender's. */
export type Line = readonly [number, number, number, number];

/** Width of the bullseye arc, mm: that of the range ruler. xwing2:arc.8 */
export const BULLSEYE_WIDTH = 15;

/**
 * The sector of an arc as half planes a·x + b·y >= c in the ship's frame, through the middle of the base;
 * points on a line are inside. xwing2:arc.4 to .11
 */
function sectorOf(base: Base, arc: Arc): readonly number[] {
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
        ...[1, 0, -BULLSEYE_WIDTH / 2 - ON_LINE],
        ...[-1, 0, -BULLSEYE_WIDTH / 2 - ON_LINE],
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
function shapeOf(base: Base, arc: Arc): ArcShape {
  const sector = sectorOf(base, arc);
  const beyond = base.half - ON_LINE;
  const [x, y] = ROOTS[arc];
  const opposite = (side: readonly number[]): boolean => side[0] === -x && side[1] === -y;
  const sides = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ].filter((side) => !opposite(side) && (arc !== 'bullseye' || side[1] === 1));
  const pieces = sides.map((side) => [...sector, ...side, beyond]);
  return { pieces, rootX: x * base.half, rootY: y * base.half };
}

function shapesOf(size: BaseSize): Readonly<Record<Arc, ArcShape>> {
  const shape = (arc: Arc): ArcShape => shapeOf(BASES[size], arc);
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

const SHAPES: Readonly<Record<BaseSize, Readonly<Record<Arc, ArcShape>>>> = {
  small: shapesOf('small'),
  medium: shapesOf('medium'),
  large: shapesOf('large'),
};

/** Outline of a target in the frame of a ship: bases without guides. */
function seenFrom(of: ShipBody, target: Body): Float64Array {
  const points = target.kind === 'ship' ? baseCorners(target) : outlineOf(target);
  const local = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 2) {
    const dx = points[i]! - of.x;
    const dy = points[i + 1]! - of.y;
    local[i] = dx * of.cos - dy * of.sin;
    local[i + 1] = dx * of.sin + dy * of.cos;
  }
  return local;
}

function beyondRuler(of: ShipBody, target: Body): boolean {
  const dx = target.x - of.x;
  const dy = target.y - of.y;
  const reach = of.radius + target.radius + RULER + ON_LINE;
  return dx * dx + dy * dy > reach * reach;
}

/** Distance from a base to the part of an outline (in its frame) that lies in an arc; infinite if there is none. */
function distanceInArc(base: Base, arc: Arc, points: Float64Array): number {
  const shape = SHAPES[base.size][arc];
  const n = points.length;
  const { half } = base;
  let least = Number.POSITIVE_INFINITY;
  for (const piece of shape.pieces) {
    let x1 = points[n - 2]!;
    let y1 = points[n - 1]!;
    for (let i = 0; i < n; i += 2) {
      const x2 = points[i]!;
      const y2 = points[i + 1]!;
      if (clipSegment(piece, x1, y1, x2, y2)) {
        const dx = x2 - x1;
        const dy = y2 - y1;
        const { enter, leave } = cut;
        const ax = x1 + enter * dx;
        const ay = y1 + enter * dy;
        const d = boxToSegment(half, half, ax, ay, x1 + leave * dx, y1 + leave * dy);
        if (d < least) least = d;
      }
      x1 = x2;
      y1 = y2;
    }
  }
  if (least > 0 && containsPoint(points, shape.rootX, shape.rootY)) return 0;
  return least;
}

/**
 * Distance from the attacker's base to the part of the defender that is in the arc, mm (0 in contact), or -1 if
 * no part of it is in the arc within range 3. xwing2:attack-range.1, xwing2:arc.1, xwing2:arc.2
 */
export function attackRange(attacker: ShipBody, arc: Arc, defender: Body): number {
  if (beyondRuler(attacker, defender)) return -1;
  const mm = distanceInArc(attacker.base, arc, seenFrom(attacker, defender));
  if (mm > RULER + ON_LINE) return -1;
  return mm <= CONTACT ? 0 : mm;
}

/** Whether some part of a target is in an arc of a ship, within range 3. xwing2:arc.1 to .11 */
export function inArc(of: ShipBody, arc: Arc, target: Body): boolean {
  return attackRange(of, arc, target) >= 0;
}

/**
 * The shortest lines from the attacker's base to the part of the defender in the arc. Usually one; between
 * parallel edges a family, given by its two outermost lines; none if not in arc. xwing2:obstructed.4, .5
 */
export function attackLines(attacker: ShipBody, arc: Arc, defender: Body): readonly Line[] {
  const least = attackRange(attacker, arc, defender);
  if (least < 0) return [];
  const { base } = attacker;
  const points = seenFrom(attacker, defender);
  const shape = SHAPES[base.size][arc];
  const found: Line[] = [];
  const longest = least + (least === 0 ? CONTACT : EQUALLY_SHORT);
  for (const piece of shape.pieces) {
    for (let i = 0; i < points.length; i += 2) {
      const j = i === 0 ? points.length - 2 : i - 2;
      const x1 = points[j]!;
      const y1 = points[j + 1]!;
      const dx = points[i]! - x1;
      const dy = points[i + 1]! - y1;
      if (!clipSegment(piece, x1, y1, points[i]!, points[i + 1]!)) continue;
      const { enter, leave } = cut;
      const ax = x1 + enter * dx;
      const ay = y1 + enter * dy;
      shortLines(base.half, ax, ay, x1 + leave * dx, y1 + leave * dy, longest, found);
    }
  }
  return outermost(found).map((line) => onTable(attacker, line));
}

/** Adds the lines not longer than `longest` between a base and a segment that start or end at a corner. */
function shortLines(
  half: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  longest: number,
  found: Line[],
): void {
  const keep = (px: number, py: number, qx: number, qy: number): void => {
    const dx = qx - px;
    const dy = qy - py;
    if (Math.sqrt(dx * dx + dy * dy) <= longest) found.push([px, py, qx, qy]);
  };
  const clamp = (value: number): number => (value < -half ? -half : value > half ? half : value);
  keep(clamp(x1), clamp(y1), x1, y1);
  keep(clamp(x2), clamp(y2), x2, y2);
  for (let corner = 0; corner < 4; corner++) {
    const cx = corner & 1 ? half : -half;
    const cy = corner & 2 ? half : -half;
    const t = nearestOnSegment(cx, cy, x1, y1, x2, y2);
    keep(cx, cy, x1 + t * (x2 - x1), y1 + t * (y2 - y1));
  }
}

/** The two lines of a family that lie farthest apart, or the one if they are all the same. */
function outermost(lines: readonly Line[]): readonly Line[] {
  let best: readonly Line[] = lines.slice(0, 1);
  let widest = SAME_LINE * SAME_LINE;
  for (let i = 0; i < lines.length; i++) {
    for (let j = 0; j < i; j++) {
      const a = lines[j]!;
      const b = lines[i]!;
      const start = (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]);
      const end = (a[2] - b[2]) * (a[2] - b[2]) + (a[3] - b[3]) * (a[3] - b[3]);
      const apart = Math.max(start, end);
      if (apart > widest) {
        widest = apart;
        best = [a, b];
      }
    }
  }
  return best;
}

function onTable(of: ShipBody, line: Line): Line {
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
  if (distanceToSegment(body.x, body.y, x1, y1, x2, y2) > reach) return false;
  const points = body.kind === 'ship' ? baseCorners(body) : outlineOf(body);
  return segmentEnters(points, x1, y1, x2, y2);
}

/** Whether a crosses b's midway line, which reaches to range 3 on both sides. xwing2:arc.14 */
export function isFlanking(a: ShipBody, b: ShipBody): boolean {
  if (beyondRuler(b, a)) return false;
  const points = seenFrom(b, a);
  const { half } = b.base;
  const reach = half + RULER;
  return segmentEnters(points, -reach, 0, -half, 0) || segmentEnters(points, half, 0, reach, 0);
}

/** Whether a is in b's full rear arc and does not cross b's midway line. xwing2:arc.12 */
export function isBehind(a: ShipBody, b: ShipBody): boolean {
  return reachesPast(b, a, -1) && inArc(b, 'full-rear', a) && !isFlanking(a, b);
}

/** Whether a is in b's full front arc and does not cross b's midway line. xwing2:arc.13 */
export function isInFrontOf(a: ShipBody, b: ShipBody): boolean {
  return reachesPast(b, a, 1) && inArc(b, 'full-front', a) && !isFlanking(a, b);
}

/** Whether some part of a target lies past a ship's midway line to the front (1) or rear (-1), not just on it. */
function reachesPast(of: ShipBody, target: ShipBody, way: 1 | -1): boolean {
  const points = seenFrom(of, target);
  for (let i = 1; i < points.length; i += 2) if (way * points[i]! > ON_LINE) return true;
  return false;
}
