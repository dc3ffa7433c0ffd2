/** The shape of a format pack: TypeBox for the types and the reader, JSON Schema for everybody else. */

import { byText } from '@firing-arc/referee';
import * as Type from 'typebox';
import { ACTION_NAMES, FACTIONS, HUGE_SLOTS, STANDARD_SLOTS } from '../cards/chassis.ts';
import { scenarioRecord } from '../scenarios/scenario.ts';

const STRICT = { additionalProperties: false } as const;

const id = Type.String({ pattern: '^[a-z0-9-]+$' });
const words = Type.String();
const count = Type.Integer({ minimum: 0 });
/** A side of the board, mm, as a setup may have it; so with rounds and points below. */
const side = Type.Number({ minimum: 600, maximum: 4000 });
const faction = Type.Enum(FACTIONS);
const size = Type.Enum(['small', 'medium', 'large', 'huge'] as const);
const mode = Type.Enum(['standard', 'extended', 'epic'] as const);
const formats = Type.Array(mode);
const slot = Type.Enum([...STANDARD_SLOTS, ...HUGE_SLOTS] as const);

/** Printed numbers that restrictions and variable costs look at. */
const stat = Type.Enum(['initiative', 'agility', 'shields', 'energy'] as const);

const shipRecord = Type.Object(
  {
    id,
    name: words,
    size,
    factions: Type.Array(faction, { minItems: 1 }),
    arcs: Type.Array(words),
    agility: count,
    shields: count,
    energy: Type.Optional(count),
    actions: words,
  },
  STRICT,
);

const pilotRecord = Type.Object(
  {
    id,
    name: words,
    ship: id,
    faction,
    initiative: count,
    limited: count,
    cost: Type.Optional(count),
    loadout: Type.Optional(count),
    slots: Type.Optional(Type.Array(slot)),
    specialSlot: Type.Optional(Type.Array(slot)),
    standardLoadout: Type.Optional(Type.Array(id)),
    keywords: Type.Array(words),
    actions: Type.Optional(words),
    arcs: Type.Optional(Type.Array(words)),
    agility: Type.Optional(count),
    shields: Type.Optional(count),
    shipAbility: Type.Optional(words),
    aliases: Type.Optional(Type.Array(id)),
    formats,
  },
  STRICT,
);

/** Keys of one restriction are alternatives (a number's `least` and `most` go with it); all of a card must hold. */
const restrictionRecord = Type.Object(
  {
    factions: Type.Optional(Type.Array(faction)),
    sizes: Type.Optional(Type.Array(size)),
    ships: Type.Optional(Type.Array(id)),
    keywords: Type.Optional(Type.Array(words)),
    names: Type.Optional(Type.Array(words)),
    shipAbilities: Type.Optional(Type.Array(words)),
    equipped: Type.Optional(Type.Array(slot)),
    arcs: Type.Optional(Type.Array(words)),
    stat: Type.Optional(stat),
    least: Type.Optional(count),
    most: Type.Optional(count),
    action: Type.Optional(
      Type.Object(
        {
          action: Type.Enum(ACTION_NAMES),
          difficulty: Type.Optional(Type.Enum(['white', 'red', 'purple'] as const)),
        },
        STRICT,
      ),
    ),
  },
  { ...STRICT, minProperties: 1 },
);

const upgradeRecord = Type.Object(
  {
    id,
    name: words,
    slots: Type.Array(slot, { minItems: 1 }),
    limited: count,
    /** Less than nothing where an upgrade makes its ship cheaper. */
    cost: Type.Optional(Type.Integer()),
    costBy: Type.Optional(
      Type.Object({ stat: Type.Union([stat, Type.Literal('size')]), costs: byText(Type.Integer()) }, STRICT),
    ),
    restrictions: Type.Optional(Type.Array(restrictionRecord)),
    standardized: Type.Optional(Type.Boolean()),
    solitary: Type.Optional(Type.Boolean()),
    limitedShipsOnly: Type.Optional(Type.Boolean()),
    standardLoadoutOnly: Type.Optional(Type.Boolean()),
    addsActions: Type.Optional(words),
    addsSlots: Type.Optional(byText(Type.Integer())),
    formats,
  },
  STRICT,
);

export const packRecord = Type.Object(
  {
    $schema: Type.Optional(words),
    game: Type.Literal('xwing2'),
    id,
    name: words,
    version: words,
    date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    origin: words,
    mode,
    rules: words,
    /** The rules that the points were made for, where those of `rules` are played all the same. */
    pointsOf: Type.Optional(words),
    /** Only a part of what changed at its date is known. */
    incomplete: Type.Optional(Type.Literal(true)),
    squad: Type.Object(
      {
        points: count,
        ships: Type.Object({ least: count, most: count }, STRICT),
        restricted: count,
        /** What pays for upgrades: the loadout value of each ship, or with 'squad-points' the squad's points. */
        upgrades: Type.Optional(Type.Literal('squad-points')),
      },
      STRICT,
    ),
    board: Type.Object(
      {
        width: side,
        depth: side,
      },
      STRICT,
    ),
    length: Type.Object(
      {
        rounds: Type.Integer({ minimum: 1, maximum: 100 }),
        points: Type.Integer({ minimum: 1, maximum: 10_000 }),
      },
      STRICT,
    ),
    obstacles: Type.Object({ perPlayer: count, different: Type.Boolean(), ids: Type.Array(id) }, STRICT),
    /** The scenarios of standard play under this format; a game may choose one, or be a dogfight. */
    scenarios: Type.Optional(Type.Array(scenarioRecord)),
    bans: Type.Array(
      Type.Object({ kind: Type.Enum(['pilot', 'upgrade'] as const), id, ruling: words }, STRICT),
    ),
    restricted: Type.Array(id),
    restrictedCopies: Type.Optional(Type.Array(Type.Object({ name: words, most: count }, STRICT))),
    ships: Type.Array(shipRecord),
    pilots: Type.Array(pilotRecord),
    upgrades: Type.Array(upgradeRecord),
  },
  STRICT,
);

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;

/** A format pack. Costs are squad points for ships and loadout points for upgrades; the board is in mm. */
export type Pack = Deep<Type.Static<typeof packRecord>>;
export type PackShip = Pack['ships'][number];
export type PackPilot = Pack['pilots'][number];
export type PackUpgrade = Pack['upgrades'][number];
export type Restriction = Deep<Type.Static<typeof restrictionRecord>>;
export type Slot = Type.Static<typeof slot>;
export type PrintedStat = Type.Static<typeof stat>;

/** The published JSON Schema of a format pack, `docs/format-packs.xwing2.schema.json`. */
export const PACK_SCHEMA: object = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Format pack',
  description: 'Points, legality and conditions of play of one format at one date.',
  ...packRecord,
};
