import {
  boxCorners,
  boxDistance,
  boxToPolygon,
  CONTACT,
  containsPoint,
  cos,
  type Footprint,
  type Frame,
  footprintOnPolygon,
  footprintsOverlap,
  footprintsTouch,
  frameOf,
  ON_LINE,
  outlineDistance,
  type Pose,
  placed,
  pointToOutline,
  polygonsOverlap,
  radiusOf,
  sin,
} from '@firing-arc/table';
import { BASES, type Base, type BaseShape, type BaseSize, HUGE_BASE, type HugeBase } from './bases.ts';
import { CARD_OBSTACLES, OUTLINES } from './outlines.ts';
import { firstContact, isClearOf, type TemplatePart, templateCircle, templateOutline } from './templates.ts';

/** Something that lies on the table, in table coordinates, within `radius` of (x, y). */
export type Body = BaseBody | OutlineBody | TemplateBody;

/** The base of any ship. */
export type BaseBody = ShipBody | HugeBody;

/** A ship's base: the square, and with its guides the footprint. */
export interface ShipBody extends Frame {
  readonly kind: 'ship';
  readonly radius: number;
  readonly size: BaseSize;
  readonly base: Base;
  readonly pose: Pose;
  readonly footprint: Footprint;
}

/** A huge ship's base. */
export interface HugeBody extends Frame {
  readonly kind: 'huge';
  readonly radius: number;
  readonly size: 'huge';
  readonly base: HugeBase;
  readonly pose: Pose;
  readonly footprint: Footprint;
}

/** An obstacle or device: a polygon, concave or not. */
export interface OutlineBody {
  readonly kind: 'outline';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly points: Float64Array;
}

/** A template that lies on the table while a move is tried. */
export interface TemplateBody {
  readonly kind: 'template';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly template: TemplatePart;
}

/** A ship's base at a pose; another edition's base has arc lines of its own. */
export function shipBody(size: BaseSize, pose: Pose, base: Base = BASES[size]): ShipBody {
  return {
    kind: 'ship',
    x: pose.x,
    y: pose.y,
    sin: sin(pose.facing),
    cos: cos(pose.facing),
    radius: base.footprint.radius,
    size,
    base,
    pose,
    footprint: base.footprint,
  };
}

/** A huge ship's base at a pose. */
export const hugeBody = (pose: Pose): HugeBody => sectionBody(pose, HUGE_BASE);

/** The base of one of a huge ship's sections, at the pose of its middle. */
export function sectionBody(pose: Pose, base: HugeBase): HugeBody {
  const { footprint } = base;
  const { x, y } = pose;
  const { radius } = footprint;
  return {
    kind: 'huge',
    x,
    y,
    sin: sin(pose.facing),
    cos: cos(pose.facing),
    radius,
    size: 'huge',
    base,
    pose,
    footprint,
  };
}

/** An outline's facts, and the body it had last. */
interface Shape {
  readonly points: readonly number[];
  readonly radius: number;
  readonly inner: number;
  last: OutlineBody | null;
  facing: number;
}

const SHAPES: ReadonlyMap<string, Shape> = new Map(
  [...Object.entries(OUTLINES), ...Object.entries(CARD_OBSTACLES)].map(([id, { points }]) => {
    const toOutline = pointToOutline(points, 0, 0);
    const inner = containsPoint(points, 0, 0) ? toOutline : -toOutline;
    return [id, { points, radius: radiusOf(points), inner, last: null, facing: 0 }];
  }),
);

/**
 * An obstacle; `outline` is an id of OUTLINES or CARD_OBSTACLES, the pose is the middle of its bounding box. Obstacles do not move:
 * each outline remembers its last body (a random game takes 6.5 ms with it, 7.6 without).
 */
export function obstacleBody(outline: string, pose: Pose): OutlineBody {
  const shape = SHAPES.get(outline);
  if (shape === undefined) throw new RangeError(`unknown obstacle outline "${outline}"`);
  const { last, facing } = shape;
  if (last && last.x === pose.x && last.y === pose.y && facing === pose.facing) return last;
  const { x, y } = pose;
  const { radius } = shape;
  shape.last = { kind: 'outline', x, y, radius, points: placed(shape.points, frameOf(pose)) };
  shape.facing = pose.facing;
  return shape.last;
}

/**
 * Radii of the circles about the middle of an outline: around it, and inside it; negative where the middle lies
 * outside: the outline's nearest point is so far away.
 */
