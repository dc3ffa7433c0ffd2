/** Format packs: which cards cost what and are legal, at which date. Data only; this file checks its shape. */

import Type from 'typebox';
import Value from 'typebox/value';
import { ACTION_NAMES, FACTIONS } from '../cards/chassis.ts';

const id = Type.String({ pattern: '^[a-z0-9-]+$' });
const words = Type.String();
const count = Type.Integer({ minimum: 0 });
const faction = Type.Enum(FACTIONS);
const size = Type.Enum(['small', 'medium', 'large', 'huge'] as const);
const mode = Type.Enum(['standard', 'extended', 'epic'] as const);
const formats = Type.Array(mode);

/** The 18 upgrade slots of standard play by their list key; `device` is what the reference calls payload. */
export const STANDARD_SLOTS = [
  'astromech',
  'cannon',
  'configuration',
  'crew',
  'force-power',
  'gunner',
  'hyperdrive',
  'illicit',
  'missile',
  'modification',
  'device',
  'sensor',
  'tactical-relay',
  'talent',
  'tech',
  'title',
  'torpedo',
  'turret',
] as const;

/** The slots that only huge ships have. */
export const HUGE_SLOTS = ['command', 'hardpoint', 'cargo', 'team'] as const;

const slot = Type.Enum([...STANDARD_SLOTS, ...HUGE_SLOTS] as const);

const shipRecord = Type.Object({
  id,
  name: words,
  size,
  factions: Type.Array(faction, { minItems: 1 }),
  arcs: Type.Array(words),
  actions: words,
});

const pilotRecord = Type.Object({
  id,
  name: words,
  ship: id,
  faction,
  limited: count,
  cost: Type.Optional(count),
  loadout: Type.Optional(count),
  slots: Type.Optional(Type.Array(slot)),
  specialSlot: Type.Optional(Type.Array(slot)),
  standardLoadout: Type.Optional(Type.Array(id)),
  keywords: Type.Array(words),
  actions: Type.Optional(words),
  arcs: Type.Optional(Type.Array(words)),
  shipAbility: Type.Optional(words),
  aliases: Type.Optional(Type.Array(id)),
  formats,
});

/** Keys of one restriction are alternatives; all restrictions of a card must hold. */
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
    action: Type.Optional(
      Type.Object({
        action: Type.Enum(ACTION_NAMES),
        difficulty: Type.Optional(Type.Enum(['white', 'red', 'purple'] as const)),
      }),
    ),
  },
  { additionalProperties: false, minProperties: 1 },
);

const upgradeRecord = Type.Object({
  id,
  name: words,
  slots: Type.Array(slot, { minItems: 1 }),
  limited: count,
  cost: Type.Optional(count),
  restrictions: Type.Optional(Type.Array(restrictionRecord)),
  standardized: Type.Optional(Type.Boolean()),
  solitary: Type.Optional(Type.Boolean()),
  limitedShipsOnly: Type.Optional(Type.Boolean()),
  standardLoadoutOnly: Type.Optional(Type.Boolean()),
  addsActions: Type.Optional(words),
  addsSlots: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  formats,
});

const packRecord = Type.Object({
  game: Type.Literal('xwing2'),
  id,
  name: words,
  version: words,
  date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  origin: words,
  mode,
  rules: words,
  squad: Type.Object({
    points: count,
    ships: Type.Object({ least: count, most: count }),
    restricted: count,
  }),
  board: Type.Object({
    width: Type.Number({ exclusiveMinimum: 0 }),
    depth: Type.Number({ exclusiveMinimum: 0 }),
  }),
  length: Type.Object({ rounds: count, points: count }),
  obstacles: Type.Object({ perPlayer: count, different: Type.Boolean(), ids: Type.Array(id) }),
  bans: Type.Array(Type.Object({ kind: Type.Enum(['pilot', 'upgrade'] as const), id, ruling: words })),
  restricted: Type.Array(id),
  ships: Type.Array(shipRecord),
  pilots: Type.Array(pilotRecord),
  upgrades: Type.Array(upgradeRecord),
});

type Deep<T> = T extends object ? { readonly [K in keyof T]: Deep<T[K]> } : T;

/** A format pack. Costs are squad points for ships and loadout points for upgrades; the board is in mm. */
export type Pack = Deep<Type.Static<typeof packRecord>>;
export type PackShip = Pack['ships'][number];
export type PackPilot = Pack['pilots'][number];
export type PackUpgrade = Pack['upgrades'][number];
export type Restriction = Deep<Type.Static<typeof restrictionRecord>>;
export type Slot = Type.Static<typeof slot>;

