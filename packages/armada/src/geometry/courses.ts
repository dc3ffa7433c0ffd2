/** Speed charts and the courses they allow. */
import { frameOf, type Pose } from '@firing-arc/table';
import type { ShipSize } from './bases.ts';
import type { ShipFacts } from './ship-data.ts';
import {
  type Clicks,
  endOn,
  endsOnTool,
  type LaidTool,
  layTool,
  MOST_CLICKS,
  TOOL_SIDES,
  type ToolSide,
} from './tool.ts';

/** Columns of a speed chart: `chart[speed - 1][joint - 1]` is a yaw value, 0 to 2 clicks. armada:speed-chart.1 */
export type SpeedChart = ShipFacts['speeds'];

/** What changes yaw values for one maneuver. */
export interface YawChange {
  /** The joint, counted from 1, that a navigate dial raises. armada:commands-navigate.2 */
  readonly raised?: number | undefined;
  /** Thrust-Control Malfunction: the last joint that can be clicked has one click less. armada:damage-cards.22 */
  readonly lastLowered?: boolean | undefined;
}

/**
 * Yaw values of the joints at a speed, or null if the chart has no such speed. At speed 0 there is no joint.
 * armada:speed.2, armada:speed-chart.1, armada:yaw.1
 */
export function yawLimits(chart: SpeedChart, speed: number, change: YawChange = {}): Clicks | null {
  if (speed === 0) return [];
  const column = chart[speed - 1];
  if (column === undefined) return null;
  const limits = [...column];
  if (change.lastLowered) {
    const last = limits.findLastIndex((yaw) => yaw > 0);
    if (last >= 0) limits[last] = limits[last]! - 1;
  }
  const { raised } = change;
  if (raised !== undefined && limits[raised - 1] !== undefined) {
    limits[raised - 1] = Math.min(MOST_CLICKS, limits[raised - 1]! + 1);
  }
  return limits;
}

/** Speeds that a navigate command can change a speed to, itself among them. armada:commands-navigate.2 to .4 */
export function navigableSpeeds(chart: SpeedChart, speed: number): readonly number[] {
  return [speed - 1, speed, speed + 1].filter((one) => one >= 0 && one <= chart.length);
}

/** Why a course cannot be flown. */
export type CourseReason = 'no-such-speed' | 'too-much-yaw' | 'ends-on-tool';

/** The reason why a ship may not fly a course with the tool on a side, or null if it may. armada:ship-movement.2, .4 */
export function courseReason(
  size: ShipSize,
  limits: Clicks | null,
  clicks: Clicks,
  side: ToolSide,
): CourseReason | null {
  if (limits === null || limits.length !== clicks.length) return 'no-such-speed';
  if (clicks.some((click, joint) => Math.abs(click) > limits[joint]!)) return 'too-much-yaw';
  return endsOnTool(size, clicks, side) ? 'ends-on-tool' : null;
}

/** The sides on which the tool may lie for a course; if both, the owner chooses. armada:ship-movement.4, .5 */
export function toolSides(size: ShipSize, clicks: Clicks): readonly ToolSide[] {
  return TOOL_SIDES.filter((side) => !endsOnTool(size, clicks, side));
}

/** A course that may be flown, and where it ends. */
export interface Course {
  readonly clicks: Clicks;
  readonly side: ToolSide;
  readonly end: Pose;
}

/** All clicks within limits, the first joint varying slowest, from left to right. */
export function allClicks(limits: Clicks): readonly Clicks[] {
  let courses: readonly Clicks[] = [[]];
  for (const limit of limits) {
    const values = Array.from({ length: 2 * limit + 1 }, (_, i) => i - limit);
    courses = courses.flatMap((before) => values.map((click) => [...before, click]));
  }
  return courses;
}

/**
 * All legal courses within yaw limits, with the tool on either side. A huge ship that would end on the tool on both
 * sides has no such course. armada:ship-movement.2, .4, .5, armada:huge-ship.4
 */
export function legalCourses(size: ShipSize, pose: Pose, limits: Clicks): readonly Course[] {
  const frame = frameOf(pose);
  return toolsWithin(size, limits).map(({ clicks, tool }) => ({
    clicks,
    side: tool.side,
    end: endOn(tool, pose, frame),
  }));
}

interface LaidCourse {
  readonly clicks: Clicks;
  readonly tool: LaidTool;
}

/** Legal courses by size and limits: a game asks for the same few hundreds of times. */
const WITHIN = new Map<string, readonly LaidCourse[]>();

function toolsWithin(size: ShipSize, limits: Clicks): readonly LaidCourse[] {
  const key = `${size} ${limits.join()}`;
  const known = WITHIN.get(key);
  if (known) return known;
  const found = allClicks(limits).flatMap((clicks) =>
    TOOL_SIDES.map((side) => ({ clicks, tool: layTool(size, clicks, side) })).filter(
      ({ tool }) => !tool.under,
    ),
  );
  WITHIN.set(key, found);
  return found;
}
