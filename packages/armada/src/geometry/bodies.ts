/** Ships, squadrons and obstacles lying on the table, and lengths between them. */
import {
  boxCorners,
  boxDistance,
  boxGap,
  CONTACT,
  containsPoint,
  type Frame,
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
} from '@firing-arc/table';
import { BASES, type ShipBase, type ShipSize, SQUADRON_RADIUS } from './bases.ts';
import { PLAY_AREA } from './measured.ts';
import { OBSTACLES, type ObstacleKind } from './obstacle-data.ts';
import type { Span } from './ruler.ts';
import { SHIPS } from './ship-data.ts';

export interface ShipBody extends Frame {
  readonly kind: 'ship';
  /** Id of the ship, or null for a bare base. */
  readonly ship: string | null;
  readonly base: ShipBase;
  readonly pose: Pose;
  /** Corners of the plastic base on the table. */
  readonly points: Float64Array;
  readonly radius: number;
}

export interface SquadronBody {
  readonly kind: 'squadron';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface ObstacleBody {
  readonly kind: 'obstacle';
  readonly x: number;
  readonly y: number;
  readonly obstacle: string;
  readonly type: ObstacleKind;
  readonly points: Float64Array;
  readonly radius: number;
}

export type Body = ShipBody | SquadronBody | ObstacleBody;

/** A base of some size on the table, `pose` in its middle. */
export function baseBody(size: ShipSize, pose: Pose, ship: string | null = null): ShipBody {
  const frame = frameOf(pose);
  const base = BASES[size];
  const { core, radius } = base.footprint;
  return { kind: 'ship', ship, base, pose, ...frame, points: boxCorners(core, frame), radius };
}

/** A ship on the table by its id; throws for an id that is none. */
export function shipBody(ship: string, pose: Pose): ShipBody {
  const facts = SHIPS[ship];
  if (facts === undefined) throw new Error(`there is no ship "${ship}"`);
  return baseBody(facts.size, pose, ship);
}

/** A squadron on the table; its facing does not matter. */
export function squadronBody(x: number, y: number): SquadronBody {
  return { kind: 'squadron', x, y, radius: SQUADRON_RADIUS };
}

/** An obstacle on the table, `pose` in the middle of its bounding box; throws for an id that is none. */
export function obstacleBody(obstacle: string, pose: Pose): ObstacleBody {
  const outline = OBSTACLES[obstacle];
  if (outline === undefined) throw new Error(`there is no obstacle "${obstacle}"`);
  return {
    kind: 'obstacle',
    x: pose.x,
    y: pose.y,
    obstacle,
    type: outline.kind,
    points: placed(outline.points, frameOf(pose)),
    radius: RADII[obstacle]!,
  };
}

/** Radius of the circle around an obstacle. */
export const obstacleRadius = (obstacle: string): number => RADII[obstacle] ?? 0;

const RADII: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(OBSTACLES).map(([id, { points }]) => [id, radiusOf(points)]),
);

/** Whether two bodies penetrate each other by more than 1e-6 mm; touching is not overlapping. armada:overlapping.14 */
export function overlaps(a: Body, b: Body): boolean {
  if (beyondReach(a, b, 0)) return false;
  if (a.kind === 'ship' && b.kind === 'ship')
    return footprintsOverlap(a, a.base.footprint, b, b.base.footprint);
  if (a.kind !== 'squadron' && b.kind !== 'squadron') return polygonsOverlap(a.points, b.points);
  return gap(a, b) < -CONTACT;
}

/** Whether two bodies are in contact, to 1e-6 mm, or overlap. */
export function touches(a: Body, b: Body): boolean {
  if (beyondReach(a, b, CONTACT)) return false;
  if (a.kind === 'ship' && b.kind === 'ship')
    return footprintsTouch(a, a.base.footprint, b, b.base.footprint);
  return gap(a, b) <= CONTACT;
}

/** A circle around something. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Whether the circles around two bodies are more than `mm` apart: then nothing between them needs to be measured. */
export function beyondReach(a: Circle, b: Circle, mm: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = a.radius + b.radius + mm;
  return dx * dx + dy * dy > reach * reach;
}

