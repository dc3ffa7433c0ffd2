import { CONTACT, ON_LINE } from '@firing-arc/table';
import { type Body, distance, farthestDistance } from './bodies.ts';

/** Length of one band of the range ruler, mm. */
export const RANGE_BAND = 100;
/** Bands of the range ruler. */
export const RANGE_BANDS = 3;
/** Length of the range ruler, mm. */
export const RULER = RANGE_BAND * RANGE_BANDS;

/** Range band of a distance: 0 in contact, 4 beyond the ruler; on a line the nearer band. xwing2:range.1 */
export function band(mm: number): 0 | 1 | 2 | 3 | 4 {
  if (mm <= CONTACT) return 0;
  if (mm <= RANGE_BAND + ON_LINE) return 1;
  if (mm <= 2 * RANGE_BAND + ON_LINE) return 2;
  return mm <= RULER + ON_LINE ? 3 : 4;
}

/** Bands of the ruler that huge ships' weapons may reach with. xwing2:huge-ships.10 */
export const EPIC_BANDS = 5;

/** Band of a distance on a ruler of some bands; null beyond it. In contact 0; on a line the nearer band. */
export function bandOn(mm: number, bands: number): number | null {
  if (mm <= CONTACT) return 0;
  const reached = Math.max(1, Math.ceil((mm - ON_LINE) / RANGE_BAND));
  return reached <= bands ? reached : null;
}

/** First Edition has no range 0: ships in contact are at range 1. xwing1:range.10 */
export function firstBandOn(mm: number, bands: number): number | null {
  const reached = bandOn(mm, bands);
  return reached === 0 ? 1 : reached;
}

/** Whether b is at a range of a: its closest point is in that band. xwing2:range.4, xwing1:range.4 */
export function isAtRange(a: Body, b: Body, range: number): boolean {
  return bandOn(distance(a, b), range) === range;
}

/** Whether b is within a range of a: all of it is no farther. xwing2:range.5, xwing1:range.5 */
export function isWithinRange(a: Body, b: Body, range: number): boolean {
  return farthestDistance(a, b) <= range * RANGE_BAND + ON_LINE;
}

/** Whether b is beyond a range of a: no part of it is that near. xwing2:range.6, xwing1:range.6 */
export function isBeyondRange(a: Body, b: Body, range: number): boolean {
  return distance(a, b) > range * RANGE_BAND + ON_LINE;
}
