import {
  backUp,
  type Footprint,
  type Frame,
  footprintsOverlap,
  footprintsTouch,
  frameOf,
  metGoingBack,
  moved,
  type Pose,
} from '@firing-arc/table';
import { BASES, type BaseSize } from './bases.ts';
import type { BaseBody } from './bodies.ts';
import {
  basicPose,
  type Course,
  courseOf,
  courseStart,
  fullPose,
  keptPart,
  type Maneuver,
  newPlace,
  PLACEMENTS,
  type Place,
  type Placement,
  placeAt,
  placeFully,
  poseAlong,
  type Slide,
  travelling,
} from './courses.ts';
import { STRAIGHT_LENGTH, type TemplatePart } from './templates.ts';

export {
  type Bearing,
  type Direction,
  type Maneuver,
  newPlace,
  PLACEMENTS,
  type Place,
  type Placement,
  type Slide,
} from './courses.ts';

/** What became of a maneuver. Lists are indices of the other ships. */
export interface ManeuverResult {
  readonly pose: Pose;
  readonly executed: 'fully' | 'partially';
  /** Path length by which the trailing hash mark stays short of the basic maneuver's full position, mm. */
  readonly backedUp: number;
  /** All ships backed over: those under the full position first, then in the order met. */
  readonly overlapped: readonly number[];
  /** The ships under the full position, which forced the partial execution. xwing2:overlap.7 */
  readonly overlappedAtFull: readonly number[];
  /** Every ship in contact at the end. xwing2:range.13 */
  readonly touching: readonly number[];
  /** The ship that was backed over last and is touched; -1 if there was none. xwing2:overlap.5 */
  readonly lastBackedOver: number;
  /** The template up to the trailing hash mark of the final position; null if nothing of it counts. */
  readonly template: TemplatePart | null;
}

const NONE: readonly number[] = [];

/** Final position and template of a maneuver as if nothing were in the way. */
export function previewManeuver(
  size: BaseSize,
  from: Pose,
  maneuver: Maneuver,
  slide: Slide = 'middle',
): { readonly pose: Pose; readonly template: TemplatePart | null } {
  if (maneuver.bearing === 'stationary') return { pose: from, template: null };
  const course = courseOf(size, maneuver);
  const pose = fullPose(size, from, course, slide);
  return { pose, template: keptPart(size, from, course, course.track.length) };
}

/**
 * A bound for how far a maneuver takes the middle of a base from where it was, on all its way; mm. No curved template
 * is longer than the straight one of the next speed.
 */
export const farthestFlown = (size: BaseSize, { speed }: Maneuver): number =>
  (speed + 1) * STRAIGHT_LENGTH + 2 * BASES[size].side;

/** The three positions of a Tallon Roll and whether a ship is in the way. xwing2:bearing.10 */
export function tallonPlacements(
  size: BaseSize,
  from: Pose,
  maneuver: Maneuver,
  others: readonly BaseBody[],
): readonly { readonly placement: Placement; readonly pose: Pose; readonly free: boolean }[] {
  const course = courseOf(size, { ...maneuver, bearing: 'tallon' });
  return PLACEMENTS.map((placement) => {
    const pose = fullPose(size, from, course, placement);
    return { placement, pose, free: shipsUnder(size, pose, others) === NONE };
  });
}

/** Writes the final position of a maneuver as if nothing were in the way: without an allocation, for whoever tries many. */
export function placeAfter(
  into: Place,
  size: BaseSize,
  from: Pose,
  maneuver: Maneuver,
  slide: Slide = 'middle',
): void {
  if (maneuver.bearing === 'stationary') placeAt(into, from);
  else placeFully(into, size, from, courseOf(size, maneuver), slide);
}

const place = newPlace();

/**
 * Whether a maneuver among other ships is executed fully: the common case of `executeManeuver`, without an allocation.
 * Then its final position is in the scratch `place`.
 */
