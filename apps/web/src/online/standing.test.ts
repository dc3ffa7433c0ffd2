import type { SeatInfo, TableInfo } from '@firing-arc/online';
import { expect, it } from 'vitest';
import { onlineWords } from '../words/en/online.ts';
import { seatName, seatNameFirst } from './seat-name.ts';
import { standingOf } from './standing.ts';

const t = onlineWords.get();
const seat = (changes: Partial<SeatInfo>): SeatInfo => ({
  seat: 0,
  by: 'guest',
  player: null,
  taken: true,
  name: null,
  present: true,
  away: null,
  squad: null,
  committed: true,
  contributed: true,
  decides: false,
  ...changes,
});

it('says whose move it is', () => {
  const seats = [seat({ decides: true }), seat({ seat: 1 })];
  const standing = (status: TableInfo['status'], own: number) =>
    standingOf({ status, seats, times: null }, own, t);
  expect(standing('playing', 0)).toBe('Your move');
  expect(standing('playing', 1)).toBe('The other decides');
  expect(standing('settled', 0)).toBe('Not begun yet');
  expect(standing('over', 0)).toBe('Over');
});

it('says how long there is time for it', () => {
  const seats = [seat({ decides: true }), seat({ seat: 1 })];
  const times = {
    seats: [
      { left: 7_200_000, runsIn: 0 },
      { left: 86_400_000, runsIn: null },
    ],
    match: null,
  };
  expect(standingOf({ status: 'playing', seats, times }, 0, t)).toBe('Your move: 2 hours left');
  expect(standingOf({ status: 'playing', seats, times }, 1, t)).toBe('The other decides');
});

it('begins a sentence with a large letter, but leaves a name as it is written', () => {
  const info = { seats: [seat({ name: 'anna' }), seat({ seat: 1 })] };
  expect(seatName(info, 1, t)).toBe('the other');
  expect(seatNameFirst(info, 1, t)).toBe('The other');
  expect(seatNameFirst(info, 0, t)).toBe('anna');
});
