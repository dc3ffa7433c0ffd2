/**
 * Backing up along a path until nothing is overlapped. From every place that is not free, bounds on the motion
 * tell how far back it surely stays so; steps of that length cannot skip a free place. The bounds are of second
 * order, so the steps shrink as in Newton's method, and they are exact on straight paths.
 */
import type { Box, Footprint } from './box.ts';
import { follow, type Motion, newMotion, type Piece, type Track } from './path.ts';
import type { Frame } from './pose.ts';
import { CONTACT, LANDING, LEAST_STEP } from './tolerances.ts';

/** Something a base cannot be on top of. */
export interface Blocker extends Frame {
  readonly footprint: Footprint;
}

/** Where backing up ends. */
export interface BackUp {
  /** Length of line behind the rear hash mark; minus the chord if the base stays where it started. */
  readonly at: number;
  /** Indices of the blockers met on the way: those at the end of the path first, then as they were met. */
  readonly met: readonly number[];
  /** The blocker that was left last. */
  readonly last: number;
}

const motion: Motion = newMotion();
const local: Motion = newMotion();

/** Writes the motion at place `r` into the scratch `motion`, on the table; side -1 mirrors the track to the left. */
function moveTo(track: Track, piece: Piece, start: Frame, side: 1 | -1, r: number): void {
  follow(track, piece.stretch, r, local);
  const x = local.x * side;
  const s = local.sin * side;
  const vx = local.vx * side;
  motion.x = start.x + x * start.cos + local.y * start.sin;
  motion.y = start.y - x * start.sin + local.y * start.cos;
  motion.sin = s * start.cos + local.cos * start.sin;
  motion.cos = local.cos * start.cos - s * start.sin;
  motion.vx = vx * start.cos + local.vy * start.sin;
  motion.vy = local.vy * start.cos - vx * start.sin;
  motion.spin = local.spin * side;
}

/** The frame of a base at place `r` of a track laid at `start`. */
export function frameAlong(track: Track, start: Frame, side: 1 | -1, r: number): Frame {
  moveTo(track, pieceAt(track, r), start, side, r);
  return { x: motion.x, y: motion.y, sin: motion.sin, cos: motion.cos };
}

function pieceAt(track: Track, r: number): Piece {
  for (const piece of track.pieces) if (r <= piece.to) return piece;
  return track.pieces[track.pieces.length - 1]!;
}

/** Smallest d > 0 with rate·d + bend·d²/2 = gap (gap >= 0); infinite if there is none. */
function reach(gap: number, rate: number, bend: number): number {
  const below = rate + Math.sqrt(rate * rate + 2 * bend * gap);
  return below > 0 ? (2 * gap) / below : Number.POSITIVE_INFINITY;
}

/** Bounds for one pair of boxes on one stretch. */
const bounds = { acceleration: 0, speed: 0, spin: 0, spinChange: 0, ahead: 0 };

/**
 * How long, going back from the scratch `motion`, two boxes surely stay overlapping (positive) or surely stay
 * apart (negative). Overlapping means deeper than `slack`.
 */
