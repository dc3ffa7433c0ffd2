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
const placesWhere = (is: (place: number) => boolean) => places.filter(is);
const placesIn = (intervals: Intervals) => placesWhere((place) => has(intervals, place));

describe('sets of intervals, place by place', () => {
  it('lose what lies between two ends, and keep the ends', () => {
    fc.assert(
      fc.property(set, whole, whole, (all, from, to) => {
        const left = placesWhere((place) => has(all, place) && !(from < place && place < to));
        expect(placesIn(without(all, from, to))).toEqual(left);
      }),
      { numRuns: 1000, seed: 1 },
    );
  });

  it('have in common what both hold', () => {
    fc.assert(
      fc.property(set, set, (a, b) => {
        expect(placesIn(inBoth(a, b))).toEqual(placesWhere((place) => has(a, place) && has(b, place)));
      }),
      { numRuns: 500, seed: 2 },
    );
  });

  it('grow by a length to both sides, and are one where they meet', () => {
    fc.assert(
      fc.property(set, fc.integer({ min: 0, max: 4 }), (all, by) => {
        const wide = widened(all, by);
        const near = placesWhere((place) =>
          all.some(([low, high]) => low - by <= place && place <= high + by),
        );
        expect(placesIn(wide)).toEqual(near);
        expect(placesWhere((place) => isIn(all, place, by))).toEqual(near);
        expect(placesWhere((place) => isIn(all, place))).toEqual(placesIn(all));
        wide.slice(1).forEach(([low], i) => void expect(low).toBeGreaterThan(wide[i]![1]));
      }),
      { numRuns: 500, seed: 3 },
    );
  });
});
