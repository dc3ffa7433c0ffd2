/**
 * A base that follows a centre line with both middle hash marks on it: the segment from its rear to its front
 * is a chord of start line + template + end line. Everything in the frame of the template's start: +y ahead,
 * arcs curve to +x. The place on the path is the length `r` of line that the rear hash mark has left behind:
 * minus the chord at the start, the length of the template at the end.
 */
import { asin, cos, PI, sin } from './math.ts';

/** How rear and front of the base stand on the line during one stretch of the path. */
export type Stretch = 'slide' | 'enter' | 'round' | 'span' | 'leave';

/** One stretch, and bounds on the motion of the base's middle (per mm of `r`) that hold all along it. */
export interface Piece {
  readonly stretch: Stretch;
  readonly from: number;
  readonly to: number;
  readonly speed: number;
  readonly acceleration: number;
  /** Radians per mm. */
  readonly spin: number;
  readonly spinChange: number;
}

/** The path of a base of one length along one template. */
export interface Track {
  readonly chord: number;
  readonly length: number;
  /** Radius of the centre line; 0 for a straight template. */
  readonly radius: number;
  /** Degrees the template turns by. */
  readonly degrees: number;
  /** End of the template and sine and cosine of its heading there. */
  readonly endX: number;
  readonly endY: number;
  readonly endSin: number;
  readonly endCos: number;
  /** Direction of the chord while both hash marks are on the arc, relative to the tangent at the rear one. */
  readonly leadSin: number;
  readonly leadCos: number;
  readonly pieces: readonly Piece[];
}

/** Where the base is and how it moves: middle, forward direction, velocity and spin per mm of `r`. */
export interface Motion {
  x: number;
  y: number;
  sin: number;
  cos: number;
  vx: number;
  vy: number;
  /** Radians clockwise per mm. */
  spin: number;
}

export function newMotion(): Motion {
  return { x: 0, y: 0, sin: 0, cos: 1, vx: 0, vy: 1, spin: 0 };
}

/** The path of a base `chord` long along a straight template. */
export function straightTrack(chord: number, length: number): Track {
  const piece: Piece = {
    stretch: 'slide',
    from: -chord,
    to: length,
    speed: 1,
    acceleration: 0,
    spin: 0,
    spinChange: 0,
  };
  return {
    chord,
    length,
    radius: 0,
    degrees: 0,
    endX: 0,
    endY: length,
    endSin: 0,
    endCos: 1,
    leadSin: 0,
    leadCos: 1,
    pieces: [piece],
  };
}

/** The path of a base `chord` long along an arc to the right of at most 90 degrees. */
export function arcTrack(chord: number, radius: number, degrees: number): Track {
  const length = (radius * PI * degrees) / 180;
  const lead = chord / (2 * radius);
  const fits = lead <= sin(degrees / 2);
  const track: Track = {
    chord,
    length,
    radius,
    degrees,
    endX: radius * (1 - cos(degrees)),
    endY: radius * sin(degrees),
    endSin: sin(degrees),
    endCos: cos(degrees),
    leadSin: fits ? lead : 0,
    leadCos: fits ? Math.sqrt(1 - lead * lead) : 1,
    pieces: [],
  };
  if (fits) {
    const leaves = length - (2 * asin(lead) * radius * PI) / 180;
    const turning: Piece = {
      stretch: 'round',
      from: 0,
      to: leaves,
      speed: 1,
      acceleration: 1 / radius,
      spin: 1 / radius,
      spinChange: 0,
    };
    return {
      ...track,
      pieces: [...parts(track, 'enter', -chord, 0), turning, ...parts(track, 'leave', leaves, length)],
    };
  }
  const ends = track.endY - Math.sqrt(chord * chord - track.endX * track.endX);
  return {
    ...track,
    pieces: [
      ...parts(track, 'enter', -chord, ends),
      ...parts(track, 'span', ends, 0),
      ...parts(track, 'leave', 0, length),
    ],
  };
}

/** A stretch in four parts, each with its own bounds: closer bounds make for longer steps when backing up. */
function parts(track: Track, stretch: Stretch, from: number, to: number): readonly Piece[] {
  const cuts = [0, 1, 2, 3, 4].map((part) => (part === 4 ? to : from + ((to - from) * part) / 4));
  return [0, 1, 2, 3].map((part) => bounded(track, stretch, cuts[part]!, cuts[part + 1]!));
}

/**
 * Bounds for a part of a stretch in which rear and front are on different parts of the line. With a and b the
 * angles between chord and tangent at rear and front: the front moves at cos a / cos b, the base turns by
 * sin(a + b) / (chord cos b). Along a stretch a + b and b only grow or only shrink, so they are largest at an end.
 */
