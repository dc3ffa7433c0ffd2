/** The courses of maneuvers: which template, which way along it, and where it leads. */
import {
  arcTrack,
  atan2,
  type Box,
  type Footprint,
  type Frame,
  footprint,
  frameAlong,
  moved,
  PI,
  type Pose,
  poseAt,
  straightTrack,
  type Track,
  turned,
} from '@firing-arc/table';
import { BASES, type BaseSize } from './bases.ts';
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

/** The template of a maneuver, which way the ship travels, and the turn of its facing when fully executed. */
export interface Course {
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
export function courseOf(size: BaseSize, maneuver: Maneuver): Course {
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
export function courseStart(size: BaseSize, from: Pose, course: Course): Pose {
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
export function basicPose(size: BaseSize, from: Pose, course: Course): Pose {
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
export function travelling(size: BaseSize, course: Course): Footprint {
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
export function tallonPose(size: BaseSize, from: Pose, course: Course, slide: Slide): Pose {
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

export function fullPose(size: BaseSize, from: Pose, maneuver: Maneuver, course: Course, slide: Slide): Pose {
  if (maneuver.bearing === 'tallon') return tallonPose(size, from, course, slide);
  const pose = basicPose(size, from, course);
  return course.flourish === 0
    ? pose
    : { x: pose.x, y: pose.y, facing: turned(pose.facing + course.flourish) };
}

/** The part of a course's template from its start up to `length` mm; null if the length is not positive. */
export function keptPart(size: BaseSize, from: Pose, course: Course, length: number): TemplatePart | null {
  if (length <= 0) return null;
  const start = courseStart(size, from, course);
  if (course.radius === 0) return straightPart(start, length);
  const degrees = length >= course.track.length ? course.degrees : (length * 180) / (PI * course.radius);
  return arcPart(start, course.radius, degrees, course.side);
}

/** The pose of a ship whose trailing hash mark is `at` mm along the template. xwing2:overlap.4 */
export function poseAlong(course: Course, start: Frame, from: Pose, at: number): Pose {
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