export function isFlownFully(
  size: BaseSize,
  from: Pose,
  maneuver: Maneuver,
  others: readonly BaseBody[],
  slide: Slide = 'middle',
): boolean {
  placeAt(place, from);
  if (maneuver.bearing === 'stationary') return true;
  const { footprint: covered } = BASES[size];
  if (isOnShip(place, covered, others)) return false;
  placeAfter(place, size, from, maneuver, slide);
  return !isOnShip(place, covered, others);
}

/** Whether a base overlaps any of the ships. */
function isOnShip(at: Place, covered: Footprint, others: readonly BaseBody[]): boolean {
  for (let i = 0; i < others.length; i++) {
    const other = others[i]!;
    if (footprintsOverlap(at, covered, other, other.footprint)) return true;
  }
  return false;
}

/**
 * Executes a maneuver among other ships: to its full position if that overlaps no ship, else partially, backing
 * up along the basic maneuver of its template, a sideslip along its own line, until no ship is overlapped. A ship
 * that overlaps another at the start, or finds no free place, stays where it is. xwing2:overlap.2 to .6,
 * xwing2:bearing.11, xwing2:sideslip.6
 */
export function executeManeuver(
  size: BaseSize,
  from: Pose,
  maneuver: Maneuver,
  others: readonly BaseBody[],
  slide: Slide = 'middle',
): ManeuverResult {
  if (maneuver.bearing === 'stationary') return completed(size, from, null, others);
  const course = courseOf(size, maneuver);
  if (isFlownFully(size, from, maneuver, others, slide)) {
    const { x, y, facing } = place;
    return completed(size, { x, y, facing }, keptPart(size, from, course, course.track.length), others);
  }
  const full = fullPose(size, from, course, slide);
  const under = shipsUnder(size, full, others);
  const backing = { size, from, maneuver, course, others, atFull: under };
  return shipsUnder(size, from, others) === NONE ? partially(backing) : staying(backing);
}

/**
 * Deploys a ship by a maneuver that begins at an edge of its carrier (`startAtEdge`); `others` includes the carrier.
 * Null if it finds no place clear of ships. xwing2:dock.4, xwing2:dock.6, xwing2:huge-ships.19
 */
export function deploy(
  size: BaseSize,
  from: Pose,
  maneuver: Maneuver,
  others: readonly BaseBody[],
  slide: Slide = 'middle',
): ManeuverResult | null {
  const course = courseOf(size, maneuver);
  const full = fullPose(size, from, course, slide);
  const under = shipsUnder(size, full, others);
  if (under === NONE) {
    return completed(size, full, keptPart(size, from, course, course.track.length), others);
  }
  const result = partially({ size, from, maneuver, course, others, atFull: under });
  return shipsUnder(size, result.pose, others) === NONE && result.template !== null ? result : null;
}

/** Where a ship would stand if its front edge were at its carrier's guides, or at a side of a huge one, facing out of it. */
export function startAtEdge(
  size: BaseSize,
  carrier: BaseBody,
  edge: 'front' | 'rear' | 'left' | 'right',
): Pose {
  const { half } = BASES[size];
  const { halfX, halfY } = carrier.base;
  switch (edge) {
    case 'front':
      return moved(carrier.pose, 0, halfY - half, 0);
    case 'rear':
      return moved(carrier.pose, 0, half - halfY, 180);
    case 'left':
      return moved(carrier.pose, half - halfX, 0, -90);
    case 'right':
      return moved(carrier.pose, halfX - half, 0, 90);
  }
}

function completed(
  size: BaseSize,
  pose: Pose,
  template: TemplatePart | null,
  others: readonly BaseBody[],
): ManeuverResult {
  return {
    pose,
    executed: 'fully',
    backedUp: 0,
    overlapped: NONE,
    overlappedAtFull: NONE,
    touching: shipsTouching(size, pose, others, -1),
    lastBackedOver: -1,
    template,
  };
}