export function outlineCircles(outline: string): { readonly radius: number; readonly inner: number } {
  const shape = SHAPES.get(outline);
  if (shape === undefined) throw new RangeError(`unknown obstacle outline "${outline}"`);
  return shape;
}

/** A template as a thing on the table. */
export function templateBody(template: TemplatePart): TemplateBody {
  const [x, y, radius] = templateCircle(template);
  return { kind: 'template', x, y, radius, template };
}

/** Outline of a body on the table; ships with their guides, arcs of templates as chords. */
export function outlineOf(body: Body): Float64Array {
  switch (body.kind) {
    case 'ship':
    case 'huge':
      return placed(guidedOutline(body.base), body);
    case 'outline':
      return body.points;
    case 'template':
      return Float64Array.from(templateOutline(body.template).flat());
  }
}

/** Whether a body is the base of a ship. */
export function isBase(body: Body): body is BaseBody {
  return body.kind === 'ship' || body.kind === 'huge';
}

/** The corners of a ship's base without guides, clockwise from front left. */
export function baseCorners(ship: BaseBody): Float64Array {
  return boxCorners(ship.base.footprint.core, ship);
}

/** The outline of a base with its guides in its own frame, clockwise from front left. */
function guidedOutline(base: BaseShape): number[] {
  const w = base.halfX;
  const h = base.halfY;
  const front: number[] = [];
  for (const guide of base.footprint.parts.slice(0, 2)) {
    const from = guide.x - guide.halfX;
    const to = guide.x + guide.halfX;
    front.push(from, h, from, guide.y + guide.halfY, to, guide.y + guide.halfY, to, h);
  }
  const rear = front.map((value) => -value);
  return [-w, h, ...front, w, h, w, -h, ...rear, -w, -h];
}

function circlesApart(a: Body, b: Body): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const reach = a.radius + b.radius;
  return dx * dx + dy * dy > reach * reach;
}

/** Whether two bases overlap, guides included; touching is not overlapping. xwing2:overlap.1, xwing2:guides.2 */
export function shipsOverlap(a: BaseBody, b: BaseBody): boolean {
  return footprintsOverlap(a, a.footprint, b, b.footprint);
}

/** Whether a ship lies on something, guides included. xwing2:overlap.1, xwing2:range.12 */
export function overlapsBody(ship: BaseBody, body: Body): boolean {
  if (circlesApart(ship, body)) return false;
  switch (body.kind) {
    case 'ship':
    case 'huge':
      return shipsOverlap(ship, body);
    case 'outline':
      return footprintOnPolygon(ship, ship.footprint, body.points);
    case 'template':
      return firstContact(body.template, outlineOf(ship)) >= 0;
  }
}

/** Whether two bodies share an area; arcs of templates are exact, except against another template. */
export function bodiesOverlap(a: Body, b: Body): boolean {
  if (isBase(a)) return overlapsBody(a, b);
  if (isBase(b)) return overlapsBody(b, a);
  if (circlesApart(a, b)) return false;
  if (a.kind === 'template') return firstContact(a.template, outlineOf(b)) >= 0;
  if (b.kind === 'template') return firstContact(b.template, outlineOf(a)) >= 0;
  return polygonsOverlap(a.points, b.points);
}

/** Whether two ships are in contact, guides included: gap or penetration at most 1e-6 mm. xwing2:range.13 */
export function touching(a: BaseBody, b: BaseBody): boolean {
  return footprintsTouch(a, a.footprint, b, b.footprint);
}

/**
 * The template of a move lies on these bodies: indices, in the order in which they are met from its start.
 * Includes bodies under its start; the rules decide what a ship that starts on a rock suffers. xwing2:move.2
 */
export function movedThrough(template: TemplatePart, bodies: readonly Body[]): readonly number[] {
  const [x, y, radius] = templateCircle(template);
  let frame: Frame | null = null;
  let met: { readonly index: number; readonly along: number }[] | null = null;
  for (let index = 0; index < bodies.length; index++) {
    const body = bodies[index]!;
    const dx = body.x - x;
    const dy = body.y - y;
    const reach = body.radius + radius;
    if (dx * dx + dy * dy > reach * reach) continue;
    frame ??= frameOf(template);
    if (isClearOf(template, frame, body)) continue;
    const along = firstContact(template, outlineOf(body), frame);
    if (along < 0) continue;
    met ??= [];
    met.push({ index, along });
  }
  if (met === null) return NOTHING;
  return met.sort((a, b) => a.along - b.along || a.index - b.index).map((meeting) => meeting.index);
}

