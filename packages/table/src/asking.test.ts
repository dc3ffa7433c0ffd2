import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerBy, asking, Misfit, plainNumber, type SchemaError, shortened, shown } from './asking.ts';
import { poseAt } from './pose.ts';
import { evenly } from './testing/index.ts';

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
    const number = evenly(-2000, 2000);
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

describe('what is wrong with a query', () => {
  const problem = (query: unknown, ...errors: readonly SchemaError[]) => {
    const answered = asking({ Check: () => false, Errors: () => errors }, () => 1)(query);
    return answered.ok ? null : answered.problem;
  };
  const type = (instancePath: string, message: string) => ({ instancePath, keyword: 'type', message });

  it('is said of the place that lies deepest', () => {
    const query = { ships: [{ base: 'tiny', at: 7 }], range: 'x' };
    const range = type('/range', 'must be number');
    const at = type('/ships/0/at', 'must be string');
    const found = { what: 'must be string, not 7', where: 'ships[0].at' };
    expect([problem(query, range, at), problem(query, at, range)]).toEqual([found, found]);
    expect(problem(query, type('/ships/0', 'must be array'))).toEqual({
      what: 'must be array',
      where: 'ships[0]',
    });
    expect(problem(query)).toEqual({ what: 'is not a query', where: '' });
  });

  it('names the values that its own place takes, and no other', () => {
    const one = (instancePath: string, allowedValue: unknown) => ({
      instancePath,
      keyword: 'const',
      message: 'must be equal to constant',
      params: { allowedValue },
    });
    const query = { ship: { base: 'tiny' }, arc: 'front' };
    expect(
      problem(query, one('/arc', 'rear'), one('/ship/base', 'small'), one('/ship/base', 'large')),
    ).toEqual({
      what: '"tiny" is not one of "small", "large"',
      where: 'ship.base',
    });
    // A word that is no value is told as it is said.
    expect(problem(query, one('/ship/base', 'small'), type('/ship/base', 'must be number'))).toEqual({
      what: 'must be number, not "tiny"',
      where: 'ship.base',
    });
    const without = { instancePath: '/arc', keyword: 'enum', message: 'must be one', params: null };
    expect(problem(query, without)).toEqual({ what: 'must be one, not "front"', where: 'arc' });
  });

  it('is least of all a field that another choice of shapes would not have', () => {
    const closed = { instancePath: '/from/y', keyword: 'boolean', message: 'schema is false' };
    const query = { from: { y: 1, x: 'a' } };
    expect(problem(query, closed, type('/from/x', 'must be number'))).toMatchObject({ where: 'from.x' });
    expect(problem(query, closed)).toEqual({ what: 'no field of this name belongs here', where: 'from.y' });
    const choice = { instancePath: '/from/y', keyword: 'anyOf', message: 'must match a schema in anyOf' };
    expect(problem(query, choice, closed)).toMatchObject({ what: 'no field of this name belongs here' });
    expect(problem(query, choice)).toEqual({ what: 'must match a schema in anyOf, not 1', where: 'from.y' });
  });

  it('is told of a query by its name, whatever stands there', () => {
    const queries = { range: asking({ Check: () => true, Errors: () => [] }, () => 1) };
    for (const name of [7, null, ['range'], undefined])
      expect(answerBy(queries, { do: name })).toMatchObject({ ok: false, problem: { where: 'do' } });
  });

  it('shows values of any length and depth in a few letters', () => {
    expect([shown([1]), shown(null), shown(undefined), shown('a')]).toEqual([
      'an array',
      'null',
      'nothing',
      '"a"',
    ]);
    expect(shortened('x'.repeat(60))).toBe('x'.repeat(60));
    expect(shortened('x'.repeat(61))).toBe(`${'x'.repeat(60)}...`);
  });
});
