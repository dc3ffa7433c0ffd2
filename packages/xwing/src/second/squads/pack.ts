/** Format packs: which cards cost what and are legal, at which date. Data only; this file checks its shape. */

import { commitment } from '@firing-arc/table';
import Value from 'typebox/value';
import { jsonError } from './json-error.ts';
import { placeInJson } from './json-place.ts';
import { type Pack, type PackPilot, type PackShip, type PackUpgrade, packRecord } from './pack-schema.ts';

export type { Pack, PackPilot, PackShip, PackUpgrade, Restriction, Slot } from './pack-schema.ts';

/** What is wrong with a pack, and where: a path such as `/pilots/12/cost`, with the id of the record. */
export interface PackProblem {
  readonly path: string;
  readonly message: string;
  /** Where it stands, when the pack was read from a text. */
  readonly line?: number;
  readonly column?: number;
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
    return { ok: false, problems: withUnknownFields(problems) };
  }
  const problems = contradictions(value);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, pack: value };
}

/** Reads a pack from the text of a file; each problem has its line and column. */
export function readPackText(text: string): PackReading {
  const trimmed = text.replace(/^\uFEFF/, '');
  const error = jsonError(trimmed);
  if (error) return { ok: false, problems: [{ path: '/', ...error }] };
  const reading = readPack(JSON.parse(trimmed));
  if (reading.ok) return reading;
  return {
    ok: false,
    problems: reading.problems.map((problem) => ({ ...problem, ...placeInJson(trimmed, problem.path) })),
  };
}

/** A field that nothing knows is told twice, of itself and of what it stands in; once and plainly is enough. */
function withUnknownFields(problems: readonly PackProblem[]): readonly PackProblem[] {
  return problems
    .filter(({ message }) => !message.endsWith('must not have additional properties'))
    .map((problem) => ({
      ...problem,
      message: problem.message.replace('schema is false', 'is no field of a format pack'),
    }));
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
  const names = new Set([...pack.pilots, ...pack.upgrades].map((card) => card.name));
  pack.restrictedCopies?.forEach(({ name }, at) => {
    if (!names.has(name)) say(`/restrictedCopies/${at}/name`, `no card is called '${name}'`);
  });
  pack.restricted.forEach((id, at) => {
    if (!pilots.has(id) && !upgrades.has(id)) say(`/restricted/${at}`, `no card '${id}'`);
  });
  pack.upgrades.forEach((upgrade, at) => {
    if (upgrade.cost !== undefined && upgrade.costBy) {
      say(`/upgrades/${at}/costBy`, `${upgrade.id}: has a cost and a variable cost`);
    }
    for (const [n, { stat, least, most, ships: types }] of (upgrade.restrictions ?? []).entries()) {
      const where = `/upgrades/${at}/restrictions/${n}`;
      if ((stat === undefined) !== (least === undefined && most === undefined)) {
        say(where, `${upgrade.id}: 'stat' goes with 'least' or 'most'`);
      }
      for (const type of types ?? []) if (!ships.has(type)) say(where, `${upgrade.id}: no ship '${type}'`);
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

/** The first 16 digits of the pack's SHA-256: tells two packs apart that go by one name. About 10 ms. */
export function packHash(pack: Pack): string {
  return commitment(JSON.stringify(pack)).slice(0, 16);
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