function pairSpan(a: Box, g: Frame, b: Box, slack: number): number {
  const m = motion;
  const rightX = m.cos;
  const rightY = -m.sin;
  const ox = a.x * m.cos + a.y * m.sin;
  const oy = a.y * m.cos - a.x * m.sin;
  const dx = g.x + b.x * g.cos + b.y * g.sin - m.x - ox;
  const dy = g.y - b.x * g.sin + b.y * g.cos - m.y - oy;
  // Going back: the velocity of the moving box's middle and the spin change sign.
  const spin = -m.spin;
  const vx = -m.vx + spin * oy;
  const vy = -m.vy - spin * ox;
  const c = m.cos * g.cos + m.sin * g.sin;
  const s = m.sin * g.cos - m.cos * g.sin;
  const arm = Math.sqrt(a.x * a.x + a.y * a.y) + Math.sqrt(a.halfX * a.halfX + a.halfY * a.halfY);
  const otherArm = Math.sqrt(b.halfX * b.halfX + b.halfY * b.halfY);
  const speed = bounds.speed + arm * bounds.spin;
  const turning = bounds.spinChange + bounds.spin * bounds.spin;
  const bend = bounds.acceleration + arm * turning;
  const away = Math.sqrt(dx * dx + dy * dy) + speed * bounds.ahead;
  const bendOwn = bend + 2 * speed * bounds.spin + (away + otherArm) * turning;
  const speedOwn = speed + (away + otherArm) * bounds.spin;
  axis.apart = -1;
  axis.within = Number.POSITIVE_INFINITY;
  // Axes of the standing box: right, ahead. c and s change by -s·spin and c·spin.
  const ux = g.cos;
  const uy = -g.sin;
  tryAxis(dx * ux + dy * uy, -vx * ux - vy * uy, b.halfX, a.halfX, a.halfY, c, s, spin, slack, bend, speed);
  tryAxis(
    dx * g.sin + dy * g.cos,
    -vx * g.sin - vy * g.cos,
    b.halfY,
    a.halfY,
    a.halfX,
    c,
    s,
    spin,
    slack,
    bend,
    speed,
  );
  // Axes of the moving box: they turn, right by -ahead·spin, ahead by right·spin.
  const alongRight = dx * rightX + dy * rightY;
  const alongAhead = dx * m.sin + dy * m.cos;
  const closingRight = -vx * rightX - vy * rightY - spin * alongAhead;
  const closingAhead = -vx * m.sin - vy * m.cos + spin * alongRight;
  tryAxis(alongRight, closingRight, a.halfX, b.halfX, b.halfY, c, s, spin, slack, bendOwn, speedOwn);
  tryAxis(alongAhead, closingAhead, a.halfY, b.halfY, b.halfX, c, s, spin, slack, bendOwn, speedOwn);
  if (axis.apart >= 0) return -Math.max(axis.apart, LEAST_STEP);
  return Math.max(axis.within, LEAST_STEP);
}

const axis = { apart: -1, within: 0 };

/**
 * One axis: `x` and `rate` are the distance of the middles along it and its change, `own` the half size of the
 * box the axis belongs to, `with` and `across` those of the other box, c and s the cosine and sine between them.
 */
function tryAxis(
  x: number,
  rate: number,
  own: number,
  along: number,
  across: number,
  c: number,
  s: number,
  spin: number,
  slack: number,
  bend: number,
  speed: number,
): void {
  const cChange = -s * spin;
  const sChange = c * spin;
  const cSign = c > 0 || (c === 0 && cChange > 0) ? 1 : -1;
  const sSign = s > 0 || (s === 0 && sChange > 0) ? 1 : -1;
  const widthChange = along * cSign * cChange + across * sSign * sChange;
  const width = own + along * cSign * c + across * sSign * s;
  const distance = x < 0 ? -x : x;
  const change = (x < 0 ? -rate : rate) - widthChange;
  const gap = distance - width + slack;
  if (gap >= 0) {
    let span = reach(gap, -change, bend);
    if (spin !== 0) {
      // A corner that becomes foremost makes the box wider than its present corners tell.
      const cCorner = cSign * cChange < 0 ? (cSign * c) / bounds.spin : Number.POSITIVE_INFINITY;
      const sCorner = sSign * sChange < 0 ? (sSign * s) / bounds.spin : Number.POSITIVE_INFINITY;
      span = Math.max(gap / speed, Math.min(span, cCorner, sCorner));
    }
    if (span > axis.apart) axis.apart = span;
    return;
  }
  const across2 = (rate < 0 ? -rate : rate) + (widthChange < 0 ? -widthChange : widthChange);
  const span = Math.min(reach(-gap, change, bend), reach(distance + width - slack, across2, bend));
  if (span < axis.within) axis.within = span;
}

/** The same for a whole base and one blocker: positive while any two parts overlap, negative while none do. */
function blockerSpan(base: Footprint, blocker: Blocker, piece: Piece, r: number, slack: number): number {
  const other = blocker.footprint;
  const dx = blocker.x - motion.x;
  const dy = blocker.y - motion.y;
  const gap = Math.sqrt(dx * dx + dy * dy) - base.radius - other.radius;
  bounds.speed = piece.speed;
  bounds.acceleration = piece.acceleration;
  bounds.spin = piece.spin;
  bounds.spinChange = piece.spinChange;
  bounds.ahead = r - piece.from;
  if (gap > 0) return -Math.max(gap / piece.speed, LEAST_STEP);
  const core = pairSpan(base.core, blocker, other.core, slack);
  if (core > 0) return core;
  const hull = pairSpan(base.hull, blocker, other.hull, slack);
  if (hull < 0) return hull;
  let within = 0;
  let apart = core;
  for (let i = -1; i < base.parts.length; i++) {
    const part = i < 0 ? base.core : base.parts[i]!;
    for (let j = i < 0 ? 0 : -1; j < other.parts.length; j++) {
      const span = pairSpan(part, blocker, j < 0 ? other.core : other.parts[j]!, slack);
      if (span > within) within = span;
      else if (span > apart) apart = span;
    }
  }
  return within > 0 ? within : apart;
}

