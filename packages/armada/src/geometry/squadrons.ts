/** Squadrons: how they move and engage. */
import { ON_LINE } from '@firing-arc/table';
import { attackLines, obstruction, type SightRule, type Surroundings, sightLine } from './attack.ts';
import {
  type Area,
  type Body,
  isInside,
  overlaps,
  type ShipBody,
  type SquadronBody,
  WHOLE_AREA,
} from './bodies.ts';
import { type Distance, distanceOf, endOfDistance } from './ruler.ts';

/** Why a squadron may not lie somewhere. */
export type PlaceReason = 'overlaps-ship' | 'overlaps-squadron' | 'outside';

/**
 * Reasons why a squadron may not end its move in a place; none if it may. The ruler touches its base and it stays
 * beside the ruler's middle line up to the end of its band: its middle moves by at most that length, any way, over
 * anything. armada:squadron-movement.1, .2, armada:overlapping.11
 */
export function squadronMoveReasons(
  from: SquadronBody,
  speed: Distance | 0,
  to: SquadronBody,
  others: readonly (ShipBody | SquadronBody)[],
  area: Area = WHOLE_AREA,
): readonly (PlaceReason | 'too-far')[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const far = Math.sqrt(dx * dx + dy * dy) > endOfDistance(speed) + ON_LINE;
  return [...(far ? (['too-far'] as const) : []), ...placeReasons(to, others, area)];
}

/** Reasons why a squadron may not lie in a place, whatever brought it there. armada:overlapping.3, .11 */
export function placeReasons(
  at: SquadronBody,
  others: readonly (ShipBody | SquadronBody)[],
  area: Area = WHOLE_AREA,
): readonly PlaceReason[] {
  const on = (kind: Body['kind']): boolean => others.some((one) => one.kind === kind && overlaps(at, one));
  return [
    ...(on('ship') ? (['overlaps-ship'] as const) : []),
    ...(on('squadron') ? (['overlaps-squadron'] as const) : []),
    ...(isInside(at, area) ? [] : (['outside'] as const)),
  ];
}

/**
 * Whether two enemy squadrons are engaged: at distance 1 of each other, with a line of sight that nothing obstructs.
 * armada:engagement.1, .4, .5, .7
 */
export function isEngaged(
  a: SquadronBody,
  b: SquadronBody,
  surroundings: Surroundings,
  rule: SightRule = 'middle',
): boolean {
  const near = attackLines(a, b);
  if (near === null || distanceOf(near.mm) !== 1) return false;
  const { ships, obstacles } = obstruction(sightLine(a, b, rule), a, b, surroundings);
  return ships.length === 0 && obstacles.length === 0;
}
