/** The ruler: range bands on one side, distance bands on the other. What is on a line belongs to the nearer band. */
import { ON_LINE } from '@firing-arc/table';
import { DISTANCE_ENDS, RANGE_ENDS } from './measured.ts';

export const RANGES = ['close', 'medium', 'long', 'extreme'] as const;
export type Range = (typeof RANGES)[number];
export type Distance = 1 | 2 | 3 | 4 | 5;

/** The range band of a length in mm; beyond the ruler it is extreme. armada:range-and-distance.1, .2, .4 */
export function rangeOf(mm: number): Range {
  if (mm <= RANGE_ENDS.close.value + ON_LINE) return 'close';
  if (mm <= RANGE_ENDS.medium.value + ON_LINE) return 'medium';
  return mm <= RANGE_ENDS.long.value + ON_LINE ? 'long' : 'extreme';
}

/** The distance band of a length in mm, or null beyond the ruler. armada:range-and-distance.3, .4 */
export function distanceOf(mm: number): Distance | null {
  const band = DISTANCE_ENDS.findIndex(({ value }) => mm <= value + ON_LINE);
  return band < 0 ? null : ((band + 1) as Distance);
}

/** Where a distance band ends, mm. Distance 0 is no way at all. */
export function endOfDistance(distance: Distance | 0): number {
  return distance === 0 ? 0 : DISTANCE_ENDS[distance - 1]!.value;
}

/** How near and how far the parts of a thing are from what is measured from, mm. */
export interface Span {
  readonly nearest: number;
  readonly farthest: number;
}

/** Whether some part of a thing is in one of the bands from `from` to `to`. armada:range-and-distance.5 */
export function isAt({ nearest, farthest }: Span, from: Distance, to: Distance = from): boolean {
  const start = endOfDistance((from - 1) as Distance | 0);
  return nearest <= endOfDistance(to) + ON_LINE && (from === 1 || farthest > start + ON_LINE);
}

/** Whether the whole thing is in the bands up to `to`. armada:range-and-distance.5 */
export function isWithin({ farthest }: Span, to: Distance): boolean {
  return farthest <= endOfDistance(to) + ON_LINE;
}

/** Whether no part of the thing is in the bands up to `to`. armada:range-and-distance.5 */
export function isBeyond({ nearest }: Span, to: Distance): boolean {
  return nearest > endOfDistance(to) + ON_LINE;
}

/** Dice of an armament, by color. */
export interface Armament {
  readonly red?: number;
  readonly blue?: number;
  readonly black?: number;
}

/** The farthest range at which an armament can attack, or null without dice. armada:attack-range.1 */
export function reachOf({ red = 0, blue = 0, black = 0 }: Armament): Range | null {
  if (red > 0) return 'long';
  if (blue > 0) return 'medium';
  return black > 0 ? 'close' : null;
}

/** How far an armament attacks, mm; null without dice. armada:attack-range.1 */
export function reachInMm(armament: Armament): number | null {
  const reach = reachOf(armament);
  return reach === null || reach === 'extreme' ? null : RANGE_ENDS[reach].value;
}

/** Whether a length is at the attack range of an armament. armada:attack.5, armada:attack-range.1 */
export function isAtAttackRange(mm: number, armament: Armament): boolean {
  const reach = reachOf(armament);
  return reach !== null && RANGES.indexOf(rangeOf(mm)) <= RANGES.indexOf(reach);
}
