/** Cutting segments by half planes. A half plane is three numbers a, b, c: a·x + b·y >= c is inside. */
import type { HalfSizes } from './box.ts';

/** Where the last clipped segment enters and leaves, as parts of its length. Scratch, valid until the next call. */
export const cut = { enter: 0, leave: 1 };

/** Clips the segment from (x1, y1) to (x2, y2) by all half planes; false if nothing is left. Writes `cut`. */
export function clipSegment(
  planes: readonly number[],
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): boolean {
  let enter = 0;
  let leave = 1;
  for (let i = 0; i < planes.length; i += 3) {
    const a = planes[i]!;
    const b = planes[i + 1]!;
    const c = planes[i + 2]!;
    const start = a * x1 + b * y1 - c;
    const end = a * x2 + b * y2 - c;
    if (start < 0 && end < 0) return false;
    if (start < 0) enter = Math.max(enter, start / (start - end));
    else if (end < 0) leave = Math.min(leave, start / (start - end));
    if (enter > leave) return false;
  }
  cut.enter = enter;
  cut.leave = leave;
  return true;
}

/**
 * Clips the edge between two corners of an outline, given by their indices, by all half planes; false if nothing is
 * left. Writes the ends of what is left into the first four numbers of `into`.
 */
export function clipEdge(
  planes: readonly number[],
  points: ArrayLike<number>,
  from: number,
  to: number,
  into: Float64Array,
): boolean {
  const x1 = points[from]!;
  const y1 = points[from + 1]!;
  const x2 = points[to]!;
  const y2 = points[to + 1]!;
  if (!clipSegment(planes, x1, y1, x2, y2)) return false;
  const dx = x2 - x1;
  const dy = y2 - y1;
  into[0] = x1 + cut.enter * dx;
  into[1] = y1 + cut.enter * dy;
  into[2] = x1 + cut.leave * dx;
  into[3] = y1 + cut.leave * dy;
  return true;
}

/** Clips a segment by a rectangle about the origin. Writes `cut`. */
export function clipToBox(x1: number, y1: number, x2: number, y2: number, box: HalfSizes): boolean {
  const { halfX, halfY } = box;
  if (x1 < -halfX ? x2 < -halfX : x1 > halfX && x2 > halfX) return false;
  if (y1 < -halfY ? y2 < -halfY : y1 > halfY && y2 > halfY) return false;
  let enter = 0;
  let leave = 1;
  const dx = x2 - x1;
  if (dx !== 0) {
    const t1 = (-halfX - x1) / dx;
    const t2 = (halfX - x1) / dx;
    enter = Math.max(enter, dx > 0 ? t1 : t2);
    leave = Math.min(leave, dx > 0 ? t2 : t1);
  }
  const dy = y2 - y1;
  if (dy !== 0) {
    const t1 = (-halfY - y1) / dy;
    const t2 = (halfY - y1) / dy;
    enter = Math.max(enter, dy > 0 ? t1 : t2);
    leave = Math.min(leave, dy > 0 ? t2 : t1);
  }
  if (enter > leave) return false;
  cut.enter = enter;
  cut.leave = leave;
  return true;
}