const NOTHING: readonly number[] = [];

/** Whether a base is wholly inside the play area; on the edge is inside, guides do not count. xwing2:flee.1 */
export function insidePlayArea(ship: BaseBody, width: number, depth: number): boolean {
  return edgeDistances(ship, width, depth) >= -ON_LINE;
}

/** Smallest distance of a body to any edge of the play area, mm; negative if it sticks out. Guides do not count. */
export function edgeDistances(body: Body, width: number, depth: number): number {
  if (body.kind === 'ship') {
    const reach = body.base.half * (Math.abs(body.sin) + Math.abs(body.cos));
    return Math.min(body.x, body.y, width - body.x, depth - body.y) - reach;
  }
  const points = pointsOf(body);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i]!;
    const y = points[i + 1]!;
    least = Math.min(least, x, y, width - x, depth - y);
  }
  return least;
}

/** The edges of the play area that a base sticks out over; guides do not count. xwing1:faq-qanda-missions.2 */
export function edgesCrossed(
  ship: BaseBody,
  width: number,
  depth: number,
): readonly ('left' | 'right' | 'near' | 'far')[] {
  const points = baseCorners(ship);
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  const over = [
    ['left', -Math.min(...xs)],
    ['right', Math.max(...xs) - width],
    ['near', -Math.min(...ys)],
    ['far', Math.max(...ys) - depth],
  ] as const;
  return over.filter(([, mm]) => mm > ON_LINE).map(([edge]) => edge);
}

/**
 * Closest distance of two bodies, mm, bases without guides; 0 if they touch or overlap. xwing2:range.2, .7, .8
 * Who only asks about distances below a `limit` is spared the measuring of what is farther: told as `limit` or more.
 */
export function distance(a: Body, b: Body, limit = Number.POSITIVE_INFINITY): number {
  const mm = rawDistance(a, b, limit);
  return mm <= CONTACT ? 0 : mm;
}

/** Leaves what lies near the limit to exact measuring (mm). */
const CIRCLE_MARGIN = 1;

/** Whether a body is within `mm` of a base, as far as circles tell; null when only measuring can. */
export function withinByCircles(base: BaseBody, body: Body, mm: number): boolean | null {
  const dx = base.x - body.x;
  const dy = base.y - body.y;
  const square = dx * dx + dy * dy;
  const far = mm + base.radius + body.radius + CIRCLE_MARGIN;
  if (square > far * far) return false;
  // The middle of a base is in it; some point of an outline is no farther from its middle than its radius.
  const near = mm - CIRCLE_MARGIN - (isBase(body) ? 0 : body.radius);
  return near > 0 && square < near * near ? true : null;
}

/** Distance from a to the farthest point of b, mm: b is within a range if all of it is that near. xwing2:range.5 */
export function farthestDistance(a: Body, b: Body): number {
  const points = pointsOf(b);
  let most = 0;
  for (let i = 0; i < points.length; i += 2) most = Math.max(most, toPoint(a, points[i]!, points[i + 1]!));
  return most;
}

/** What counts of a body for range and arcs: bases without guides. */
export function pointsOf(body: Body): Float64Array {
  return isBase(body) ? baseCorners(body) : outlineOf(body);
}

function toPoint(a: Body, x: number, y: number): number {
  const points = pointsOf(a);
  return containsPoint(points, x, y) ? 0 : pointToOutline(points, x, y);
}

function rawDistance(a: Body, b: Body, limit: number): number {
  if (isBase(a) && isBase(b)) {
    return basesMeet(a, b) ? 0 : boxDistance(a, a.base.square.core, b, b.base.square.core);
  }
  if (isBase(a)) return shipToOutline(a, outlineOf(b));
  if (isBase(b)) return shipToOutline(b, outlineOf(a));
  const p = outlineOf(a);
  const q = outlineOf(b);
  return !circlesApart(a, b) && polygonsOverlap(p, q) ? 0 : outlineDistance(p, q, limit);
}

function basesMeet(a: BaseBody, b: BaseBody): boolean {
  return footprintsOverlap(a, a.base.square, b, b.base.square);
}

function shipToOutline(ship: BaseBody, points: Float64Array): number {
  const mm = boxToPolygon(ship, ship.base.square.core, points);
  return mm > 0 && containsPoint(points, ship.x, ship.y) ? 0 : mm;
}
