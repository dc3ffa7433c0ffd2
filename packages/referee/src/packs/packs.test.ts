import * as Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { asDifference, baseOf, withBase } from './base-pack.ts';
import { packReader, packText, readGiven, repeatedIds } from './read-pack.ts';

const STRICT = { additionalProperties: false } as const;
const card = Type.Object({ id: Type.String(), cost: Type.Optional(Type.Integer()) }, STRICT);
const reader = packReader(
  Type.Object({ id: Type.String(), name: Type.String(), cards: Type.Array(card) }, STRICT),
  ({ cards }) => [
    ...repeatedIds({ cards }),
    ...cards.flatMap(({ id, cost = 0 }, at) =>
      cost > 9 ? [{ path: `/cards/${at}/cost`, message: `${id}: is too dear` }] : [],
    ),
  ],
);

const BASE = {
  id: 'a',
  name: 'A',
  cards: [{ id: 'x', cost: 1 }, { id: 'y', cost: 2 }, { id: 'z' }],
};

/** What a text says of a pack that is told from `BASE`. */
function read(text: string) {
  const given = packText(text);
  return given.ok ? readGiven(given, reader.read, given.base === 'a' ? BASE : null) : given;
}

describe('a pack as what differs from another', () => {
  const changed = { id: 'b', name: 'A', cards: [{ id: 'x', cost: 3 }, { id: 'y' }, { id: 'new', cost: 5 }] };

  it('holds what differs and no more, and makes the pack again', () => {
    const difference = asDifference(changed, BASE);
    expect(difference).toEqual({
      base: 'a',
      id: 'b',
      cards: { x: { cost: 3 }, y: { cost: null }, new: { id: 'new', cost: 5 }, z: null },
    });
    expect(baseOf(difference)).toBe('a');
    expect(withBase(difference, BASE)).toEqual(changed);
  });

  it('is nothing but the base’s name where nothing differs', () => {
    expect(asDifference(BASE, BASE)).toEqual({ base: 'a' });
  });

  it('tells a list whole whose records have no ids of their own', () => {
    const twice = { ...BASE, cards: [{ id: 'x' }, { id: 'x' }] };
    expect(asDifference(twice, BASE)).toEqual({ base: 'a', cards: [{ id: 'x' }, { id: 'x' }] });
  });

  it('says where its own text is wrong, not where the pack is that comes of it', () => {
    const text = '{\n  "base": "a", "id": "b",\n  "cards": {\n    "z": { "cost": 10 }\n  }\n}';
    expect(read(text)).toEqual({
      ok: false,
      problems: [{ path: '/cards/z/cost', message: 'z: is too dear', line: 4, column: 20 }],
    });
    expect(read('{ "base": "a",\n  "cards": { "z": { "colour": 1 } } }')).toMatchObject({
      problems: [
        { path: '/cards/z/colour', message: 'z: is no field of a format pack', line: 2, column: 31 },
      ],
    });
  });

  it('names a card that its base does not have, and which may be meant', () => {
    const text =
      '{ "base": "bb",\n  "cards": { "wampa": null,\n    "wampaa": { "cost": 1 },\n    "other": { "id": "other" } } }';
    const given = packText(text);
    const base = { id: 'bb', name: 'B', cards: [{ id: 'wampa' }, { id: 'howlrunner' }] };
    const read = given.ok && readGiven(given, reader.read, base);
    expect(read).toMatchObject({
      problems: [
        {
          path: '/cards/wampaa',
          line: 3,
          message:
            'wampaa: no card of bb has this id; did you mean wampa?; a new one must have required properties id',
        },
      ],
    });
  });

  it('needs a base that is there', () => {
    expect(read('{\n "base": "none" }')).toEqual({
      ok: false,
      problems: [{ path: '/base', message: "there is no pack 'none' to be told from", line: 2, column: 10 }],
    });
  });
});

describe('a word that may not stand where it stands', () => {
  const worded = packReader(
    Type.Object(
      { date: Type.String(), asOf: Type.Optional(Type.String()), mode: Type.Enum(['standard', 'epic']) },
      STRICT,
    ),
    () => [],
  );
  const problemsOf = (value: object) => {
    const reading = worded.read(value);
    return reading.ok ? [] : reading.problems;
  };

  it('is told with those that may, and with the nearest', () => {
    expect(problemsOf({ date: '2026-11-30', mode: 'standart' })).toEqual([
      { path: '/mode', message: "'standart' is none of standard, epic; did you mean standard?" },
    ]);
    expect(problemsOf({ date: '2026-11-30', mode: 'epic', dates: 1 })).toEqual([
      { path: '/dates', message: 'is no field of a format pack; did you mean date?' },
    ]);
  });

  it('is a day that no calendar has', () => {
    expect(problemsOf({ date: '2024-02-29', asOf: '2026-12-31', mode: 'epic' })).toEqual([]);
    expect(problemsOf({ date: '2023-02-29', asOf: '2026-13-01', mode: 'epic' })).toEqual([
      { path: '/date', message: "'2023-02-29' is no day" },
      { path: '/asOf', message: "'2026-13-01' is no day" },
    ]);
  });
});

describe('a pack that means harm', () => {
  it('changes no prototype by fields of such names', () => {
    const text = '{ "base": "a", "__proto__": { "bad": 1 }, "cards": { "__proto__": { "cost": 3 } } }';
    const reading = read(text);
    expect(reading.ok).toBe(false);
    expect('bad' in {}).toBe(false);
    expect(BASE.cards).toHaveLength(3);
  });

  it('is refused where an id is no text', () => {
    expect(read('{ "id": "b", "name": "B", "cards": [{ "id": { "toString": 1 } }] }')).toMatchObject({
      ok: false,
      problems: [{ path: '/cards/0/id', message: 'must be string' }],
    });
  });

  it('is told two hundred of its faults, and how many more there are', () => {
    const cards = Array.from({ length: 1000 }, (_, at) => ({ id: `c${at}`, cost: 10 }));
    const reading = read(JSON.stringify({ id: 'b', name: 'B', cards }));
    expect(reading).toMatchObject({ ok: false });
    const problems = reading.ok ? [] : reading.problems;
    expect(problems).toHaveLength(201);
    expect(problems.at(-1)?.message).toBe('there are 800 more problems');
  });

  it('is no pack where it is no JSON, at line and column', () => {
    expect(packText('\uFEFF{\n "id": }')).toMatchObject({
      ok: false,
      problems: [{ path: '/', line: 2, column: 8 }],
    });
  });
});