function bounded(track: Track, stretch: Stretch, from: number, to: number): Piece {
  const { chord, radius } = track;
  const start = frontTurn(track, stretch, from);
  const end = frontTurn(track, stretch, to);
  const least = Math.min(start.cosFront, end.cosFront);
  const turn = Math.max(start.sinTurn, end.sinTurn);
  const spin = turn / (chord * least);
  const rearCurve = stretch === 'leave' ? 1 / radius : 0;
  const frontCurve = stretch === 'enter' ? 1 / (radius * least) : 0;
  const bend = Math.max(rearCurve, frontCurve);
  const spinChange = bend / (chord * least) + (turn * (frontCurve + spin)) / (chord * least * least);
  const speed = 1 + (chord / 2) * spin;
  const acceleration = rearCurve + (chord / 2) * (spinChange + spin * spin);
  return { stretch, from, to, speed, acceleration, spin, spinChange };
}

/** Cosine of the angle between chord and front tangent, and sine of that between rear and front tangent. */
function frontTurn(
  track: Track,
  stretch: Stretch,
  r: number,
): { readonly cosFront: number; readonly sinTurn: number } {
  const motion = newMotion();
  follow(track, stretch, r, motion);
  let tx = track.endSin;
  let ty = track.endCos;
  if (stretch === 'enter') {
    const frontX = motion.x + (track.chord / 2) * motion.sin;
    const frontY = motion.y + (track.chord / 2) * motion.cos;
    tx = frontY / track.radius;
    ty = (track.radius - frontX) / track.radius;
  }
  const rear = stretch === 'leave' ? (r * track.degrees) / track.length : 0;
  return { cosFront: tx * motion.sin + ty * motion.cos, sinTurn: tx * cos(rear) - ty * sin(rear) };
}

/** Writes the motion of the base at place `r` of a stretch into `out`, in the frame of the template's start. */
export function follow(track: Track, stretch: Stretch, r: number, out: Motion): void {
  switch (stretch) {
    case 'slide':
      onStart(r + track.chord / 2, out);
      out.sin = 0;
      out.cos = 1;
      out.spin = 0;
      return;
    case 'enter':
      enter(track, r, out);
      return;
    case 'round':
      round(track, r, out);
      return;
    case 'span':
      onStart(r, out);
      alongEnd(track, out);
      return;
    case 'leave': {
      const degrees = (r * track.degrees) / track.length;
      const s = sin(degrees);
      const c = cos(degrees);
      out.x = track.radius * (1 - c);
      out.y = track.radius * s;
      out.vx = s;
      out.vy = c;
      alongEnd(track, out);
    }
  }
}

/** Writes place and velocity of what goes along the start line. */
function onStart(r: number, out: Motion): void {
  out.x = 0;
  out.y = r;
  out.vx = 0;
  out.vy = 1;
}

/** Rear hash mark on the start line, front one on the arc: two circles meet. */
function enter(track: Track, r: number, out: Motion): void {
  const { chord, radius } = track;
  const square = radius * radius + r * r;
  const along = (chord * chord + r * r) / (2 * square);
  const across = Math.sqrt(Math.max(0, (chord * chord) / square - along * along));
  onStart(r, out);
  out.sin = along * radius + across * r;
  out.cos = -along * r + across * radius;
  const frontX = out.sin;
  const frontY = r + out.cos;
  settle(track, frontY / radius, (radius - frontX) / radius, out);
}

/** Both hash marks on the arc: the base turns about its centre. */
function round(track: Track, r: number, out: Motion): void {
  const degrees = (r * track.degrees) / track.length;
  const s = sin(degrees);
  const c = cos(degrees);
  const { radius, chord } = track;
  out.sin = s * track.leadCos + c * track.leadSin;
  out.cos = c * track.leadCos - s * track.leadSin;
  out.spin = 1 / radius;
  out.x = radius * (1 - c) + (chord / 2) * out.sin;
  out.y = radius * s + (chord / 2) * out.cos;
  out.vx = s + (chord / 2) * out.spin * out.cos;
  out.vy = c - (chord / 2) * out.spin * out.sin;
}

/** Front hash mark on the end line, place and velocity of the rear one in `out`. */
function alongEnd(track: Track, out: Motion): void {
  const ex = track.endX - out.x;
  const ey = track.endY - out.y;
  const ahead = ex * track.endSin + ey * track.endCos;
  const root = Math.sqrt(Math.max(0, ahead * ahead - ex * ex - ey * ey + track.chord * track.chord));
  const q = root - ahead;
  out.sin = ex + q * track.endSin;
  out.cos = ey + q * track.endCos;
  settle(track, track.endSin, track.endCos, out);
}

/**
 * Makes the motion of the base's middle from that of its rear hash mark: `out` holds the mark's place and velocity, the
 * whole chord in place of its direction; (frontX, frontY) is the tangent at the front one.
 */
function settle({ chord }: Track, frontX: number, frontY: number, out: Motion): void {
  const s = out.sin / chord;
  const c = out.cos / chord;
  const spin = (out.vy * frontX - out.vx * frontY) / (chord * (frontX * s + frontY * c));
  out.x += out.sin / 2;
  out.y += out.cos / 2;
  out.sin = s;
  out.cos = c;
  out.spin = spin;
  out.vx += (chord / 2) * spin * c;
  out.vy -= (chord / 2) * spin * s;
}
