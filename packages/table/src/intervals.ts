/** Sets of numbers as disjoint closed intervals in ascending order. */

/** One closed interval, from its lower to its upper end. */
export type Span = readonly [number, number];
export type Intervals = readonly Span[];

/** What is left of a set when everything between the two ends is taken out; the ends themselves stay. */
export function without(set: Intervals, from: number, to: number): Intervals {
  if (from >= to) return set;
  const left: Span[] = [];
  for (const [low, high] of set) {
    if (to <= low || from >= high) {
      left.push([low, high]);
      continue;
    }
    if (low <= from) left.push([low, from]);
    if (to <= high) left.push([to, high]);
  }
  return left;
}

/** What two sets have in common. */
export function inBoth(a: Intervals, b: Intervals): Intervals {
  const common: Span[] = [];
  for (const [low, high] of a) {
    for (const [from, to] of b) {
      if (from <= high && low <= to) common.push([Math.max(low, from), Math.min(high, to)]);
    }
  }
  return common;
}

/** All numbers at most `by` away from a set. */
export function widened(set: Intervals, by: number): Intervals {
  const wide: [number, number][] = [];
  for (const [low, high] of set) {
    const last = wide[wide.length - 1];
    if (last !== undefined && low - by <= last[1]) last[1] = Math.max(last[1], high + by);
    else wide.push([low - by, high + by]);
  }
  return wide;
}

/** Whether a number is in a set, to within `tolerance`. */
export function isIn(set: Intervals, value: number, tolerance = 0): boolean {
  return set.some(([low, high]) => value >= low - tolerance && value <= high + tolerance);
}
