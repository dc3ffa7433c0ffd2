import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerBy, asking, Misfit, plainNumber, shown } from './asking.ts';
import { poseAt } from './pose.ts';

describe('a query', () => {
  it.each([[null], ['measure'], [3], [undefined], [[]]])('is an object, not %j', (query) => {
    expect(answerBy({ measure: () => ({ ok: true, answer: 1 }) }, query)).toEqual({
      ok: false,
      problem: { what: 'a query is a JSON object', where: '' },
    });
  });
});

describe('plain numbers', () => {
  it('are the shortest decimals on the same point of the grid', () => {
    const { x } = poseAt(457.2, 0, 0);
    expect(x).not.toBe(457.2);
    expect(plainNumber(x)).toBe(457.2);
    expect(plainNumber(164.19999998994172)).toBe(164.19999999);
    expect(plainNumber(-0.00000000001)).toBe(0);
    expect([plainNumber(3), plainNumber(Number.POSITIVE_INFINITY)]).toEqual([3, Number.POSITIVE_INFINITY]);
  });

  it('give positions back with the same bits, and change nothing by 1e-9', () => {
    const number = double({ min: -2000, max: 2000, noNaN: true });
    assert(
      property(number, number, (x, facing) => {
        const pose = poseAt(x, 0, facing);
        expect(poseAt(plainNumber(pose.x), 0, plainNumber(pose.facing))).toEqual(pose);
        expect(Math.abs(plainNumber(x) - x)).toBeLessThan(1e-9);
      }),
      { numRuns: 2000, seed: 1 },
    );
  });
});

describe('asking', () => {
  const validator = {
    Check: (value: unknown) => typeof value === 'object',
    Errors: () => [
      { instancePath: '', keyword: 'anyOf', message: 'must match' },
      { instancePath: '/a/0', keyword: 'const', message: 'must be', params: { allowedValue: 'x' } },
      { instancePath: '/a/0', keyword: 'enum', message: 'must be', params: { allowedValues: ['y', 'z'] } },
    ],
  };
  const ask = asking(validator, ({ mm }: { readonly mm: number }) => {
    if (mm < 0) throw new Misfit('mm', 'is negative');
    return { lines: [[mm, null]], kept: 'mm' };
  });

  it('answers in plain numbers, and tells what does not fit and where', () => {
    expect(ask({ mm: poseAt(457.2, 0, 0).x })).toEqual({
      ok: true,
      answer: { lines: [[457.2, null]], kept: 'mm' },
    });
    expect(ask({ mm: -1 })).toEqual({ ok: false, problem: { what: 'is negative', where: 'mm' } });
    expect(ask(7)).toEqual({
      ok: false,
      problem: { what: 'nothing is not one of "x", "y", "z"', where: 'a[0]' },
    });
  });

  it('lets other faults through', () => {
    const broken = asking(validator, () => {
      throw new TypeError('ours');
    });
    expect(() => broken({})).toThrow('ours');
  });

  it('finds a query by its name alone', () => {
    expect(answerBy({ range: ask }, { do: 'range', mm: 1 })).toMatchObject({ ok: true });
    expect(answerBy({ range: ask }, { do: 'toString' })).toEqual({
      ok: false,
      problem: { what: '"toString" is not one of "range"', where: 'do' },
    });
    expect(answerBy({ range: ask }, [])).toMatchObject({ ok: false, problem: { where: '' } });
    expect(shown({})).toBe('an object');
  });
});