/** Distance between two bodies, mm; negative or 0 if they overlap. */
function gap(a: Body, b: Body): number {
  if (a.kind === 'squadron') return b.kind === 'squadron' ? pointGap(a, b) - b.radius : outlineGap(a, b);
  if (b.kind === 'squadron') return outlineGap(b, a);
  if (a.kind === 'ship' && b.kind === 'ship') {
    const deep = boxGap(a, a.base.footprint.core, b, b.base.footprint.core);
    return deep <= 0 ? deep : boxDistance(a, a.base.footprint.core, b, b.base.footprint.core);
  }
  return polygonsOverlap(a.points, b.points) ? 0 : outlineDistance(a.points, b.points);
}

/** Distance from the rim of a squadron to a point. */
function pointGap(squadron: SquadronBody, { x, y }: { readonly x: number; readonly y: number }): number {
  const dx = x - squadron.x;
  const dy = y - squadron.y;
  return Math.sqrt(dx * dx + dy * dy) - squadron.radius;
}

function outlineGap(squadron: SquadronBody, { points }: ShipBody | ObstacleBody): number {
  const toMiddle = pointToOutline(points, squadron.x, squadron.y);
  return (containsPoint(points, squadron.x, squadron.y) ? -toMiddle : toMiddle) - squadron.radius;
}

/**
 * Distance between closest points, mm: 0 in contact, and of a piece to itself. Bases of plastic, without shield dials
 * and sliders. armada:measuring-firing-arc-and-range.7, .8, .9
 */
export function distance(a: Body, b: Body): number {
  const mm = gap(a, b);
  return mm <= CONTACT ? 0 : mm;
}

/**
 * How near and how far the base of b is from the closest points of a, a ship or squadron. A piece is at distance 1 of
 * itself in all its parts. armada:range-and-distance.5
 */
export function spanFrom(a: ShipBody | SquadronBody, b: Body): Span {
  if (a === b) return { nearest: 0, farthest: 0 };
  const nearest = distance(a, b);
  if (b.kind === 'squadron') {
    // Straight away from the nearest point the far side of the rim lies one diameter behind the near one.
    return { nearest, farthest: Math.max(0, gap(a, b) + 2 * b.radius) };
  }
  let farthest = 0;
  for (let i = 0; i < b.points.length; i += 2) {
    const corner = { x: b.points[i]!, y: b.points[i + 1]! };
    const inside = a.kind === 'ship' && containsPoint(a.points, corner.x, corner.y);
    const mm = a.kind === 'squadron' ? pointGap(a, corner) : pointToOutline(a.points, corner.x, corner.y);
    if (!inside) farthest = Math.max(farthest, mm);
  }
  return { nearest, farthest };
}

/** A rectangle of the table, mm. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export const WHOLE_AREA: Area = { left: 0, right: PLAY_AREA.width, bottom: 0, top: PLAY_AREA.height };

/**
 * Whether the whole base lies in an area; exactly on its edge is inside. A ship or squadron that is not inside the
 * play area is destroyed. armada:destroyed-ships-and-squadrons.2, .3
 */
export function isInside(body: Body, area: Area = WHOLE_AREA): boolean {
  const { left, right, bottom, top } = extent(body);
  return (
    left >= area.left - ON_LINE &&
    right <= area.right + ON_LINE &&
    bottom >= area.bottom - ON_LINE &&
    top <= area.top + ON_LINE
  );
}

/** The bounding box of a body. */
export function extent(body: Body): Area {
  if (body.kind === 'squadron') {
    const { x, y, radius } = body;
    return { left: x - radius, right: x + radius, bottom: y - radius, top: y + radius };
  }
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < body.points.length; i += 2) {
    left = Math.min(left, body.points[i]!);
    right = Math.max(right, body.points[i]!);
    bottom = Math.min(bottom, body.points[i + 1]!);
    top = Math.max(top, body.points[i + 1]!);
  }
  return { left, right, bottom, top };
}
