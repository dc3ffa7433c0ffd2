/** Where the plates of ships lie: beside their bases, and as far as that can be off every other base and plate. */

/** A rectangle by its middle and half its width and height, mm of the drawing. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly halfX: number;
  readonly halfY: number;
}

/** A plate is preferred below its base, then above it, then beside it, then at its corners. */
const SIDES = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;
/** Between a base and its plate, mm. */
const GAP = 2.5;
/** What lies over the craft of another is worse than what lies over its plate; out of the drawing is worst. */
const OVER_BASE = 3;
const OUTSIDE = 9;
/** How much of an overlap, in mm², one side is better than the next. */
const LATER = 4;

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.halfX, b.x + b.halfX) - Math.max(a.x - a.halfX, b.x - b.halfX)) *
  Math.max(0, Math.min(a.y + a.halfY, b.y + b.halfY) - Math.max(a.y - a.halfY, b.y - b.halfY));

/** The plates of bases, one each, by their half widths and heights; `area` is the drawing. */
export function laidPlates(
  bases: readonly Rect[],
  sizes: readonly Pick<Rect, 'halfX' | 'halfY'>[],
  area: Rect,
): readonly Rect[] {
  const laid: Rect[] = [];
  for (const [at, base] of bases.entries()) {
    const { halfX, halfY } = sizes[at]!;
    let best: Rect | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const [nth, [right, down]] of SIDES.entries()) {
      const plate = {
        x: base.x + right * (base.halfX + halfX + GAP),
        y: base.y + down * (base.halfY + halfY + GAP),
        halfX,
        halfY,
      };
      const inside = overlap(plate, area);
      const cost =
        nth * LATER +
        OUTSIDE * (4 * halfX * halfY - inside) +
        bases.reduce((sum, other) => sum + (other === base ? 0 : OVER_BASE * overlap(plate, other)), 0) +
        laid.reduce((sum, other) => sum + overlap(plate, other), 0);
      if (cost >= least) continue;
      least = cost;
      best = plate;
    }
    laid.push(best!);
  }
  return laid;
}
