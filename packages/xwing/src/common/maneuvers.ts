import {
  arcTrack,
  atan2,
  type Box,
  backUp,
  type Footprint,
  type Frame,
  footprint,
  footprintsOverlap,
  footprintsTouch,
  frameAlong,
  frameOf,
  metGoingBack,
  moved,
  PI,
  type Pose,
  poseAt,
  straightTrack,
  type Track,
  turned,
} from '@firing-arc/table';
import { BASES, type BaseSize } from './bases.ts';
import type { BaseBody } from './bodies.ts';
import {
  arcPart,
  BANK_RADIUS,
  STRAIGHT_LENGTH,
  straightPart,
  TEMPLATE_WIDTH,
  type TemplatePart,
  TURN_RADIUS,
} from './templates.ts';

export type Bearing =
  | 'straight'
  | 'bank'
  | 'turn'
  | 'koiogran'
  | 'segnor'
  | 'tallon'
  | 'stationary'
  | 'reverse-straight'
  | 'reverse-bank'
  | 'sideslip-bank'
  | 'sideslip-turn';

export type Direction = 'left' | 'straight' | 'right';

export interface Maneuver {
  readonly speed: number;
  readonly bearing: Bearing;
  readonly direction: Direction;
}

/** Where a ship is set against the end of a template: towards its own final front, in the middle, or its back. */
export type Placement = 'front' | 'middle' | 'back';
export const PLACEMENTS: readonly Placement[] = ['front', 'middle', 'back'];
/** One of the three placements, or any shift in mm towards the ship's own final front. xwing1:bearing.7 */
export type Slide = Placement | number;

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

/** The template of a maneuver, which way the ship travels, and the turn of its facing when fully executed. */
interface Course {
  readonly track: Track;
  readonly radius: number;
  readonly degrees: number;
  readonly side: 1 | -1;
  /** Which way the ship leaves its start, clockwise from its facing: ahead, to a side, back. */
  readonly travel: 0 | 90 | 180 | -90;
  /** Degrees the ship is turned after the basic maneuver of its template. */
  readonly flourish: number;
}

const TRACKS: Readonly<Record<BaseSize, { straight: Track[]; bank: Track[]; turn: Track[] }>> = {
  small: tracksOf('small'),
  medium: tracksOf('medium'),
  large: tracksOf('large'),
};

function tracksOf(size: BaseSize): { straight: Track[]; bank: Track[]; turn: Track[] } {
  const { side } = BASES[size];
  const straight = [0, 1, 2, 3, 4, 5].map((speed) => straightTrack(side, speed * STRAIGHT_LENGTH));
  const bank = BANK_RADIUS.map((radius) => (radius > 0 ? arcTrack(side, radius, 45) : straight[0]!));
  const turn = TURN_RADIUS.map((radius) => (radius > 0 ? arcTrack(side, radius, 90) : straight[0]!));
  return { straight, bank, turn };
}

/** The course of any maneuver but the stationary one. Throws RangeError if there is no such template. */
function courseOf(size: BaseSize, maneuver: Maneuver): Course {
  const { speed, bearing, direction } = maneuver;
  const side = direction === 'left' ? -1 : 1;
  const flip = { side, travel: 0, flourish: 180 } as const;
  const tracks = TRACKS[size];
  switch (bearing) {
    case 'straight':
      return laid(tracks.straight, maneuver, 0, { side: 1, travel: 0, flourish: 0 });
    case 'koiogran':
      return laid(tracks.straight, maneuver, 0, { ...flip, side: 1 });
    case 'reverse-straight':
      return laid(tracks.straight, maneuver, 0, { side: 1, travel: 180, flourish: 0 });
    case 'bank':
      return laid(tracks.bank, maneuver, 45, { side, travel: 0, flourish: 0 });
    case 'segnor':
      return laid(tracks.bank, maneuver, 45, flip);
    case 'reverse-bank':
      // The tail goes to the named side: seen along the way back, that is the other side.
      return laid(tracks.bank, maneuver, 45, { side: side === 1 ? -1 : 1, travel: 180, flourish: 0 });
    case 'turn':
      return laid(tracks.turn, maneuver, 90, { side, travel: 0, flourish: 0 });
    case 'tallon':
      return laid(tracks.turn, maneuver, 90, { side, travel: 0, flourish: side * 90 });
    case 'sideslip-bank':
      return laid(tracks.bank, maneuver, 45, { side, travel: side === 1 ? -90 : 90, flourish: 0 });
    case 'sideslip-turn':
      return laid(tracks.turn, maneuver, 90, { side, travel: side === 1 ? -90 : 90, flourish: 0 });
    case 'stationary':
      throw new RangeError(`a stationary maneuver has no template (speed ${speed})`);
  }
}

