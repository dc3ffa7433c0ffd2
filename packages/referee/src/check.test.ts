import fc from 'fast-check';
import { type TSchema, Type } from 'typebox';
import { Check } from 'typebox/schema';
import { expect, it } from 'vitest';
import { byText } from './by-text.ts';
import { checker } from './check.ts';

const strict = { additionalProperties: false } as const;
const Crew = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z]+$' }),
    rank: Type.Integer({ minimum: 1, maximum: 6 }),
    pose: Type.Tuple([Type.Number(), Type.Boolean()]),
    side: Type.Enum(['left', 'right'] as const),
    order: Type.Union([
      Type.Object({ kind: Type.Literal('wait') }),
      Type.Object({ kind: Type.Literal('go'), to: Type.Array(Type.Number(), { minItems: 1, maxItems: 2 }) }),
      Type.Null(),
    ]),
    marks: byText(Type.Integer()),
    length: Type.Number({ exclusiveMinimum: 1 }),
    needs: Type.Object({ oars: Type.Optional(Type.Integer()) }, { minProperties: 1 }),
    note: Type.Optional(Type.String()),
    more: Type.Any(),
  },
  strict,
);
const good = {
  name: 'ann',
  rank: 2,
  pose: [0.5, true],
  side: 'left',
  order: { kind: 'go', to: [1] },
  marks: { a: 1 },
  length: 2,
  needs: { oars: 2 },
  more: [{}],
};
const misfits = checker(Crew);

it('agrees with TypeBox on what fits, whatever stands in a field', () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(Number.NaN, Infinity, undefined, 'left', 'ann', 2, [1, true], [1, true, 2], { a: 1 }),
    fc.constantFrom(
      { kind: 'wait', to: 1 },
      { kind: 'go', to: [] },
      { kind: 'go', to: [1, 2, 3] },
      { a: 'x' },
    ),
  );
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(Crew.properties), 'strange'), value, (field, given) => {
      const changed = { ...good, [field]: given };
      expect(misfits(changed).length === 0).toBe(Check(Crew, changed));
      const { [field]: _, ...without }: Readonly<Record<string, unknown>> = good;
      expect(misfits(without).length === 0).toBe(Check(Crew, without));
    }),
    { numRuns: 2000 },
  );
});

it.each<[string, object, readonly string[]]>([
  ['nothing of what fits', {}, []],
  ['a field of the wrong type', { rank: 'x' }, ['/rank must be integer']],
  ['a number that is too low', { rank: 0 }, ['/rank must be at least 1']],
  ['a number that is too high', { rank: 7 }, ['/rank must be at most 6']],
  ['a name that is none', { name: 'Ann' }, ['/name must match ^[a-z]+$']],
  ['a word that is not one of some', { side: 'up' }, ['/side must be one of left, right']],
  ['a field that is not known', { strange: 1 }, ['/strange is no field of this']],
  ['a list that is too short', { pose: [1] }, ['/pose must have at least 2 items']],
  ['a list that is too long', { pose: [1, true, 2] }, ['/pose/2 is one too many']],
  ['a number that is not high enough', { length: 1 }, ['/length must be more than 1']],
  ['an object without fields', { needs: {} }, ['/needs must have at least 1 fields']],
  ['a field among any', { marks: { a: 'x' } }, ['/marks/a must be integer']],
  [
    'all shapes that do not fit',
    { order: 1 },
    ['/order must be object', '/order must be object', '/order must be null'],
  ],
])('tells %s', (_, change, told) => {
  expect(misfits({ ...good, ...change }).map(({ path, what }) => `${path} ${what}`)).toEqual(told);
});

it('tells a field that is missing, where it should be', () => {
  const { rank: _, ...without } = good;
  expect(misfits(without)).toEqual([{ path: '', what: 'has no rank' }]);
});

it('refuses a schema that says what is not checked', () => {
  const even: TSchema = Type.Integer({ multipleOf: 2 });
  expect(() => checker(even)).toThrow('the schema says "multipleOf", which is not checked here');
});
