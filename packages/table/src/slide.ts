/** Where a footprint may stand when it is slid along its own midline, ahead or back: exact, as intervals of the shift. */
import type { Box, Footprint, HalfSizes } from './box.ts';
import { clipSegment, cut } from './clip.ts';
import { type Intervals, without } from './intervals.ts';
import { footprintOnPolygon, type Points } from './polygon.ts';
import { type Frame, frameAt } from './pose.ts';
import { SLID_TO } from './tolerances.ts';

/** The shifts of a set at which a footprint is off another one. Touching is off. */
export function slidOffFootprint(
  shifts: Intervals,
  frame: Frame,
  base: Footprint,
  other: Frame,
  standing: Footprint,
): Intervals {
  let left = shifts;
  for (const box of [base.core, ...base.parts]) {
    for (const its of [standing.core, ...standing.parts]) {
      const [from, to] = shiftsOnBox(frame, box, other, its);
      left = without(left, from, to);
    }
  }
  return left;
}

/** Between which shifts two boxes overlap: nowhere if the first number is not below the second. */
function shiftsOnBox(f: Frame, a: Box, g: Frame, b: Box): readonly [number, number] {
  const dx = g.x + b.x * g.cos + b.y * g.sin - f.x - a.x * f.cos - a.y * f.sin;
  const dy = g.y - b.x * g.sin + b.y * g.cos - f.y + a.x * f.sin - a.y * f.cos;
  const c = Math.abs(f.cos * g.cos + f.sin * g.sin);
  const s = Math.abs(f.sin * g.cos - f.cos * g.sin);
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  // Along each axis the distance of the middles shrinks by `rate` for each mm of shift.
  const axes = [
    [f.cos, -f.sin, a.halfX + b.halfX * c + b.halfY * s],
    [f.sin, f.cos, a.halfY + b.halfY * c + b.halfX * s],
    [g.cos, -g.sin, b.halfX + a.halfX * c + a.halfY * s],
    [g.sin, g.cos, b.halfY + a.halfY * c + a.halfX * s],
  ] as const;
  for (const [x, y, width] of axes) {
    const apart = dx * x + dy * y;
    const rate = f.sin * x + f.cos * y;
    const deep = width - SLID_TO;
    if (rate > -1e-12 && rate < 1e-12) {
      if (Math.abs(apart) >= deep) return [0, 0];
      continue;
    }
    const first = (apart - deep) / rate;
    const last = (apart + deep) / rate;
    from = Math.max(from, Math.min(first, last));
    to = Math.min(to, Math.max(first, last));
  }
  return from < to ? [from, to] : [0, 0];
}

/** The shifts of a set at which a footprint is off a polygon, concave or not. Touching is off. */
export function slidOffPolygon(shifts: Intervals, frame: Frame, base: Footprint, points: Points): Intervals {
  let left = shifts;
  for (const box of [base.core, ...base.parts]) {
    const halfX = box.halfX - SLID_TO;
    const halfY = box.halfY - SLID_TO;
    const strip = [1, 0, box.x - halfX, -1, 0, -box.x - halfX];
    let [x1, y1] = seenFrom(frame, points, points.length - 2);
    for (let i = 0; i < points.length; i += 2) {
      const [x2, y2] = seenFrom(frame, points, i);
      if (clipSegment(strip, x1, y1, x2, y2)) {
        const enter = y1 + cut.enter * (y2 - y1) - box.y;
        const leave = y1 + cut.leave * (y2 - y1) - box.y;
        left = without(left, Math.min(enter, leave) - halfY, Math.max(enter, leave) + halfY);
      }
      x1 = x2;
      y1 = y2;
    }
  }
  // Where no edge is on the footprint it lies wholly outside or wholly inside the polygon.
  return left.filter(([low, high]) => {
    const shift = (low + high) / 2;
    const there = frameAt(frame.x + shift * frame.sin, frame.y + shift * frame.cos, frame);
    return high > low ? !footprintOnPolygon(there, base, points) : true;
  });
}

function seenFrom(frame: Frame, points: Points, i: number): readonly [number, number] {
  const dx = points[i]! - frame.x;
  const dy = points[i + 1]! - frame.y;
  return [dx * frame.cos - dy * frame.sin, dx * frame.sin + dy * frame.cos];
}

/** The shifts of a set at which a box about the frame is within an area that begins at the origin, edges included. */
export function slidWithin(
  shifts: Intervals,
  frame: Frame,
  { halfX, halfY }: HalfSizes,
  { width, depth }: { readonly width: number; readonly depth: number },
): Intervals {
  const reachX = halfX * Math.abs(frame.cos) + halfY * Math.abs(frame.sin);
  const reachY = halfX * Math.abs(frame.sin) + halfY * Math.abs(frame.cos);
  const limits = [
    [frame.x, frame.sin, reachX, width - reachX],
    [frame.y, frame.cos, reachY, depth - reachY],
  ] as const;
  let left = shifts;
  for (const [at, rate, low, high] of limits) {
    if (rate > -1e-12 && rate < 1e-12) {
      if (at < low - SLID_TO || at > high + SLID_TO) return [];
      continue;
    }
    const ends = [(low - at) / rate, (high - at) / rate];
    left = without(left, Number.NEGATIVE_INFINITY, Math.min(ends[0]!, ends[1]!));
    left = without(left, Math.max(ends[0]!, ends[1]!), Number.POSITIVE_INFINITY);
  }
  return left;
}
