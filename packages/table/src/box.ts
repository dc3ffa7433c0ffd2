/** Rectangles that move with a base, and the footprints made of them. Overlap by separating axes. */
import type { Frame } from './pose.ts';
import { CONTACT } from './tolerances.ts';

/** Half the width and half the length of a rectangle. */
export interface HalfSizes {
  readonly halfX: number;
  readonly halfY: number;
}

/** A rectangle in the frame of its base: middle and half sizes, `x` to the right, `y` ahead. */
export interface Box extends HalfSizes {
  readonly x: number;
  readonly y: number;
}

/** What a base covers: a main rectangle, small parts that stick out of it, and what bounds them all. */
export interface Footprint {
  readonly core: Box;
  readonly parts: readonly Box[];
  readonly hull: Box;
  /** Distance from the origin of the base to its farthest point. */
  readonly radius: number;
}

/** A footprint from its rectangles; the first is the core. */
export function footprint(core: Box, ...parts: readonly Box[]): Footprint {
  let halfX = 0;
  let halfY = 0;
  let square = 0;
  for (const part of [core, ...parts]) {
    const x = Math.abs(part.x) + part.halfX;
    const y = Math.abs(part.y) + part.halfY;
    halfX = Math.max(halfX, x);
    halfY = Math.max(halfY, y);
    square = Math.max(square, x * x + y * y);
  }
  return { core, parts, hull: { x: 0, y: 0, halfX, halfY }, radius: Math.sqrt(square) };
}

/** The second of two frames seen from the first. */
const seen = { x: 0, y: 0, sin: 0, cos: 1 };

/** Writes the scratch `seen`. */
function look(from: Frame, at: Frame): void {
  const dx = at.x - from.x;
  const dy = at.y - from.y;
  seen.x = dx * from.cos - dy * from.sin;
  seen.y = dx * from.sin + dy * from.cos;
  seen.sin = at.sin * from.cos - at.cos * from.sin;
  seen.cos = at.cos * from.cos + at.sin * from.sin;
}

/** Gap between box a of the looking frame and box b of the `seen` one; not exact any more from `limit` on. */
function gapSeen(a: Box, b: Box, limit: number): number {
  const { sin, cos } = seen;
  const dx = seen.x + b.x * cos + b.y * sin - a.x;
  const dy = seen.y - b.x * sin + b.y * cos - a.y;
  const c = Math.abs(cos);
  const s = Math.abs(sin);
  const right = Math.abs(dx) - a.halfX - c * b.halfX - s * b.halfY;
  const ahead = Math.abs(dy) - a.halfY - s * b.halfX - c * b.halfY;
  let gap = right > ahead ? right : ahead;
  if (gap >= limit) return gap;
  const other = Math.abs(dx * cos - dy * sin) - b.halfX - c * a.halfX - s * a.halfY;
  if (other > gap) gap = other;
  const last = Math.abs(dx * sin + dy * cos) - b.halfY - s * a.halfX - c * a.halfY;
  return last > gap ? last : gap;
}

/**
 * Gap between two boxes along their best separating axis, mm; negative is the depth of penetration (exact).
 * A positive gap is a lower bound of the distance.
 */
export function boxGap(f: Frame, a: Box, g: Frame, b: Box): number {
  look(f, g);
  return gapSeen(a, b, Number.POSITIVE_INFINITY);
}

/** Smallest gap between any two parts of two footprints, mm: negative when they overlap. */
export function footprintGap(f: Frame, a: Footprint, g: Frame, b: Footprint): number {
  look(f, g);
  let least = gapSeen(a.core, b.core, Number.POSITIVE_INFINITY);
  for (const other of b.parts) {
    const gap = gapSeen(a.core, other, least);
    if (gap < least) least = gap;
  }
  for (const part of a.parts) {
    const gap = gapSeen(part, b.core, least);
    if (gap < least) least = gap;
    for (const other of b.parts) {
      const small = gapSeen(part, other, least);
      if (small < least) least = small;
    }
  }
  return least;
}

/** Whether two footprints penetrate each other by more than CONTACT; touching is not overlap. */
export function footprintsOverlap(f: Frame, a: Footprint, g: Frame, b: Footprint): boolean {
  const dx = g.x - f.x;
  const dy = g.y - f.y;
  const reach = a.radius + b.radius;
  if (dx * dx + dy * dy >= reach * reach) return false;
  if (boxGap(f, a.core, g, b.core) < -CONTACT) return true;
  if (boxGap(f, a.hull, g, b.hull) >= -CONTACT) return false;
  return footprintGap(f, a, g, b) < -CONTACT;
}

/** Whether two footprints are in contact: they overlap, or the gap between them is at most CONTACT. */
export function footprintsTouch(f: Frame, a: Footprint, g: Frame, b: Footprint): boolean {
  const dx = g.x - f.x;
  const dy = g.y - f.y;
  const reach = a.radius + b.radius + CONTACT;
  if (dx * dx + dy * dy > reach * reach) return false;
  if (boxGap(f, a.hull, g, b.hull) > CONTACT) return false;
  return footprintGap(f, a, g, b) <= CONTACT;
}
