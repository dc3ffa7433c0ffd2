import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedBy, differenceOf } from './difference.ts';

/** The same difference after it went through JSON, made to what was before. */
const changed = (before: unknown, now: unknown): string => {
  const difference = differenceOf(before, now);
  return JSON.stringify(
    changedBy(before, difference === undefined ? undefined : JSON.parse(JSON.stringify(difference))),
  );
};

describe('what changed of plain data', () => {
  it('makes the one of the other, byte for byte, and leaves it as it was', () => {
    const plain = fc.letrec((tie) => ({
      data: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(null, true, 0, -1.5, 'a', ''),
        fc.array(tie('data'), { maxLength: 4 }),
        fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd/e', '2', 'length'), tie('data'), { maxKeys: 4 }),
      ),
    })).data;
    fc.assert(
      fc.property(plain, plain, (before, now) => {
        const kept = JSON.stringify(before);
        expect(changed(before, now)).toBe(JSON.stringify(now));
        expect(JSON.stringify(before)).toBe(kept);
      }),
      { seed: 19, numRuns: 3000 },
    );
  });

  it('is told along its shape', () => {
    const before = { ships: [{ x: 1, y: 2, tokens: ['focus', 'evade'], lock: 3 }, { x: 5 }], round: 1 };
    const now = {
      ships: [
        { x: 4, y: 2, tokens: ['focus'] },
        { x: 5, dial: { speed: 2 } },
      ],
      round: 1,
    };
    expect(differenceOf(before, now)).toEqual({
      ships: { 0: { x: 4, tokens: { length: 1 }, lock: [] }, 1: { dial: [{ speed: 2 }] } },
    });
    expect(differenceOf(before, before)).toBeUndefined();
  });
});