/** A ship that does not reach the end of its maneuver, and the ships that are in its way there. */
interface Backing {
  readonly size: BaseSize;
  readonly from: Pose;
  readonly maneuver: Maneuver;
  readonly course: Course;
  readonly others: readonly BaseBody[];
  readonly atFull: readonly number[];
}

/** Where the ship's template ends, its way there, and the ships under the full position or that one. */
function beginBacking({ size, from, maneuver, course, others, atFull }: Backing) {
  const basic = basicPose(from, course);
  const under = maneuver.bearing === 'tallon' ? shipsUnder(size, basic, others) : atFull;
  const { track, side } = course;
  const way = {
    track,
    start: frameOf(courseStart(size, from, course)),
    side,
    base: travelling(size, course),
  };
  return { basic, under, way, first: [...new Set([...atFull, ...under])] };
}

function partially(backing: Backing): ManeuverResult {
  const { from, course, others, atFull } = backing;
  const { track } = course;
  const { basic, under, way, first } = beginBacking(backing);
  if (under === NONE) return stopped(backing, basic, track.length, { met: atFull, last: -1 });
  const back = backUp(way, others, first);
  const pose = back.at <= -track.chord ? from : poseAlong(course, way.start, from, back.at);
  return stopped(backing, pose, back.at, back);
}

/** What becomes of a ship that overlaps another before it moves: it stays, having backed over all its way. */
function staying(backing: Backing): ManeuverResult {
  const { from, course, others } = backing;
  const { way, first } = beginBacking(backing);
  const start = -course.track.chord;
  const met = metGoingBack(way, others, first, start);
  return stopped(backing, from, start, { met, last: met.at(-1) ?? -1 });
}

/** A ship that stopped at a pose, so far along its course (mm), with the ships it backed over and the last of them. */
function stopped(
  { size, from, course, others, atFull }: Backing,
  pose: Pose,
  at: number,
  { met, last }: { readonly met: readonly number[]; readonly last: number },
): ManeuverResult {
  return {
    pose,
    executed: 'partially',
    backedUp: course.track.length - at,
    overlapped: met,
    overlappedAtFull: atFull,
    touching: shipsTouching(size, pose, others, last),
    lastBackedOver: last,
    template: keptPart(size, from, course, at),
  };
}

/** Indices of the ships that a base at a pose overlaps; NONE itself if there are none. */
function shipsUnder(size: BaseSize, pose: Pose, others: readonly BaseBody[]): readonly number[] {
  const { footprint: covered } = BASES[size];
  let frame: Frame | null = null;
  let under: number[] | null = null;
  for (let index = 0; index < others.length; index++) {
    const other = others[index]!;
    const dx = other.x - pose.x;
    const dy = other.y - pose.y;
    const reach = covered.radius + other.radius;
    if (dx * dx + dy * dy >= reach * reach) continue;
    frame ??= frameOf(pose);
    if (!footprintsOverlap(frame, covered, other, other.footprint)) continue;
    under ??= [];
    under.push(index);
  }
  return under ?? NONE;
}

/** Indices of the ships in contact with a base at a pose; `last` is in contact by having been backed over. */
function shipsTouching(
  size: BaseSize,
  pose: Pose,
  others: readonly BaseBody[],
  last: number,
): readonly number[] {
  const { footprint: covered } = BASES[size];
  let frame: Frame | null = null;
  let touched: number[] | null = null;
  for (let index = 0; index < others.length; index++) {
    const other = others[index]!;
    const dx = other.x - pose.x;
    const dy = other.y - pose.y;
    const reach = covered.radius + other.radius + 1;
    if (dx * dx + dy * dy >= reach * reach) continue;
    frame ??= frameOf(pose);
    if (index !== last && !footprintsTouch(frame, covered, other, other.footprint)) continue;
    touched ??= [];
    touched.push(index);
  }
  return touched ?? NONE;
}
