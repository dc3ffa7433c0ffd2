/** The shape of a First Edition format pack: TypeBox for the types and the reader, JSON Schema for everybody else. */

import * as Type from 'typebox';
import { ACTION_NAMES, FACTION_OF, FACTIONS, UPGRADE_SLOTS } from '../cards/chassis.ts';

const STRICT = { additionalProperties: false } as const;

const id = Type.String({ pattern: '^[a-z0-9-]+$' });
const words = Type.String();
const count = Type.Integer({ minimum: 0 });
/** A side of the board, mm, as a setup may have it. */
const side = Type.Number({ minimum: 600, maximum: 4000 });
const allegiance = Type.Enum(Object.keys(FACTION_OF) as (keyof typeof FACTION_OF)[]);
const size = Type.Enum(['small', 'large', 'huge'] as const);
const slot = Type.Enum(UPGRADE_SLOTS);
const slots = Type.Array(slot);
const span = Type.Object({ least: Type.Optional(count), most: Type.Optional(count) }, STRICT);

const shipRecord = Type.Object(
  {
    id,
    name: words,
    size,
    factions: Type.Array(allegiance, { minItems: 1 }),
    agility: count,
    hull: count,
    shields: count,
    actions: Type.Array(Type.Enum(ACTION_NAMES)),
    /** The other half of a huge ship in two sections: as many of the one as of the other. */
    otherSection: Type.Optional(id),
    /** Epic points of a huge ship, or of its section. */
    epicPoints: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  },
  STRICT,
);

const pilotRecord = Type.Object(
  {
    id,
    name: words,
    ship: id,
    faction: allegiance,
    skill: count,
    unique: Type.Optional(Type.Literal(true)),
    /** None: the card comes into play by another card's effect only. */
    points: Type.Optional(count),
    slots,
    agility: Type.Optional(count),
    hull: Type.Optional(count),
    shields: Type.Optional(count),
    /** The id in lists of squad builders, where several cards have one. */
    xws: Type.Optional(id),
  },
  STRICT,
);

/** What an upgrade asks of its ship: all of it must hold; of a list, one entry is enough. */
const needsRecord = Type.Object(
  {
    factions: Type.Optional(Type.Array(Type.Enum(FACTIONS))),
    sizes: Type.Optional(Type.Array(size)),
    /** Types whose whole name must be in the ship's (upgrade-cards.4). */
    types: Type.Optional(Type.Array(words)),
    ships: Type.Optional(Type.Array(id)),
    skill: Type.Optional(span),
    agility: Type.Optional(span),
    hull: Type.Optional(span),
    shields: Type.Optional(span),
    action: Type.Optional(Type.Enum(ACTION_NAMES)),
    /** Icons that the upgrade bar must all have. */
    bar: Type.Optional(slots),
    /** Icons that the upgrade bar must not have yet. */
    notInBar: Type.Optional(slots),
  },
  { ...STRICT, minProperties: 1 },
);

/** What an upgrade says of the other upgrades of one slot on its ship. */
const limitRecord = Type.Object(
  {
    slot,
    /** As many instead of one title or modification; 0 for none. */
    most: Type.Optional(count),
    /** All of them must be different cards. */
    different: Type.Optional(Type.Literal(true)),
    /** What each of them may cost, this one left out. */
    cost: Type.Optional(count),
    /** Only unique ones. */
    unique: Type.Optional(Type.Literal(true)),
  },
  STRICT,
);

const upgradeRecord = Type.Object(
  {
    id,
    name: words,
    /** The icons that it takes up; the first is the one it is listed under. */
    slots: Type.Array(slot, { minItems: 1 }),
    points: Type.Integer(),
    unique: Type.Optional(Type.Literal(true)),
    limited: Type.Optional(Type.Literal(true)),
    needs: Type.Optional(needsRecord),
    gains: Type.Optional(slots),
    gainsOneOf: Type.Optional(slots),
    loses: Type.Optional(slots),
    limits: Type.Optional(Type.Array(limitRecord)),
    /** Squad points off each upgrade of a slot, or of all when none is named; none falls below 0 by it. */
    discount: Type.Optional(Type.Object({ slot: Type.Optional(slot), points: count }, STRICT)),
    /** Icons of a slot that may serve as one of others. */
    treats: Type.Optional(Type.Object({ slot, as: slots }, STRICT)),
    /** An upgrade that the ship must have too. */
    brings: Type.Optional(id),
    /** As many copies in a squad. */
    copies: Type.Optional(count),
    actions: Type.Optional(Type.Array(Type.Enum(ACTION_NAMES))),
  },
  STRICT,
);

/** How large a game is: its points, whether huge ships come, the play area in mm. */
const playRecord = Type.Object(
  {
    points: count,
    huge: Type.Boolean(),
    /** What its huge ships may cost together, in epic points. */
    epicPoints: Type.Optional(count),
    width: side,
    depth: side,
  },
  STRICT,
);

const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** A wave, or a product between two waves, with the cards that it was the first to bring. */
const releaseRecord = Type.Object(
  {
    wave: Type.Optional(words),
    product: Type.Optional(words),
    date: day,
    pilots: Type.Optional(Type.Array(id)),
    upgrades: Type.Optional(Type.Array(id)),
  },
  STRICT,
);

export const packRecord = Type.Object(
  {
    $schema: Type.Optional(words),
    game: Type.Literal('xwing1'),
    id,
    name: words,
    version: words,
    date: day,
    origin: words,
    rules: words,
    /** The last day whose cards are in it; all cards without one. */
    asOf: Type.Optional(day),
    /** When cards came; those that none of them names were there from the beginning. */
    releases: Type.Optional(Type.Array(releaseRecord)),
    play: Type.Object({ standard: playRecord, epic: playRecord }, STRICT),
    obstacles: Type.Object({ perPlayer: count, different: Type.Boolean(), ids: Type.Array(id) }, STRICT),
    ships: Type.Array(shipRecord),
    pilots: Type.Array(pilotRecord),
    upgrades: Type.Array(upgradeRecord),
  },
  STRICT,
);

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;

/** A format pack. Costs are squad points; the board is in mm. */
export type Pack = Deep<Type.Static<typeof packRecord>>;
export type PackShip = Pack['ships'][number];
export type PackPilot = Pack['pilots'][number];
export type PackUpgrade = Pack['upgrades'][number];
export type PackRelease = Deep<Type.Static<typeof releaseRecord>>;
export type PackNeeds = Deep<Type.Static<typeof needsRecord>>;
export type PackLimit = Deep<Type.Static<typeof limitRecord>>;
/** Standard play, or epic with huge ships (formats-of-play.1, formats-of-play.3). */
export type Play = keyof Pack['play'];

/** The published JSON Schema of a First Edition format pack. */
export const PACK_SCHEMA: object = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Format pack of First Edition',
  description: 'Points, legality and conditions of play of one format at one date.',
  ...packRecord,
};
