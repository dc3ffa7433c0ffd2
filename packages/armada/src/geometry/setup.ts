/** Where pieces may be set up. */
import { CONTACT, ON_LINE } from '@firing-arc/table';
import {
  type Area,
  beyondReach,
  distance,
  extent,
  isInside,
  type ObstacleBody,
  overlaps,
  type ShipBody,
  type SquadronBody,
  spanFrom,
  WHOLE_AREA,
} from './bodies.ts';
import type { SpeedChart } from './courses.ts';
import { SETUP_AREA } from './measured.ts';
import { type Distance, endOfDistance, isBeyond, isWithin } from './ruler.ts';

/** Whose edge: the first player sits at y = 0. */
export type Edge = 'bottom' | 'top';

/** What is against the place of an obstacle, of a ship, of a squadron. */
export type ObstacleReason = 'outside-setup-area' | 'near-edge' | 'near-obstacle' | 'not-around';
export type ShipReason =
  | 'outside-deployment-zone'
  | 'overlaps-ship'
  | 'overlaps-squadron'
  | 'not-at-edge'
  | 'overlaps-obstacle';
export type SquadronReason =
  | 'outside-setup-area'
  | 'too-far-from-ship'
  | 'overlaps-ship'
  | 'overlaps-squadron';

/** The part of the setup area within distance 1-3 of a player's edge. armada:deployment-zone.1 */
export function deploymentZone(edge: Edge, setup: Area = SETUP_AREA): Area {
  const depth = endOfDistance(3);
  return edge === 'bottom' ? { ...setup, top: depth } : { ...setup, bottom: setup.top - depth };
}

/** Beyond which distances of the edges and of each other obstacles are placed; 0 for anywhere. */
export interface ObstacleSpacing {
  readonly edges: Distance | 0;
  readonly apart: Distance;
}

/** Beyond distance 3 of edges and 1 of others, where no objective says otherwise. armada:setup.4 */
const SPACING: ObstacleSpacing = { edges: 3, apart: 1 };

/** Reasons why an obstacle may not be placed. armada:setup.4 */
export function obstacleReasons(
  obstacle: ObstacleBody,
  others: readonly ObstacleBody[],
  setup: Area = SETUP_AREA,
  whole: Area = WHOLE_AREA,
  { edges, apart }: ObstacleSpacing = SPACING,
): readonly ObstacleReason[] {
  const { left, right, bottom, top } = extent(obstacle);
  const edge = Math.min(left - whole.left, whole.right - right, bottom, whole.top - top);
  const near = others.some((other) => isNear(obstacle, other, apart));
  return reasons({
    'outside-setup-area': !isInside(obstacle, setup),
    'near-edge': edges > 0 && edge <= endOfDistance(edges) + ON_LINE,
    'near-obstacle': near,
  });
}

/** Whether two obstacles lie within a distance of each other. Their circles or one pair of corners mostly tell. */
function isNear(one: ObstacleBody, other: ObstacleBody, apart: Distance): boolean {
  const end = endOfDistance(apart);
  if (beyondReach(one, other, end + 1)) return false;
  const dx = one.points[0]! - other.points[0]!;
  const dy = one.points[1]! - other.points[1]!;
  if (dx * dx + dy * dy < end * end) return true;
  return !isBeyond({ nearest: distance(one, other), farthest: 0 }, apart);
}

/** Speeds with which a ship may be deployed: those of its chart, which has no 0. armada:setup.6 */
export function deploymentSpeeds(chart: SpeedChart): readonly number[] {
  return chart.map((_, index) => index + 1);
}

/** Reasons why a ship may not be deployed. A huge one stays in the setup area. armada:setup.6, .9 */
export function shipReasons(ship: ShipBody, edge: Edge, ships: readonly ShipBody[]): readonly ShipReason[] {
  return shipReasonsIn(ship, ships, deploymentZone(edge), SETUP_AREA);
}

/** The same for other areas, as a smaller table or some objectives have them. */
export function shipReasonsIn(
  ship: ShipBody,
  ships: readonly ShipBody[],
  zone: Area,
  setup: Area,
): readonly ShipReason[] {
  const area = ship.base.size === 'huge' ? setup : zone;
  return reasons({
    'outside-deployment-zone': !isInside(ship, area),
    'overlaps-ship': ships.some((other) => overlaps(ship, other)),
  });
}

/** A huge ship touches its player's edge and lies on no obstacle; `gap` is its way to that edge. armada:huge-ship.5 */
export function hugeShipReasons(
  ship: ShipBody,
  gap: number,
  obstacles: readonly ObstacleBody[],
): readonly ShipReason[] {
  return reasons({
    'not-at-edge': Math.abs(gap) > CONTACT,
    'overlaps-obstacle': obstacles.some((obstacle) => overlaps(ship, obstacle)),
  });
}

/** Reasons why a squadron may not be deployed: wholly within distance 1-2 of a ship of its side. armada:setup.7 */
export function squadronReasons(
  squadron: SquadronBody,
  friends: readonly ShipBody[],
  others: readonly (ShipBody | SquadronBody)[],
  setup: Area = SETUP_AREA,
): readonly SquadronReason[] {
  const on = (kind: 'ship' | 'squadron'): boolean =>
    others.some((one) => one.kind === kind && overlaps(squadron, one));
  return reasons({
    'outside-setup-area': !isInside(squadron, setup),
    'too-far-from-ship': !friends.some((ship) => isWithin(spanFrom(ship, squadron), 2)),
    'overlaps-ship': on('ship'),
    'overlaps-squadron': on('squadron'),
  });
}

function reasons<Reason extends string>(found: Partial<Record<Reason, boolean>>): readonly Reason[] {
  return (Object.keys(found) as Reason[]).filter((reason) => found[reason]);
}
