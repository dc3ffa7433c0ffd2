import TypeBox from 'typebox';
import { expect, it } from 'vitest';
import Ours from './typebox.ts';

/** One of everything, written by either. */
const written = (Type: typeof TypeBox) =>
  Type.Object(
    {
      any: Type.Any(),
      array: Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 3 }),
      choice: Type.Enum(['left', 'right'] as const, { description: 'a side' }),
      either: Type.Union([Type.Null(), Type.Boolean(), Type.Literal('no'), Type.Literal(3)]),
      maybe: Type.Optional(Type.String({ pattern: '^a' })),
      nested: Type.Object({ only: Type.Optional(Type.Unknown()) }, { additionalProperties: false }),
      pair: Type.Tuple([Type.Number(), Type.Literal(true)]),
      unsafe: Type.Unsafe<string>({ type: 'object', patternProperties: { '^.*$': Type.Number() } }),
    },
    { additionalProperties: false, description: 'one of everything' },
  );

it('makes the schemas that TypeBox makes', () => {
  const ours = written(Ours as unknown as typeof TypeBox);
  expect(JSON.stringify(ours)).toBe(JSON.stringify(written(TypeBox)));
});

it('leaves what is made optional as it was for others', () => {
  const shared = Ours.String();
  expect(Ours.Object({ a: Ours.Optional(shared), b: shared })).toMatchObject({ required: ['b'] });
});
