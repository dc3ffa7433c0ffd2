import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evenly } from './index.ts';

it('numbers are spread over their range, ends included', () => {
  const numbers = fc.sample(evenly(-180, 180), { numRuns: 3000, seed: 1 });
  for (let low = -180; low < 180; low += 30) {
    const within = numbers.filter((number) => low <= number && number <= low + 30).length;
    expect(within, `from ${low} on`).toBeGreaterThan(150);
  }
  expect(Math.min(...numbers)).toBe(-180);
  expect(Math.max(...numbers)).toBe(180);
});
