/** Rectangles that move with a base, and the footprints made of them. Overlap by separating axes. */
import type { Frame } from './pose.ts';
import { CONTACT } from './tolerances.ts';

/** A rectangle in the frame of its base: middle and half sizes, `x` to the right, `y` ahead. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly halfX: number;
  readonly halfY: number;
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
  let halfX = core.halfX;
  let halfY = core.halfY;
  let square = core.halfX * core.halfX + core.halfY * core.halfY;
  for (const part of parts) {
    const x = Math.abs(part.x) + part.halfX;
    const y = Math.abs(part.y) + part.halfY;
    halfX = Math.max(halfX, x);
    halfY = Math.max(halfY, y);
    square = Math.max(square, x * x + y * y);
  }
  return { core, parts, hull: { x: 0, y: 0, halfX, halfY }, radius: Math.sqrt(square) };
}

/**
 * Gap between two boxes along their best separating axis, mm; negative is the depth of penetration (exact).
 * A positive gap is a lower bound of the distance.
 */
export function boxGap(f: Frame, a: Box, g: Frame, b: Box): number {
  const dx = g.x + b.x * g.cos + b.y * g.sin - (f.x + a.x * f.cos + a.y * f.sin);
  const dy = g.y - b.x * g.sin + b.y * g.cos - (f.y - a.x * f.sin + a.y * f.cos);
  const c = Math.abs(f.cos * g.cos + f.sin * g.sin);
  const s = Math.abs(f.sin * g.cos - f.cos * g.sin);
  let gap = Math.abs(dx * f.cos - dy * f.sin) - a.halfX - c * b.halfX - s * b.halfY;
  const gap2 = Math.abs(dx * f.sin + dy * f.cos) - a.halfY - s * b.halfX - c * b.halfY;
  if (gap2 > gap) gap = gap2;
  const gap3 = Math.abs(dx * g.cos - dy * g.sin) - b.halfX - c * a.halfX - s * a.halfY;
  if (gap3 > gap) gap = gap3;
  const gap4 = Math.abs(dx * g.sin + dy * g.cos) - b.halfY - s * a.halfX - c * a.halfY;
  return gap4 > gap ? gap4 : gap;
}

/** Smallest gap between any two parts of two footprints, mm: negative when they overlap. */
export function footprintGap(f: Frame, a: Footprint, g: Frame, b: Footprint): number {
  const core = boxGap(f, a.core, g, b.core);
  let least = core;
  for (const part of a.parts) {
    const gap = boxGap(f, part, g, b.core);
    if (gap < least) least = gap;
    for (const other of b.parts) {
      const small = boxGap(f, part, g, other);
      if (small < least) least = small;
    }
  }
  for (const other of b.parts) {
    const gap = boxGap(f, a.core, g, other);
    if (gap < least) least = gap;
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