function laid(
  tracks: readonly Track[],
  maneuver: Maneuver,
  degrees: number,
  way: Pick<Course, 'side' | 'travel' | 'flourish'>,
): Course {
  const { speed, bearing, direction } = maneuver;
  const track = tracks[speed];
  if (track === undefined || !(speed >= 1)) {
    throw new RangeError(`there is no template for ${speed} ${bearing} ${direction}`);
  }
  if (degrees > 0 && direction === 'straight') throw new RangeError(`a ${bearing} goes left or right`);
  return { track, radius: track.radius, degrees, ...way };
}

/** Where the template of a course begins, heading the way the ship travels. xwing2:sideslip.3 */
function courseStart(size: BaseSize, from: Pose, course: Course): Pose {
  const { half } = BASES[size];
  switch (course.travel) {
    case 0:
      return moved(from, 0, half, 0);
    case 180:
      return moved(from, 0, -half, 180);
    case 90:
      return moved(from, half, 0, 90);
    case -90:
      return moved(from, -half, 0, -90);
  }
}

/** The full position of the basic maneuver or sideslip of a course. xwing2:maneuver.2, xwing2:sideslip.4 */
function basicPose(size: BaseSize, from: Pose, course: Course): Pose {
  const { half } = BASES[size];
  const { track, side } = course;
  const right = side * (track.endX + half * track.endSin);
  const ahead = half + track.endY + half * track.endCos;
  const turn = side * course.degrees;
  switch (course.travel) {
    case 0:
      return moved(from, right, ahead, turn);
    case 180:
      return moved(from, -right, -ahead, turn);
    case 90:
      return moved(from, ahead, -right, turn);
    case -90:
      return moved(from, -ahead, right, turn);
  }
}

/** What a base covers, seen the way it travels: a sideslip carries its guides left and right. */
function travelling(size: BaseSize, course: Course): Footprint {
  return course.travel === 90 || course.travel === -90 ? SIDEWAYS[size] : BASES[size].footprint;
}

const SIDEWAYS: Readonly<Record<BaseSize, Footprint>> = {
  small: quarterTurned(BASES.small.footprint),
  medium: quarterTurned(BASES.medium.footprint),
  large: quarterTurned(BASES.large.footprint),
};

/** A footprint seen from a quarter turn to the side; guides lie alike in front and behind, so either side will do. */
function quarterTurned({ core, parts }: Footprint): Footprint {
  const turn = ({ x, y, halfX, halfY }: Box): Box => ({ x: -y, y: x, halfX: halfY, halfY: halfX });
  return footprint(turn(core), ...parts.map(turn));
}

/** The position of a Tallon Roll: its side against the end of the template. xwing2:bearing.9, xwing2:bearing.10 */
function tallonPose(size: BaseSize, from: Pose, course: Course, slide: Slide): Pose {
  const { half } = BASES[size];
  const { track, side } = course;
  // The ship's final front is towards the start: back along the original facing.
  const right = side * (track.endX + half);
  return moved(from, right, half + track.endY - shift(slide), side * 180);
}

/** Shift of a ship towards its own front when it is set against the end of a template by its side. */
function shift(slide: Slide): number {
  if (typeof slide === 'number') return slide;
  if (slide === 'middle') return 0;
  return slide === 'front' ? TEMPLATE_WIDTH / 2 : -TEMPLATE_WIDTH / 2;
}

function fullPose(size: BaseSize, from: Pose, maneuver: Maneuver, course: Course, slide: Slide): Pose {
  if (maneuver.bearing === 'tallon') return tallonPose(size, from, course, slide);
  const pose = basicPose(size, from, course);
  return course.flourish === 0
    ? pose
    : { x: pose.x, y: pose.y, facing: turned(pose.facing + course.flourish) };
}

/** The part of a course's template from its start up to `length` mm; null if the length is not positive. */
function keptPart(size: BaseSize, from: Pose, course: Course, length: number): TemplatePart | null {
  if (length <= 0) return null;
  const start = courseStart(size, from, course);
  if (course.radius === 0) return straightPart(start, length);
  const degrees = length >= course.track.length ? course.degrees : (length * 180) / (PI * course.radius);
  return arcPart(start, course.radius, degrees, course.side);
}

/** Final position and template of a maneuver as if nothing were in the way. */
export function previewManeuver(
  size: BaseSize,
  from: Pose,
  maneuver: Maneuver,
  slide: Slide = 'middle',
): { readonly pose: Pose; readonly template: TemplatePart | null } {
  if (maneuver.bearing === 'stationary') return { pose: from, template: null };
  const course = courseOf(size, maneuver);
  const pose = fullPose(size, from, maneuver, course, slide);
  return { pose, template: keptPart(size, from, course, course.track.length) };
}

