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
  sinCos,
  snap,
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
  /** Another template than the one of the bearing: of a Segnor's Loop or a Tallon Roll. */
  readonly template?: 'turn' | 'straight' | 'bank';
}

/** Where a ship is set against the end of a template: towards its own final front, in the middle, or its back. */
export type Placement = 'front' | 'middle' | 'back';
export const PLACEMENTS: readonly Placement[] = ['front', 'middle', 'back'];
/** One of the three placements, or any shift in mm towards the ship's own final front. xwing1:bearing.7 */
export type Slide = Placement | number;

/** The template of a maneuver, which way the ship travels, and the turn of its facing when fully executed. */
export interface Course {
  readonly bearing: Bearing;
  readonly track: Track;
  readonly radius: number;
  readonly degrees: number;
  readonly side: 1 | -1;
  /** Which way the ship leaves its start, clockwise from its facing: ahead, to a side, back. */
  readonly travel: 0 | 90 | 180 | -90;
  /** Degrees the ship is turned after the basic maneuver of its template. */
  readonly flourish: number;
  /** From the middle of the base to that of the basic maneuver's or sideslip's full position, mm, and the turn. */
  readonly right: number;
  readonly ahead: number;
  readonly turn: number;
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

const BEARINGS: readonly Bearing[] = [
  'straight',
  'bank',
  'turn',
  'koiogran',
  'segnor',
  'tallon',
  'reverse-straight',
  'reverse-bank',
  'sideslip-bank',
  'sideslip-turn',
];

type Courses = Readonly<Record<string, Readonly<Record<Direction, readonly Course[]>>>>;

/** Every course that has a template, by bearing, direction and speed: laid once, so that a move allocates none. */
const COURSES: Readonly<Record<BaseSize, Courses>> = {
  small: coursesOf('small'),
  medium: coursesOf('medium'),
  large: coursesOf('large'),
};

function coursesOf(size: BaseSize): Courses {
  const { bank, straight } = TRACKS[size];
  const along = (bearing: Bearing, direction: Direction): readonly Course[] => {
    const straightOn = straightBearing(bearing);
    if (straightOn !== (direction === 'straight')) return [];
    const speeds = straightOn ? straight : bank;
    return speeds.slice(1).map((_, i) => newCourse(size, { speed: i + 1, bearing, direction }));
  };
  return Object.fromEntries(
    BEARINGS.map((bearing) => [
      bearing,
      {
        left: along(bearing, 'left'),
        straight: along(bearing, 'straight'),
        right: along(bearing, 'right'),
      },
    ]),
  );
}

function straightBearing(bearing: Bearing): boolean {
  return bearing === 'straight' || bearing === 'koiogran' || bearing === 'reverse-straight';
}

/** The course of any maneuver but the stationary one. Throws RangeError if there is no such template. */
export function courseOf(size: BaseSize, maneuver: Maneuver): Course {
  if (maneuver.template) return newCourse(size, maneuver);
  const known = COURSES[size][maneuver.bearing]?.[maneuver.direction][maneuver.speed - 1];
  // What has no course of its own is refused, or goes straight on whatever the direction says.
  return known ?? newCourse(size, maneuver);
}

function newCourse(size: BaseSize, maneuver: Maneuver): Course {
  const { speed, bearing, direction } = maneuver;
  const side = direction === 'left' ? -1 : 1;
  const flip = { side, travel: 0, flourish: 180 } as const;
  const tracks = TRACKS[size];
  switch (bearing) {
    case 'straight':
      return laid(size, tracks.straight, maneuver, 0, { side: 1, travel: 0, flourish: 0 });
    case 'koiogran':
      return laid(size, tracks.straight, maneuver, 0, { ...flip, side: 1 });
    case 'reverse-straight':
      return laid(size, tracks.straight, maneuver, 0, { side: 1, travel: 180, flourish: 0 });
    case 'bank':
      return laid(size, tracks.bank, maneuver, 45, { side, travel: 0, flourish: 0 });
    case 'segnor':
      if (maneuver.template === 'turn') return laid(size, tracks.turn, maneuver, 90, flip);
      if (maneuver.template === 'straight')
        return laid(size, tracks.straight, maneuver, 0, { ...flip, side: 1 });
      return laid(size, tracks.bank, maneuver, 45, flip);
    case 'reverse-bank':
      // The tail goes to the named side: seen along the way back, that is the other side.
      return laid(size, tracks.bank, maneuver, 45, { side: side === 1 ? -1 : 1, travel: 180, flourish: 0 });
    case 'turn':
      return laid(size, tracks.turn, maneuver, 90, { side, travel: 0, flourish: 0 });
    case 'tallon': {
      const way = { side, travel: 0, flourish: side * 90 } as const;
      return maneuver.template === 'bank'
        ? laid(size, tracks.bank, maneuver, 45, way)
        : laid(size, tracks.turn, maneuver, 90, way);
    }
    case 'sideslip-bank':
      return laid(size, tracks.bank, maneuver, 45, { side, travel: side === 1 ? -90 : 90, flourish: 0 });
    case 'sideslip-turn':
      return laid(size, tracks.turn, maneuver, 90, { side, travel: side === 1 ? -90 : 90, flourish: 0 });
    case 'stationary':
      throw new RangeError(`a stationary maneuver has no template (speed ${speed})`);
  }
}

function laid(
  size: BaseSize,
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
  return {
    bearing,
    track,
    radius: track.radius,
    degrees,
    ...way,
    ...basicOffset(BASES[size].half, track, degrees, way),
  };
}

/** xwing2:maneuver.2, xwing2:sideslip.4 */
function basicOffset(
  half: number,
  track: Track,
  degrees: number,
  { side, travel }: Pick<Course, 'side' | 'travel'>,
): Pick<Course, 'right' | 'ahead' | 'turn'> {
  const right = side * (track.endX + half * track.endSin);
  const ahead = half + track.endY + half * track.endCos;
  const turn = side * degrees;
  switch (travel) {
    case 0:
      return { right, ahead, turn };
    case 180:
      return { right: -right, ahead: -ahead, turn };
    case 90:
      return { right: ahead, ahead: -right, turn };
    case -90:
      return { right: -ahead, ahead: right, turn };
  }
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
export function basicPose(from: Pose, course: Course): Pose {
  return moved(from, course.right, course.ahead, course.turn);
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

/** Shift of a ship towards its own front when it is set against the end of a template by its side. */
function shift(slide: Slide): number {
  if (typeof slide === 'number') return slide;
  if (slide === 'middle') return 0;
  return slide === 'front' ? TEMPLATE_WIDTH / 2 : -TEMPLATE_WIDTH / 2;
}

/** A pose with the sine and cosine of its facing, written by a function that shall allocate nothing. */
export interface Place {
  x: number;
  y: number;
  facing: number;
  sin: number;
  cos: number;
}

/** A place to be written. Nowhere yet: were its numbers whole at first, an engine would keep boxes for others. */
export function newPlace(): Place {
  return { x: Number.NaN, y: Number.NaN, facing: Number.NaN, sin: Number.NaN, cos: Number.NaN };
}

/**
 * Writes the full position of a maneuver into a place. That of a Tallon Roll has its side against the end of the
 * template. xwing2:bearing.9, xwing2:bearing.10
 */
export function placeFully(into: Place, size: BaseSize, from: Pose, course: Course, slide: Slide): void {
  let { right, ahead, turn } = course;
  if (course.bearing === 'tallon') {
    const { half } = BASES[size];
    const { track, side, degrees } = course;
    if (degrees === 90) {
      // The ship's final front is towards the start: back along the original facing.
      right = side * (track.endX + half);
      ahead = half + track.endY - shift(slide);
    } else {
      right = side * (track.endX + half * track.endSin + shift(slide) * track.endCos);
      ahead = half + track.endY + half * track.endCos - shift(slide) * track.endSin;
    }
    turn = side * (degrees + 90);
  } else {
    turn += course.flourish;
  }
  angle[0] = from.facing;
  sinCos(angle);
  const s = angle[1]!;
  const c = angle[2]!;
  into.x = snap(from.x + right * c + ahead * s);
  into.y = snap(from.y - right * s + ahead * c);
  into.facing = turned(snap(from.facing + turn));
  angle[0] = into.facing;
  sinCos(angle);
  into.sin = angle[1]!;
  into.cos = angle[2]!;
}

/** Scratch of `sinCos`. */
const angle = new Float64Array(3);

/** Writes a pose as it is into a place. */
export function placeAt(into: Place, { x, y, facing }: Pose): void {
  into.x = x;
  into.y = y;
  into.facing = facing;
  angle[0] = facing;
  sinCos(angle);
  into.sin = angle[1]!;
  into.cos = angle[2]!;
}

const place = newPlace();

/** The full position of a maneuver. */
export function fullPose(size: BaseSize, from: Pose, course: Course, slide: Slide): Pose {
  placeFully(place, size, from, course, slide);
  return { x: place.x, y: place.y, facing: place.facing };
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
