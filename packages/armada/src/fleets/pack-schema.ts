/** The shape of an Armada format pack: TypeBox for the types and the reader, JSON Schema for everybody else. */
import * as Type from 'typebox';

const STRICT = { additionalProperties: false } as const;

const id = Type.String({ pattern: '^[a-z0-9-]+$' });
const words = Type.String();
const count = Type.Integer({ minimum: 0 });

/** A card that may be taken, and what it costs in fleet points. */
const priced = Type.Object({ id, name: words, points: count }, STRICT);

/** How large a game is. */
const playRecord = Type.Object(
  {
    points: Type.Integer({ minimum: 1 }),
    /** The part of the points that may go to squadrons, rounded up: 3 for a third. */
    squadronShare: Type.Integer({ minimum: 1 }),
    /** One unique squadron with defense tokens for so many points; any number without it. */
    pointsPerAce: Type.Optional(Type.Integer({ minimum: 1 })),
    /** As a setup may have them. */
    rounds: Type.Integer({ minimum: 1, maximum: 100 }),
  },
  STRICT,
);

export const packRecord = Type.Object(
  {
    $schema: Type.Optional(words),
    game: Type.Literal('armada'),
    id,
    name: words,
    version: words,
    date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    origin: words,
    rules: words,
    /** Which rules reference is played. */
    edition: Type.Enum(['1.6', '1.5', '2015'] as const),
    play: Type.Object({ standard: playRecord, core: playRecord }, STRICT),
    ships: Type.Array(priced),
    squadrons: Type.Array(priced),
    upgrades: Type.Array(priced),
    objectives: Type.Array(Type.Object({ id, name: words }, STRICT)),
  },
  STRICT,
);

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;

/** A format pack. Costs are fleet points. */
export type Pack = Deep<Type.Static<typeof packRecord>>;
export type PackCard = Pack['ships'][number];
/** A standard game, or the smaller one with the pieces of a core set. armada:fleet-building.1 */
export type Play = keyof Pack['play'];

/** The published JSON Schema of an Armada format pack. */
export const PACK_SCHEMA: object = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Format pack of Armada',
  description: 'Points, legality and conditions of play of one format at one date.',
  ...packRecord,
};
