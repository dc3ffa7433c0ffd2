import { expect, it } from 'vitest';
import { standingOf, sumChances } from './sums.ts';

const RED = [
  { worth: 1, weight: 4 },
  { worth: 0, weight: 4 },
];
/** Two hits on one side of eight. */
const DOUBLE = [
  { worth: 0, weight: 3 },
  { worth: 1, weight: 4 },
  { worth: 2, weight: 1 },
];

it('adds up dice exactly', () => {
  expect(sumChances(0, RED)).toEqual([1]);
  expect(sumChances(2, RED)).toEqual([1 / 4, 2 / 4, 1 / 4]);
  expect(sumChances(2, DOUBLE)).toEqual([9 / 64, 24 / 64, 22 / 64, 8 / 64, 1 / 64]);
});

it('tells where a sum stands among all that could have been rolled', () => {
  expect(standingOf(2, 2, RED)).toEqual({ expected: 1, below: 3 / 4, above: 0 });
  const many = standingOf(14, 23, RED);
  expect(many.expected).toBeCloseTo(11.5, 12);
  // The share of 23 even chances that show 13 or fewer.
  expect(many.below).toBeCloseTo(0.7976, 4);
  expect(many.below + many.above).toBeLessThan(1);
});
