import { HALF_ROOT, moved, type Pose } from '@firing-arc/table';
import { inArc } from './arcs.ts';
import { HUGE_BASE } from './bases.ts';
import {
  type BaseBody,
  type Body,
  distance,
  type HugeBody,
  hugeBody,
  insidePlayArea,
  overlapsBody,
  type ShipBody,
  shipBody,
  shipsOverlap,
} from './bodies.ts';
import { RANGE_BAND } from './range.ts';

/** What a huge ship can fly; speed 0 is a bank on the spot, or standing still. xwing2:huge-ships.30 */
export type HugeManeuver =
  | { readonly speed: number; readonly bearing: 'straight' }
  | { readonly speed: number; readonly bearing: 'stationary' }
  | { readonly speed: number; readonly bearing: 'bank'; readonly direction: 'left' | 'right' };

/**
 * The huge ship maneuver tool, measured on a digital model of it: its straight edge has a line every 40 mm; its
 * other edge a corner for each speed, mm to the outside and ahead of the ship's front corner, seen along the final
 * facing of 45 degrees. Uncertain by 3 mm; which base edge a groove guides, by 10 mm at most.
 */
export const HUGE_TOOL = {
  line: 40,
  straightSpeeds: 5,
  turn: 45,
  corners: [
    [0, 0],
    [0, 33],
    [-10, 73],
    [-20, 113],
  ],
} as const;

/** Where a huge ship comes to stand, overlaps aside. xwing2:huge-ships.31 to .33 */
export function hugePose(from: Pose, maneuver: HugeManeuver): Pose {
  const { speed } = maneuver;
  if (maneuver.bearing === 'stationary') return from;
  if (maneuver.bearing === 'straight') {
    if (!Number.isInteger(speed) || speed < 0 || speed > HUGE_TOOL.straightSpeeds) {
      throw new RangeError(`the huge ship tool has no line for ${speed} straight`);
    }
    return moved(from, 0, speed * HUGE_TOOL.line, 0);
  }
  const corner = HUGE_TOOL.corners[speed];
  if (corner === undefined) throw new RangeError(`the huge ship tool has no corner for ${speed} bank`);
  const side = maneuver.direction === 'left' ? -1 : 1;
  const { halfX, halfY } = HUGE_BASE;
  // From the front corner of the new base, in its own frame, back to its middle; then both in the old frame.
  const outward = corner[0] - halfX;
  const ahead = corner[1] - halfY;
  const right = halfX + (outward + ahead) * HALF_ROOT;
  return moved(from, side * right, halfY + (ahead - outward) * HALF_ROOT, side * HUGE_TOOL.turn);
}

/** What became of a huge ship's maneuver. Lists are indices. */
export interface HugeResult {
  readonly pose: Pose;
  /** The maneuver as it was executed in the end: its speed may have been reduced. */
  readonly executed: HugeManeuver;
  /** Huge ships overlapped at any speed that was tried, the first one first. xwing2:huge-ships.38, .39 */
  readonly overlapped: readonly number[];
  /** Standard ships under the final position: they are picked up and set aside. xwing2:huge-ships.41 */
  readonly pickedUp: readonly number[];
  /** Obstacles under the final position: they are removed. The tool is no template: nothing is moved through. */
  readonly removed: readonly number[];
}

/** Executes a huge ship's maneuver, slower by one until it is on no other huge ship. xwing2:huge-ships.38 */
export function executeHuge(
  from: Pose,
  maneuver: HugeManeuver,
  others: readonly BaseBody[],
  obstacles: readonly Body[],
): HugeResult {
  const overlapped: number[] = [];
  let executed = maneuver;
  for (;;) {
    const body = hugeBody(hugePose(from, executed));
    const met = others.flatMap((other, index) =>
      other.kind === 'huge' && shipsOverlap(body, other) ? [index] : [],
    );
    const still =
      executed.bearing === 'stationary' || (executed.bearing === 'straight' && executed.speed === 0);
    if (met.length === 0 || still) {
      return {
        pose: body.pose,
        executed,
        overlapped,
        pickedUp: others.flatMap((other, index) =>
          other.kind === 'ship' && shipsOverlap(body, other) ? [index] : [],
        ),
        removed: obstacles.flatMap((obstacle, index) => (overlapsBody(body, obstacle) ? [index] : [])),
      };
    }
    for (const index of met) if (!overlapped.includes(index)) overlapped.push(index);
    executed = slower(executed);
  }
}

function slower(maneuver: HugeManeuver): HugeManeuver {
  if (maneuver.speed > 0) return { ...maneuver, speed: maneuver.speed - 1 };
  return { speed: 0, bearing: 'stationary' };
}

/** Why a ship that was picked up may not be set down here. */
export type SetDownRefusal =
  | 'overlaps-ship'
  | 'not-in-full-rear-arc'
  | 'not-at-range-0-1'
  | 'outside-play-area';

/** Why a picked-up ship may not be set down here; empty if it may. xwing2:huge-ships.42 */
export function setDownRefusals(
  ship: ShipBody,
  huge: HugeBody,
  others: readonly BaseBody[],
  playArea: { readonly width: number; readonly depth: number },
): readonly SetDownRefusal[] {
  const found: SetDownRefusal[] = [];
  if ([huge, ...others].some((other) => shipsOverlap(ship, other))) found.push('overlaps-ship');
  if (!inArc(huge, 'full-rear', ship)) found.push('not-in-full-rear-arc');
  if (distance(huge, ship) > RANGE_BAND) found.push('not-at-range-0-1');
  if (!insidePlayArea(ship, playArea.width, playArea.depth)) found.push('outside-play-area');
  return found;
}

/**
 * Places where a picked-up ship may be set down, facing like the huge ship: behind it and beside its rear half,
 * in steps of 10 mm. Good samples of the region that `setDownRefusals` judges.
 */
export function setDownPlaces(
  size: ShipBody['size'],
  huge: HugeBody,
  others: readonly BaseBody[],
  playArea: { readonly width: number; readonly depth: number },
): readonly Pose[] {
  const { halfX, halfY } = HUGE_BASE;
  const places: Pose[] = [];
  const reach = 130;
  for (let right = -halfX - reach; right <= halfX + reach; right += 10) {
    for (let ahead = -40; ahead >= -halfY - reach; ahead -= 10) {
      const pose = moved(huge.pose, right, ahead, 0);
      if (setDownRefusals(shipBody(size, pose), huge, others, playArea).length === 0) places.push(pose);
    }
  }
  return places;
}
