import fc from 'fast-check';
import { type Static, Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { compileSchema, copyPlain, hashPlain, samePlain } from './schema.ts';
import { schemaCode } from './schema-code.ts';

const Ship = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  pose: Type.Array(Type.Number()),
  stressed: Type.Boolean(),
  token: Type.Union([Type.Literal('red'), Type.Literal('blue'), Type.Null()]),
  lock: Type.Union([Type.Object({ on: Type.Integer() }), Type.Null()]),
  parts: Type.Array(Type.Object({ at: Type.Number(), tags: Type.Array(Type.String()) })),
  order: Type.Union([
    Type.Object({ kind: Type.Literal('wait') }),
    Type.Object({ kind: Type.Literal('go'), to: Type.Array(Type.Number()) }),
  ]),
  note: Type.Object({ text: Type.Optional(Type.String()) }),
  pair: Type.Tuple([Type.Number(), Type.Array(Type.Integer())]),
});
type Ship = Static<typeof Ship>;
const ship = compileSchema<Ship>(Ship);

const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const anyShip: fc.Arbitrary<Ship> = fc.record({
  id: fc.integer(),
  name: fc.string(),
  pose: fc.array(number),
  stressed: fc.boolean(),
  token: fc.constantFrom('red' as const, 'blue' as const, null),
  lock: fc.option(fc.record({ on: fc.integer() })),
  parts: fc.array(fc.record({ at: number, tags: fc.array(fc.string()) })),
  order: fc.oneof(
    fc.constant({ kind: 'wait' as const }),
    fc.record({ kind: fc.constant('go' as const), to: fc.array(number) }),
  ),
  note: fc.record({ text: fc.string() }, { requiredKeys: [] }),
  pair: fc.tuple(number, fc.array(fc.integer())),
});

const example: Ship = {
  id: 7,
  name: 'a',
  pose: [1, 2.5],
  stressed: false,
  token: 'red',
  lock: { on: 1 },
  parts: [{ at: 1, tags: ['x'] }],
  order: { kind: 'go', to: [3] },
  note: { text: 'n' },
  pair: [1, [2]],
};

