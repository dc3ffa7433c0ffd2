import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Intervals, inBoth, isIn, widened, without } from './intervals.ts';

/** Disjoint intervals with whole ends from 0 to 20, in order. */
const set: fc.Arbitrary<Intervals> = fc
  .uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 8 })
  .map((ends) => ends.sort((a, b) => a - b))
  .map((ends) =>
    ends.flatMap((low, i) => (i % 2 === 0 && i + 1 < ends.length ? [[low, ends[i + 1]!] as const] : [])),
  );
const whole = fc.integer({ min: -1, max: 21 });
/** Every half number about the sets: ends and what lies between them. */
const places = Array.from({ length: 61 }, (_, i) => i / 2 - 5);
const has = (intervals: Intervals, place: number) =>
  intervals.some(([low, high]) => low <= place && place <= high);

describe('sets of intervals, place by place', () => {
  it('lose what lies between two ends, and keep the ends', () => {
    fc.assert(
      fc.property(set, whole, whole, (all, from, to) => {
        const left = without(all, from, to);
        for (const place of places)
          expect([place, has(left, place)]).toEqual([
            place,
            has(all, place) && !(from < place && place < to),
          ]);
      }),
      { numRuns: 1000, seed: 1 },
    );
  });

  it('have in common what both hold', () => {
    fc.assert(
      fc.property(set, set, (a, b) => {
        const common = inBoth(a, b);
        for (const place of places)
          expect([place, has(common, place)]).toEqual([place, has(a, place) && has(b, place)]);
      }),
      { numRuns: 500, seed: 2 },
    );
  });

  it('grow by a length to both sides, and are one where they meet', () => {
    fc.assert(
      fc.property(set, fc.integer({ min: 0, max: 4 }), (all, by) => {
        const wide = widened(all, by);
        for (const place of places) {
          const near = all.some(([low, high]) => low - by <= place && place <= high + by);
          expect([place, has(wide, place)]).toEqual([place, near]);
          expect([place, isIn(all, place, by)]).toEqual([place, near]);
          expect([place, isIn(all, place)]).toEqual([place, has(all, place)]);
        }
        wide.slice(1).forEach(([low], i) => void expect(low).toBeGreaterThan(wide[i]![1]));
      }),
      { numRuns: 500, seed: 3 },
    );
  });
});