/** What is wrong with a pack, and where: a path such as `/pilots/12/cost`, with the id of the record. */
export interface PackProblem {
  readonly path: string;
  readonly message: string;
}

export type PackReading =
  | { readonly ok: true; readonly pack: Pack }
  | { readonly ok: false; readonly problems: readonly PackProblem[] };

/** Checks that a value read from JSON is a format pack whose records agree with each other. */
export function readPack(value: unknown): PackReading {
  if (!Value.Check(packRecord, value)) {
    const problems = Value.Errors(packRecord, value).map((error) => ({
      path: error.instancePath || '/',
      message: `${recordName(value, error.instancePath)}${error.message}`,
    }));
    return { ok: false, problems };
  }
  const problems = contradictions(value);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, pack: value };
}

/** The pack in a value that ships with an app; throws an error that names the first problems. */
export function packFrom(value: unknown): Pack {
  const reading = readPack(value);
  if (reading.ok) return reading.pack;
  const first = reading.problems.slice(0, 3).map(({ path, message }) => `${path} ${message}`);
  throw new Error(`Not a format pack (${reading.problems.length} problems): ${first.join('; ')}`);
}

function recordName(value: unknown, path: string): string {
  const [list, at] = path.split('/').slice(1);
  if (list !== 'ships' && list !== 'pilots' && list !== 'upgrades') return '';
  const records = (value as Record<string, unknown>)[list];
  const record: unknown = Array.isArray(records) ? records[Number(at)] : undefined;
  return typeof record === 'object' && record !== null && 'id' in record ? `${String(record.id)}: ` : '';
}

function contradictions(pack: Pack): readonly PackProblem[] {
  const problems: PackProblem[] = [];
  const say = (path: string, message: string): void => void problems.push({ path, message });
  const { ships, pilots, upgrades } = indexPack(pack);
  for (const list of ['ships', 'pilots', 'upgrades'] as const) {
    const seen = new Set<string>();
    pack[list].forEach((record, at) => {
      if (seen.has(record.id)) say(`/${list}/${at}/id`, `${record.id} is there twice`);
      seen.add(record.id);
    });
  }
  pack.pilots.forEach((pilot, at) => {
    if (!ships.get(pilot.ship)?.factions.includes(pilot.faction)) {
      say(`/pilots/${at}/ship`, `${pilot.id}: no ship '${pilot.ship}' for ${pilot.faction}`);
    }
    if ((pilot.slots === undefined) === (pilot.standardLoadout === undefined)) {
      say(`/pilots/${at}`, `${pilot.id}: needs either slots or a standard loadout`);
    }
    for (const id of pilot.standardLoadout ?? []) {
      if (!upgrades.has(id)) say(`/pilots/${at}/standardLoadout`, `${pilot.id}: no upgrade '${id}'`);
    }
  });
  pack.bans.forEach((ban, at) => {
    const card = (ban.kind === 'pilot' ? pilots : upgrades).get(ban.id);
    if (!card) say(`/bans/${at}`, `no ${ban.kind} '${ban.id}'`);
    else if (card.formats.includes(pack.mode)) say(`/bans/${at}`, `${ban.id} is banned and legal at once`);
  });
  if (pack.squad.ships.least > pack.squad.ships.most) say('/squad/ships', 'least is more than most');
  return problems;
}

/** The records of a pack by id; pilots also by the ids that other list builders use for them. */
export interface PackIndex {
  readonly ships: ReadonlyMap<string, PackShip>;
  readonly pilots: ReadonlyMap<string, PackPilot>;
  readonly upgrades: ReadonlyMap<string, PackUpgrade>;
}

/** Builds the index; make it once for many look-ups. */
export function indexPack(pack: Pack): PackIndex {
  const aliases = pack.pilots.flatMap((pilot) => (pilot.aliases ?? []).map((also) => [also, pilot] as const));
  return {
    ships: new Map(pack.ships.map((ship) => [ship.id, ship])),
    pilots: new Map([...aliases, ...pack.pilots.map((pilot) => [pilot.id, pilot] as const)]),
    upgrades: new Map(pack.upgrades.map((upgrade) => [upgrade.id, upgrade])),
  };
}
