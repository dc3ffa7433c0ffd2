import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, changesBetween } from './changes.ts';

/** The same change after it went through JSON, made to a copy. */
function changed(before: object, now: object): string {
  const copy = { part: JSON.parse(JSON.stringify(before)) };
  applyChanges(copy, JSON.parse(JSON.stringify(changesBetween({ part: before }, { part: now }))));
  return JSON.stringify(copy.part);
}

describe('changes between two pieces of plain data', () => {
  it('make the one of the other, byte for byte', () => {
    const plain = fc.letrec((tie) => ({
      data: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(null, true, 0, -1.5, 'a', undefined),
        fc.array(tie('data'), { maxLength: 4 }),
        fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd/e', '2'), tie('data'), { maxKeys: 4 }),
      ),
    })).data;
    const object = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd/e'), plain);
    fc.assert(
      fc.property(object, object, (before, now) => {
        expect(changed(before, now)).toBe(JSON.stringify(now));
      }),
      { seed: 19, numRuns: 2000 },
    );
  });

  it('tell a list that grew or shrank by its end, where that is shorter', () => {
    const long = Array.from({ length: 9 }, (_, at) => `item number ${at}`);
    expect(changesBetween({ long }, { long: [...long, 'one more'] })).toEqual([['/long/9', 'one more']]);
    expect(changesBetween({ long }, { long: long.slice(0, 7) })).toEqual([['/long/length', 7]]);
    expect(changesBetween({ short: [1, 2, 3] }, { short: [2, 3] })).toEqual([['/short', [2, 3]]]);
  });

  it('tell fields that went, came or changed by their paths', () => {
    const before = { a: { w: 0, x: 1, y: [2] } };
    expect(changesBetween(before, { a: { w: 0, y: [2] } })).toEqual([['/a/x']]);
    expect(changesBetween(before, { a: { w: 3, x: 1, y: [2], z: 4 } })).toEqual([
      ['/a/w', 3],
      ['/a/z', 4],
    ]);
  });

  it('tell an object whole whose fields have come into another order', () => {
    expect(changesBetween({ a: { x: 1, y: 2 } }, { a: { z: 0, x: 1, y: 2 } })).toEqual([
      ['/a', { z: 0, x: 1, y: 2 }],
    ]);
  });

  it('make no holes in a list, and none longer than it is told to be', () => {
    const list = { of: [1, 2] };
    applyChanges(list, [
      ['/of/7', 1],
      ['/of/length', 9],
      ['/of/length', 'x'],
      ['/of/-1', 3],
    ]);
    expect(list).toEqual({ of: [] });
  });
});