/** The three positions of a Tallon Roll and whether a ship is in the way. xwing2:bearing.10 */
export function tallonPlacements(
  size: BaseSize,
  from: Pose,
  maneuver: Maneuver,
  others: readonly BaseBody[],
): readonly { readonly placement: Placement; readonly pose: Pose; readonly free: boolean }[] {
  const course = courseOf(size, { ...maneuver, bearing: 'tallon' });
  return PLACEMENTS.map((placement) => {
    const pose = tallonPose(size, from, course, placement);
    return { placement, pose, free: shipsUnder(size, pose, others) === NONE };
  });
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
  const full = fullPose(size, from, maneuver, course, slide);
  const under = shipsUnder(size, full, others);
  const free = shipsUnder(size, from, others) === NONE;
  if (under === NONE && free) {
    return completed(size, full, keptPart(size, from, course, course.track.length), others);
  }
  return free
    ? partially(size, from, maneuver, course, others, under)
    : staying(size, from, maneuver, course, others, under);
}

/**
 * Deploys a ship by a maneuver that begins at its carrier's guides, or at a side of a huge carrier; `others` includes
 * the carrier. Null if it finds no place clear of ships. xwing2:dock.4, xwing2:dock.6, xwing2:huge-ships.19
 */
export function deploy(
  size: BaseSize,
  carrier: BaseBody,
  edge: 'front' | 'rear' | Exclude<Direction, 'straight'>,
  maneuver: Maneuver,
  others: readonly BaseBody[],
  slide: Slide = 'middle',
): ManeuverResult | null {
  const from = atEdge(size, carrier, edge);
  const course = courseOf(size, maneuver);
  const full = fullPose(size, from, maneuver, course, slide);
  const under = shipsUnder(size, full, others);
  if (under === NONE) {
    return completed(size, full, keptPart(size, from, course, course.track.length), others);
  }
  const result = partially(size, from, maneuver, course, others, under);
  return shipsUnder(size, result.pose, others) === NONE && result.template !== null ? result : null;
}

/** Where a ship would stand if its front edge were at an edge of its carrier, facing out of it. */
function atEdge(size: BaseSize, carrier: BaseBody, edge: 'front' | 'rear' | 'left' | 'right'): Pose {
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

function partially(
  size: BaseSize,
  from: Pose,
  maneuver: Maneuver,
  course: Course,
  others: readonly BaseBody[],
  atFull: readonly number[],
): ManeuverResult {
  const covered = travelling(size, course);
  const { track, side } = course;
  const basic = basicPose(size, from, course);
  const under = maneuver.bearing === 'tallon' ? shipsUnder(size, basic, others) : atFull;
  const start = frameOf(courseStart(size, from, course));
  const first = [...new Set([...atFull, ...under])];
  if (under === NONE)
    return partialResult(size, basic, course, from, others, track.length, atFull, atFull, -1);
  const back = backUp(track, start, side, covered, others, first);
  const pose = back.at <= -track.chord ? from : poseAlong(course, start, from, back.at);
  return partialResult(size, pose, course, from, others, back.at, atFull, back.met, back.last);
}

/** What becomes of a ship that overlaps another before it moves: it stays, having backed over all its way. */
function staying(
  size: BaseSize,
  from: Pose,
  maneuver: Maneuver,
  course: Course,
  others: readonly BaseBody[],
  atFull: readonly number[],
): ManeuverResult {
  const { track, side } = course;
  const basic = basicPose(size, from, course);
  const under = maneuver.bearing === 'tallon' ? shipsUnder(size, basic, others) : atFull;
  const start = frameOf(courseStart(size, from, course));
  const first = [...new Set([...atFull, ...under])];
  const met = metGoingBack(track, start, side, travelling(size, course), others, first, -track.chord);
  return partialResult(size, from, course, from, others, -track.chord, atFull, met, met.at(-1) ?? -1);
}

function partialResult(
  size: BaseSize,
  pose: Pose,
  course: Course,
  from: Pose,
  others: readonly BaseBody[],
  at: number,
  overlappedAtFull: readonly number[],
  overlapped: readonly number[],
  lastBackedOver: number,
): ManeuverResult {
  return {
    pose,
    executed: 'partially',
    backedUp: course.track.length - at,
    overlapped,
    overlappedAtFull,
    touching: shipsTouching(size, pose, others, lastBackedOver),
    lastBackedOver,
    template: keptPart(size, from, course, at),
  };
}

/** The pose of a ship whose trailing hash mark is `at` mm along the template. xwing2:overlap.4 */
function poseAlong(course: Course, start: Frame, from: Pose, at: number): Pose {
  const { x, y, sin, cos } = frameAlong(course.track, start, course.side, at);
  if (course.radius === 0) return poseAt(x, y, from.facing);
  const heading = atan2(sin, cos);
  switch (course.travel) {
    case 0:
      return poseAt(x, y, heading);
    case 180:
      return poseAt(x, y, heading + 180);
    case 90:
      return poseAt(x, y, heading - 90);
    case -90:
      return poseAt(x, y, heading + 90);
  }
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
