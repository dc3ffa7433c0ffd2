import { Misfit } from '@firing-arc/table';
import { baseBody } from '../geometry/bodies.ts';
import { courseReason, legalCourses, toolSides, yawLimits } from '../geometry/courses.ts';
import { moveShip, type ShipMove, yawShip } from '../geometry/movement.ts';
import type { ShipFacts } from '../geometry/ship-data.ts';
import {
  type Clicks,
  courseEnd,
  JOINTS,
  MOST_CLICKS,
  type ToolSide,
  yawAtSpeedZero,
} from '../geometry/tool.ts';
import { asking, factsOf, poseOf, positionOf, shipsOf } from './read.ts';
import {
  type CourseAnswer,
  type CoursesAnswer,
  type MoveAnswer,
  type MoveQuery,
  MoveQuerySchema,
} from './schemas.ts';

/** What a bare base may do: all that the tool can. */
const ANY_SPEED: ShipFacts['speeds'] = Array.from({ length: JOINTS }, (_, i) =>
  Array(i + 1).fill(MOST_CLICKS),
);

/** `{"do":"armada-move"}`: where a course ends and whether it is legal; without clicks, all legal courses. */
export const moveQuery = asking(
  MoveQuerySchema,
  (query: MoveQuery): MoveAnswer =>
    query.clicks === undefined ? allCourses(query) : oneCourse(query, query.clicks),
);

/** The size and speed chart of who moves. */
export function moverOf({ base, ship }: MoveQuery): ShipFacts {
  if (base !== undefined && ship !== undefined) throw new Misfit('base', 'give a base or a ship, not both');
  if (ship !== undefined) return factsOf(ship, 'ship');
  if (base === undefined) throw new Misfit('base', 'give a base or a ship');
  return { size: base, speeds: ANY_SPEED };
}

function limitsOf(query: MoveQuery, speed: number): Clicks | null {
  return yawLimits(moverOf(query).speeds, speed, { raised: query.raise, lastLowered: query.lowerLast });
}

const yawOf = (query: MoveQuery, limits: Clicks | null): Pick<CourseAnswer, 'yaw'> =>
  query.ship === undefined ? {} : { yaw: limits && [...limits] };

function allCourses(query: MoveQuery): CoursesAnswer {
  const { size, speeds } = moverOf(query);
  if (query.speed === undefined && query.ship === undefined) throw new Misfit('speed', 'give a speed');
  const asked = query.speed === undefined ? speeds.map((_, i) => i + 1) : [query.speed];
  const courses = asked.flatMap((speed) =>
    legalCourses(size, poseOf(query.at), limitsOf(query, speed) ?? []),
  );
  const flown = courses.filter(
    ({ clicks, side }) =>
      (clicks.length > 0 || query.speed === 0) && (query.side === undefined || side === query.side),
  );
  const limits = query.speed === undefined ? {} : yawOf(query, limitsOf(query, query.speed));
  return {
    courses: flown.map(({ clicks, side, end }) => ({ clicks: [...clicks], side, at: positionOf(end) })),
    ...limits,
  };
}

/** The clicks up to the joint of the speed, and the side of the tool. */
export function courseOf(
  query: MoveQuery,
  given: Clicks,
): { readonly clicks: Clicks; readonly side: ToolSide } {
  const speed = query.speed ?? given.length;
  if (given.length < speed) {
    throw new Misfit('clicks', `speed ${speed} needs the clicks of ${speed} joints, not ${given.length}`);
  }
  const clicks = given.slice(0, speed);
  return { clicks, side: query.side ?? toolSides(moverOf(query).size, clicks)[0] ?? 'left' };
}

function oneCourse(query: MoveQuery, given: Clicks): CourseAnswer {
  const { size } = moverOf(query);
  const { clicks, side } = courseOf(query, given);
  const limits = limitsOf(query, clicks.length);
  const yaw = clicks.length === 0 ? (given.at(-1) ?? 0) : 0;
  if (yaw !== 0) return yawedCourse(query, yaw, limits);
  const reason = courseReason(size, limits, clicks, side);
  const pose = poseOf(query.at);
  const others = query.ships && shipsOf(query.ships);
  return {
    at: positionOf(courseEnd(size, pose, clicks, side)),
    legal: reason === null,
    reason,
    ...(query.side === undefined ? { side } : {}),
    ...yawOf(query, limits),
    ...(others && { moved: moveJson(moveShip(baseBody(size, pose), clicks, side, others)) }),
  };
}

/** A yaw at speed 0, which no chart grants, only effects do; the tool lies on the side of the clicks. */
function yawedCourse(query: MoveQuery, yaw: number, limits: Clicks | null): CourseAnswer {
  const { size } = moverOf(query);
  const pose = poseOf(query.at);
  const side: ToolSide = yaw > 0 ? 'right' : 'left';
  const onTool = query.side !== undefined && query.side !== side;
  const reason = query.ship !== undefined ? 'too-much-yaw' : onTool ? 'ends-on-tool' : null;
  const others = query.ships && shipsOf(query.ships);
  return {
    at: positionOf(yawAtSpeedZero(size, pose, yaw)),
    legal: reason === null,
    reason,
    ...(query.side === undefined ? { side } : {}),
    ...yawOf(query, limits),
    ...(others && { moved: moveJson(yawShip(baseBody(size, pose), yaw, others)) }),
  };
}

function moveJson({ pose, speed, overlapped, closest }: ShipMove): NonNullable<CourseAnswer['moved']> {
  return { at: positionOf(pose), speed, overlapped: [...overlapped], closest };
}
