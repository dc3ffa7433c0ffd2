import { expect, it } from 'vitest';
import { onlineWords } from '../words/en/online.ts';
import { aboutText, clockText, leftNow, saidMinutes } from './clock.ts';

const t = onlineWords.get();

it('counts on from what was told, once it runs', () => {
  expect(leftNow({ left: 60_000, runsIn: 0 }, 1_500)).toBe(58_500);
  expect(leftNow({ left: 60_000, runsIn: 10_000 }, 4_000)).toBe(60_000);
  expect(leftNow({ left: 60_000, runsIn: 10_000 }, 14_000)).toBe(56_000);
  expect(leftNow({ left: 60_000, runsIn: null }, 14_000)).toBe(60_000);
  expect(leftNow({ left: null, runsIn: null }, 14_000)).toBeNull();
});

it('shows minutes and seconds, and nothing below nothing', () => {
  expect([545_000, 544_001, 3_723_000, 59_900, 0, -5_000].map(clockText)).toEqual([
    '9:05',
    '9:05',
    '1:02:03',
    '1:00',
    '0:00',
    '0:00',
  ]);
});

it('says a deadline in days, hours or minutes', () => {
  const hours = (count: number) => aboutText(count * 3_600_000, t);
  expect([168, 47.5, 2, 1.9, 1 / 60, -1].map(hours)).toEqual([
    '7 days',
    '47 hours',
    '2 hours',
    '114 minutes',
    '1 minute',
    '0 minutes',
  ]);
});

it('is said aloud at a quarter of an hour, at five minutes and at one, not as it runs', () => {
  const minutes = [16, 15, 6, 5, 1.1, 1, 0.1, 0, -1];
  expect(minutes.map((left) => saidMinutes(left * 60_000))).toEqual([null, 15, 15, 5, 5, 1, 1, null, null]);
});
