/** Numbers for property tests of geometry. */
import fc from 'fast-check';

/** Steps between the two ends of a range: far finer than anything that the geometry tells apart in tests. */
const STEPS = 1 << 30;

/**
 * Numbers from `low` to `high`, both included, most of them spread evenly. `fc.double` draws evenly among what a double
 * can be: of its angles from 0 to 360 nine in ten are below a thousandth of a degree. One in six is still drawn so,
 * for positions that lie exactly in line.
 */
export function evenly(low: number, high: number): fc.Arbitrary<number> {
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .noBias(fc.integer({ min: 0, max: STEPS }))
        .map((step) => low + ((high - low) * step) / STEPS),
    },
    { weight: 1, arbitrary: fc.double({ min: low, max: high, noNaN: true }) },
  );
}