/**
 * Backs a base up from the end of its path until it is on none of the blockers. `start` is where the template
 * begins; `under` are the blockers (indices, at least one) that the base overlaps at the end of the path.
 * If no place is free the base stays at the start.
 */
export function backUp(
  track: Track,
  start: Frame,
  side: 1 | -1,
  base: Footprint,
  blockers: readonly Blocker[],
  under: readonly number[],
): BackUp {
  const near = nearby(track, start, side, base, blockers);
  let r = track.length;
  let last = under[0] ?? -1;
  for (let i = track.pieces.length - 1; i >= 0; i--) {
    const piece = track.pieces[i]!;
    for (;;) {
      moveTo(track, piece, start, side, r);
      let span = 0;
      for (const k of near) {
        const own = blockerSpan(base, blockers[k]!, piece, r, CONTACT);
        if (own > span) {
          span = own;
          last = k;
        }
      }
      if (span === 0) {
        const at = land(track, start, side, base, blockers, near, last, r);
        return { at, met: metGoingBack(track, start, side, base, blockers, under, r), last };
      }
      if (r - span <= piece.from) break;
      r -= span;
    }
    r = piece.from;
  }
  return { at: r, met: metGoingBack(track, start, side, base, blockers, under, r), last };
}

/** The blockers that the base may reach anywhere on its path. */
function nearby(
  track: Track,
  start: Frame,
  side: 1 | -1,
  base: Footprint,
  blockers: readonly Blocker[],
): number[] {
  const half = (track.length + track.chord) / 2;
  const { x, y } = frameAlong(track, start, side, track.length - half);
  const near: number[] = [];
  for (let k = 0; k < blockers.length; k++) {
    const blocker = blockers[k]!;
    const dx = blocker.x - x;
    const dy = blocker.y - y;
    let speed = 0;
    for (const piece of track.pieces) speed = Math.max(speed, piece.speed);
    const radius = half * speed + base.radius + blocker.footprint.radius;
    if (dx * dx + dy * dy < radius * radius) near.push(k);
  }
  return near;
}

/** From the first free place on to where the gap to the last blocker is zero, if that is near and free as well. */
function land(
  track: Track,
  start: Frame,
  side: 1 | -1,
  base: Footprint,
  blockers: readonly Blocker[],
  near: readonly number[],
  last: number,
  free: number,
): number {
  const blocker = blockers[last];
  if (blocker === undefined) return free;
  const piece = pieceAt(track, free);
  let r = free;
  for (;;) {
    moveTo(track, piece, start, side, r);
    const span = blockerSpan(base, blocker, piece, r, 0);
    if (span < 0) break;
    r -= span;
    if (r < piece.from || r < free - LANDING) return free;
  }
  for (const k of near) if (blockerSpan(base, blockers[k]!, piece, r, CONTACT) > 0) return free;
  return r;
}

/**
 * All blockers overlapped between the end of the path and place `to`: first those `under` the end, then as met.
 */
export function metGoingBack(
  track: Track,
  start: Frame,
  side: 1 | -1,
  base: Footprint,
  blockers: readonly Blocker[],
  under: readonly number[],
  to: number,
): readonly number[] {
  const later: { readonly index: number; readonly at: number }[] = [];
  for (const index of nearby(track, start, side, base, blockers)) {
    if (under.includes(index)) continue;
    const at = meeting(track, start, side, base, blockers[index]!, to);
    if (at !== null) later.push({ index, at });
  }
  later.sort((a, b) => b.at - a.at || a.index - b.index);
  return [...under, ...later.map((meet) => meet.index)];
}

/** The first place, going back from the end of the path to `to`, where a blocker is overlapped. */
function meeting(
  track: Track,
  start: Frame,
  side: 1 | -1,
  base: Footprint,
  blocker: Blocker,
  to: number,
): number | null {
  let r = track.length;
  for (let i = track.pieces.length - 1; i >= 0; i--) {
    const piece = track.pieces[i]!;
    while (r > piece.from && r > to) {
      moveTo(track, piece, start, side, r);
      const span = blockerSpan(base, blocker, piece, r, CONTACT);
      if (span > 0) return r;
      r += span;
    }
    if (r <= to) return null;
    r = piece.from;
  }
  return null;
}
