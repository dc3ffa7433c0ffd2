/**
 * Backing up along a path until nothing is overlapped. From every place that is not free, bounds on the motion
 * tell how far back it surely stays so; steps of that length cannot skip a free place. The bounds are of second
 * order, so the steps shrink as in Newton's method, and they are exact on straight paths.
 */
import { type Box, boxGap, type Footprint } from './box.ts';
import { follow, type Motion, newMotion, type Piece, type Track } from './path.ts';
import type { Frame } from './pose.ts';
import { FLUSH, FREE, LANDING, LEAST_STEP } from './tolerances.ts';

/** Something a base cannot be on top of. */
export interface Blocker extends Frame {
  readonly footprint: Footprint;
}

/** A base that goes along a track, which begins at `start`; side -1 mirrors the track to the left. */
export interface Way {
  readonly track: Track;
  readonly start: Frame;
  readonly side: 1 | -1;
  readonly base: Footprint;
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

/** Writes the motion at place `r` into the scratch `motion`, on the table. */
function moveTo({ track, start, side }: Omit<Way, 'base'>, piece: Piece, r: number): void {
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
  moveTo({ track, start, side }, pieceAt(track, r), r);
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

/**
 * Two boxes seen along four axes, going back from the scratch `motion`: first right and ahead of the standing
 * box, then of the moving one. Distance of the middles along the axis, its rate, the width both boxes take up
 * together, and the rate of that.
 */
const along = new Float64Array(4);
const closing = new Float64Array(4);
const width = new Float64Array(4);
const widening = new Float64Array(4);

/** What holds for the pair in `along` on one stretch: how the boxes stand to each other, and how fast that changes. */
const pair = {
  /** Cosine and sine between the boxes, and how these change. */
  c: 0,
  s: 0,
  cRate: 0,
  sRate: 0,
  /** Bounds of second order on the motion along the standing box's axes, and on turning. */
  speed: 0,
  bend: 0,
  turning: 0,
  otherArm: 0,
};

/** Writes the scratch above for box a of the moving base and box b of the standing one. */
function relate(piece: Piece, a: Box, g: Frame, b: Box): void {
  const m = motion;
  const ox = a.x * m.cos + a.y * m.sin;
  const oy = a.y * m.cos - a.x * m.sin;
  const dx = g.x + b.x * g.cos + b.y * g.sin - m.x - ox;
  const dy = g.y - b.x * g.sin + b.y * g.cos - m.y - oy;
  const spin = -m.spin;
  const vx = -m.vx + spin * oy;
  const vy = -m.vy - spin * ox;
  const c = m.cos * g.cos + m.sin * g.sin;
  const s = m.sin * g.cos - m.cos * g.sin;
  const cRate = -s * spin;
  const sRate = c * spin;
  const cSign = c > 0 || (c === 0 && cRate > 0) ? 1 : -1;
  const sSign = s > 0 || (s === 0 && sRate > 0) ? 1 : -1;
  along[0] = dx * g.cos - dy * g.sin;
  along[1] = dx * g.sin + dy * g.cos;
  along[2] = dx * m.cos - dy * m.sin;
  along[3] = dx * m.sin + dy * m.cos;
  closing[0] = vy * g.sin - vx * g.cos;
  closing[1] = -vx * g.sin - vy * g.cos;
  closing[2] = vy * m.sin - vx * m.cos - spin * along[3]!;
  closing[3] = -vx * m.sin - vy * m.cos + spin * along[2]!;
  const ac = cSign * c;
  const as = sSign * s;
  width[0] = b.halfX + a.halfX * ac + a.halfY * as;
  width[1] = b.halfY + a.halfY * ac + a.halfX * as;
  width[2] = a.halfX + b.halfX * ac + b.halfY * as;
  width[3] = a.halfY + b.halfY * ac + b.halfX * as;
  const rc = cSign * cRate;
  const rs = sSign * sRate;
  widening[0] = a.halfX * rc + a.halfY * rs;
  widening[1] = a.halfY * rc + a.halfX * rs;
  widening[2] = b.halfX * rc + b.halfY * rs;
  widening[3] = b.halfY * rc + b.halfX * rs;
  const arm = Math.sqrt(a.x * a.x + a.y * a.y) + Math.sqrt(a.halfX * a.halfX + a.halfY * a.halfY);
  pair.c = ac;
  pair.s = as;
  pair.cRate = rc;
  pair.sRate = rs;
  pair.otherArm = Math.sqrt(b.halfX * b.halfX + b.halfY * b.halfY);
  pair.turning = piece.spinChange + piece.spin * piece.spin;
  pair.speed = piece.speed + arm * piece.spin;
  pair.bend = piece.acceleration + arm * pair.turning;
}

/** How long the related boxes surely stay deeper in each other than `slack`; 0 if they are not. */
function staysOn(piece: Piece, a: Box, slack: number): number {
  for (let i = 0; i < 4; i++) if (Math.abs(along[i]!) - width[i]! + slack >= 0) return 0;
  // As long as they overlap their middles are no farther apart than their half diagonals together.
  const reachable = Math.sqrt(a.halfX * a.halfX + a.halfY * a.halfY) + 2 * pair.otherArm;
  const bendOwn = pair.bend + 2 * pair.speed * piece.spin + reachable * pair.turning;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 4; i++) {
    const bend = i < 2 ? pair.bend : bendOwn;
    const x = along[i]!;
    const rate = x < 0 ? -closing[i]! : closing[i]!;
    const distance = x < 0 ? -x : x;
    const span = reach(width[i]! - distance - slack, rate - widening[i]!, bend);
    if (span < least) least = span;
    if (rate < 0) {
      // The middles may pass each other and the box leave on the other side.
      const passed = reach(distance + width[i]! - slack, Math.abs(widening[i]!) - rate, bend);
      if (passed < least) least = passed;
    }
  }
  return least > LEAST_STEP ? least : LEAST_STEP;
}

/** How long the related boxes surely stay no deeper in each other than `slack`; 0 if they are deeper. */
function staysOff(piece: Piece, r: number, a: Box, b: Box, slack: number): number {
  const ahead = r - piece.from;
  const distance = Math.sqrt(along[0]! * along[0]! + along[1]! * along[1]!) + pair.speed * ahead;
  const arm = distance + pair.otherArm;
  const bendOwn = pair.bend + 2 * pair.speed * piece.spin + arm * pair.turning;
  const speedOwn = pair.speed + arm * piece.spin;
  let most = 0;
  for (let i = 0; i < 4; i++) {
    const x = along[i]!;
    const gap = (x < 0 ? -x : x) - width[i]! + slack;
    if (gap < 0) continue;
    const rate = widening[i]! - (x < 0 ? -closing[i]! : closing[i]!);
    const bend = i < 2 ? pair.bend : bendOwn;
    const turned = i < 2 ? a : b;
    const lies = i === 0 || i === 2;
    const withC = 2 * (lies ? turned.halfX : turned.halfY);
    const withS = 2 * (lies ? turned.halfY : turned.halfX);
    // Another corner of the turned box may become foremost: each of the three has its own gap and rate.
    const span = Math.min(
      reach(gap, rate, bend),
      reach(gap + withC * pair.c, rate - withC * pair.cRate, bend),
      reach(gap + withS * pair.s, rate - withS * pair.sRate, bend),
    );
    most = Math.max(most, span, gap / (i < 2 ? pair.speed : speedOwn), LEAST_STEP);
  }
  return most;
}

/** Whether the circles around base and blocker are apart at the scratch `motion`; then by how much, else 0. */
function circleGap(base: Footprint, blocker: Blocker): number {
  const dx = blocker.x - motion.x;
  const dy = blocker.y - motion.y;
  const reached = base.radius + blocker.footprint.radius;
  const square = dx * dx + dy * dy;
  return square > reached * reached ? Math.sqrt(square) - reached : 0;
}

/** How long, going back, the base surely stays on the blocker; 0 if no part of it is on any part. */
function spanOn(base: Footprint, blocker: Blocker, piece: Piece, slack: number): number {
  if (circleGap(base, blocker) > 0) return 0;
  const other = blocker.footprint;
  relate(piece, base.core, blocker, other.core);
  const core = staysOn(piece, base.core, slack);
  if (core > 0 || boxGap(motion, base.hull, blocker, other.hull) >= -slack) return core;
  let longest = 0;
  for (let i = -1; i < base.parts.length; i++) {
    const part = i < 0 ? base.core : base.parts[i]!;
    for (let j = i < 0 ? 0 : -1; j < other.parts.length; j++) {
      const otherPart = j < 0 ? other.core : other.parts[j]!;
      if (boxGap(motion, part, blocker, otherPart) >= -slack) continue;
      relate(piece, part, blocker, otherPart);
      const span = staysOn(piece, part, slack);
      if (span > longest) longest = span;
    }
  }
  return longest;
}

/** How long, going back, the base surely stays off the blocker; 0 if some part of it is on some part. */
function spanOff(base: Footprint, blocker: Blocker, piece: Piece, r: number): number {
  const gap = circleGap(base, blocker);
  if (gap > 1) return gap / piece.speed;
  const other = blocker.footprint;
  relate(piece, base.hull, blocker, other.hull);
  const hull = staysOff(piece, r, base.hull, other.hull, FREE);
  if (hull > 0) return hull;
  let least = Number.POSITIVE_INFINITY;
  for (let i = -1; i < base.parts.length; i++) {
    const part = i < 0 ? base.core : base.parts[i]!;
    for (let j = -1; j < other.parts.length; j++) {
      const otherPart = j < 0 ? other.core : other.parts[j]!;
      relate(piece, part, blocker, otherPart);
      const span = staysOff(piece, r, part, otherPart, FREE);
      if (span === 0) return 0;
      if (span < least) least = span;
    }
  }
  return least;
}

/**
 * Backs a base up from the end of its way until it is on none of the blockers. `under` are the blockers (indices, at
 * least one) that it overlaps at the end. If no place is free the base stays at the start.
 */
export function backUp(way: Way, blockers: readonly Blocker[], under: readonly number[]): BackUp {
  const { track, base } = way;
  const near = nearby(way, blockers);
  let r = track.length;
  let last = under[0] ?? -1;
  for (let i = track.pieces.length - 1; i >= 0; i--) {
    const piece = track.pieces[i]!;
    for (;;) {
      moveTo(way, piece, r);
      let span = 0;
      for (const k of near) {
        const own = spanOn(base, blockers[k]!, piece, FREE);
        if (own > span) {
          span = own;
          last = k;
        }
      }
      if (span === 0) {
        const at = land(way, blockers, near, last, r);
        return { at, met: metGoingBack(way, blockers, under, r), last };
      }
      if (r - span <= piece.from) break;
      r -= span;
    }
    r = piece.from;
  }
  return { at: r, met: metGoingBack(way, blockers, under, r), last };
}

/** The blockers that the base may reach anywhere on its path. */
function nearby(way: Way, blockers: readonly Blocker[]): number[] {
  const { track, base } = way;
  const half = (track.length + track.chord) / 2;
  moveTo(way, pieceAt(track, track.length - half), track.length - half);
  const near: number[] = [];
  for (let k = 0; k < blockers.length; k++) {
    const blocker = blockers[k]!;
    const dx = blocker.x - motion.x;
    const dy = blocker.y - motion.y;
    let speed = 0;
    for (const piece of track.pieces) speed = Math.max(speed, piece.speed);
    const radius = half * speed + base.radius + blocker.footprint.radius;
    if (dx * dx + dy * dy < radius * radius) near.push(k);
  }
  return near;
}

/**
 * From the first place that is FREE on to where the contact with the last blocker is FLUSH, or to the start. Stays
 * at the first if that is too far or on another blocker.
 */
function land(
  way: Way,
  blockers: readonly Blocker[],
  near: readonly number[],
  last: number,
  free: number,
): number {
  const { track, base } = way;
  const blocker = blockers[last];
  if (blocker === undefined) return free;
  let r = free;
  let piece = pieceAt(track, r);
  for (;;) {
    moveTo(way, piece, r);
    const span = spanOn(base, blocker, piece, FLUSH);
    if (span === 0) break;
    r = Math.max(r - span, piece.from);
    if (r < free - LANDING) return free;
    if (r <= -track.chord) return r;
    piece = pieceAt(track, r);
  }
  // What is left is a penetration of FLUSH: go on by twice as much, so that the bases touch from outside.
  r -= 2 * FLUSH;
  if (r <= -track.chord) return -track.chord;
  piece = pieceAt(track, r);
  moveTo(way, piece, r);
  for (const k of near) if (spanOn(base, blockers[k]!, piece, FREE) > 0) return free;
  return r;
}

/**
 * All blockers overlapped between the end of the path and place `to`: first those `under` the end, then as met.
 */
export function metGoingBack(
  way: Way,
  blockers: readonly Blocker[],
  under: readonly number[],
  to: number,
): readonly number[] {
  const later: { readonly index: number; readonly at: number }[] = [];
  for (const index of nearby(way, blockers)) {
    if (under.includes(index)) continue;
    const at = meeting(way, blockers[index]!, to);
    if (at !== null) later.push({ index, at });
  }
  later.sort((a, b) => b.at - a.at || a.index - b.index);
  return [...under, ...later.map((meet) => meet.index)];
}

/** The first place, going back from the end of the path to `to`, where a blocker is overlapped. */
function meeting(way: Way, blocker: Blocker, to: number): number | null {
  const { track, base } = way;
  let r = track.length;
  for (let i = track.pieces.length - 1; i >= 0; i--) {
    const piece = track.pieces[i]!;
    while (r > piece.from && r > to) {
      moveTo(way, piece, r);
      const span = spanOff(base, blocker, piece, r);
      if (span === 0) return r;
      r -= span;
    }
    if (r <= to) return null;
    r = piece.from;
  }
  return null;
}
