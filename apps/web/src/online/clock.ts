/** What a clock shows, and when it is said aloud. */

import type { Times } from '@firing-arc/online';
import type { onlineWords } from '../words/en/online.ts';

type SeatTime = Times['seats'][number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a clock shows so long after it was told; null where there is none. */
export const leftNow = ({ left, runsIn }: SeatTime, since: number): number | null =>
  left === null || runsIn === null ? left : left - Math.max(0, since - runsIn);

/** A time as clocks show it: `9:05`, `1:02:03`; what is over shows nothing left. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** About how long, in words: days, then hours, then minutes. */
export function aboutText(left: number, t: ReturnType<typeof onlineWords.get>): string {
  if (left >= 2 * DAY) return t.daysLeft(Math.floor(left / DAY));
  if (left >= 2 * HOUR) return t.hoursLeft(Math.floor(left / HOUR));
  return t.minutesLeft(Math.max(0, Math.ceil(left / MINUTE)));
}

/** How many minutes are left at which a clock is said aloud. */
const SAID_AT = [1, 5, 15];

/** The minutes that were said last, whenever a clock goes below one of these; null before. */
export const saidMinutes = (left: number): number | null =>
  left <= 0 ? null : (SAID_AT.find((minutes) => left <= minutes * MINUTE) ?? null);