function objectsIn(value: unknown): object[] {
  if (value === null || typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

describe('a compiled copy', () => {
  it('is equal and shares nothing', () => {
    fc.assert(
      fc.property(anyShip, (original) => {
        const copy = ship.copy(original);
        expect(copy).toEqual(original);
        const parts = new Set(objectsIn(original));
        expect(objectsIn(copy).filter((part) => parts.has(part))).toEqual([]);
      }),
    );
  });

  it('leaves an optional field out rather than undefined', () => {
    expect(Object.keys(ship.copy({ ...example, note: {} }).note)).toEqual([]);
  });
});

describe('a compiled hash', () => {
  it('is sixteen hexadecimal digits, and a known one, so that a change cannot pass unseen', () => {
    expect(ship.hash(example)).toMatch(/^[0-9a-f]{16}$/);
    expect(ship.hash(example)).toBe('8603185ffd3ee664');
  });

  it('comes back from JSON, also with -0 and whatever the order of keys', () => {
    fc.assert(
      fc.property(anyShip, (original) => {
        const saved = JSON.parse(JSON.stringify(original)) as Ship;
        const turned = Object.fromEntries(Object.entries(saved).reverse()) as Ship;
        expect(ship.hash(saved)).toBe(ship.hash(original));
        expect(ship.hash(turned)).toBe(ship.hash(original));
      }),
    );
    expect(ship.hash({ ...example, pose: [-0, 0] })).toBe(ship.hash({ ...example, pose: [0, -0] }));
  });

  it('differs whenever two values differ', () => {
    fc.assert(
      fc.property(anyShip, anyShip, (one, other) => {
        expect(ship.hash(one) === ship.hash(other)).toBe(samePlain(one, other));
      }),
    );
  });

  const changes: [string, Partial<Ship>][] = [
    ['an integer', { id: 8 }],
    ['an integer beyond 32 bits', { id: 7 + 2 ** 32 }],
    ['a text', { name: 'b' }],
    ['a number', { pose: [1, 2.5000000001] }],
    ['a length', { pose: [1] }],
    ['a boolean', { stressed: true }],
    ['a literal', { token: 'blue' }],
    ['a literal for null', { token: null }],
    ['a field of an object', { lock: { on: 2 } }],
    ['an object for null', { lock: null }],
    ['a field deep inside', { parts: [{ at: 1, tags: ['y'] }] }],
    ['the kind of a union', { order: { kind: 'wait' } }],
    ['a field of a union', { order: { kind: 'go', to: [4] } }],
    ['an optional field', { note: {} }],
    ['an item of a tuple', { pair: [1, [3]] }],
  ];
  for (const [what, change] of changes) {
    it(`differs with ${what}`, () => {
      expect(ship.hash({ ...example, ...change })).not.toBe(ship.hash(example));
    });
  }
});

describe('problems', () => {
  it('are none for what fits', () => {
    fc.assert(
      fc.property(anyShip, (original) => {
        expect(ship.problems(original)).toEqual([]);
      }),
    );
  });

  it('name the path', () => {
    expect(ship.problems({ ...example, id: 1.5 })).toEqual(['/id: must be integer']);
    expect(ship.problems({ ...example, parts: [{ at: 'x', tags: [] }] })).toEqual([
      '/parts/0/at: must be number',
    ]);
    expect(ship.problems({ ...example, pose: [0, Number.NaN] })[0]).toMatch(/^\/pose\/1: /);
    expect(ship.problems(null)[0]).toMatch(/^\(top\): /);
  });
});

describe('plain data', () => {
  it('has equal hashes exactly when it is the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(hashPlain(one) === hashPlain(other)).toBe(samePlain(one, other));
        expect(hashPlain(copyPlain(one))).toBe(hashPlain(one));
      }),
    );
  });

  it('keeps apart what looks alike', () => {
    const alike = [1, true, '1', [1], { a: 1 }, null, 0, false, '', [], {}, [[]], [null], { a: { b: 1 } }];
    const pairs = [...alike, { a: {}, b: 1 }, ['ab'], ['a', 'b'], 2 ** 32, 0.5, '0.5'];
    expect(new Set(pairs.map(hashPlain)).size).toBe(pairs.length);
    expect(samePlain([], {})).toBe(false);
    expect(samePlain({ a: 1 }, { b: 1 })).toBe(false);
  });

  it('may have fields with the names of an object of its own', () => {
    const strange = JSON.parse('{"__proto__": [], "toString": 1}') as object;
    expect(hashPlain(strange)).not.toBe(hashPlain({}));
    expect(samePlain(copyPlain(strange), strange)).toBe(true);
    expect(Object.getPrototypeOf(copyPlain(strange))).toBe(Object.prototype);
    expect(samePlain({ toString: 1 }, { valueOf: 1 })).toBe(false);
  });

  it('leaves out functions and undefined fields, and takes -0 for 0, as JSON does', () => {
    const full = { a: -0, b: undefined, c: () => 1 };
    expect(samePlain(full, { a: 0 })).toBe(true);
    expect(samePlain({ a: 0 }, full)).toBe(true);
    expect(hashPlain(full)).toBe(hashPlain({ a: 0 }));
  });
});

describe('a field that has another name than before', () => {
  it('has the place in the hash that it had, so that records of then still replay', () => {
    const before = compileSchema<object>(Type.Object({ begun: Type.Integer(), card: Type.Integer() }));
    const lasting = Type.Integer({ hashedAs: 'begun' });
    const now = compileSchema<object>(Type.Object({ card: Type.Integer(), lasting }));
    expect(now.hash({ lasting: 1, card: 2 })).toBe(before.hash({ begun: 1, card: 2 }));
    expect(now.problems({ lasting: 1, card: 2 })).toEqual([]);
  });
});

describe('the code of a copier', () => {
  it('gives plain objects with their fields in order, and holds no literal whose objects an engine would put among the old', () => {
    const copy = ship.copy(example);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(Object.getPrototypeOf(copy.note)).toBe(Object.prototype);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(example));
    expect(schemaCode(Ship).copier).not.toMatch(/= \{|return \{|: \{/);
  });
});
