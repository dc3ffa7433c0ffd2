/** Squads as XWS 1.0, the exchange text of First Edition list builders: read leniently, written strictly. */

import { jsonError } from '@firing-arc/referee';
import { readObstacles, type XwsProblem } from '../../common/squads/xws.ts';
import { FACTION_OF, FACTIONS, type Faction, UPGRADE_SLOTS, type UpgradeSlot } from '../cards/chassis.ts';
import { ENGLISH_SQUADS } from '../words/english/squads.ts';
import type { SquadWords } from '../words/squads.ts';
import { fittedShips, shipPoints } from './legality.ts';
import { indexPack, type Pack, type PackIndex, type PackPilot } from './pack.ts';
import type { Squad, SquadShip } from './squad.ts';

export type { XwsProblem };

const FACTION_ALIASES: ReadonlyMap<string, Faction> = new Map([
  ['rebels', 'rebel'],
  ['rebelalliance', 'rebel'],
  ['resistance', 'rebel'],
  ['empire', 'imperial'],
  ['galacticempire', 'imperial'],
  ['firstorder', 'imperial'],
  ['scumandvillainy', 'scum'],
]);

/** The keys of slots where XWS does not use the slot's own name. */
const SLOT_KEYS: Readonly<Partial<Record<UpgradeSlot, string>>> = {
  astromech: 'amd',
  'salvaged-astromech': 'samd',
  elite: 'ept',
  modification: 'mod',
};

const SLOT_OF: ReadonlyMap<string, UpgradeSlot> = new Map([
  ...UPGRADE_SLOTS.map((slot) => [plain(slot), slot] as const),
  ...UPGRADE_SLOTS.map((slot) => [SLOT_KEYS[slot] ?? slot, slot] as const),
  ['astromechdroid', 'astromech'],
  ['elitepilottalent', 'elite'],
]);

const DECKS = { core: 'core', core2: 'tfa' } as const;

/** The squad without what is unknown (null if the text is no squad at all), and every problem. */
export interface XwsReading {
  readonly squad: Squad | null;
  readonly problems: readonly XwsProblem[];
}

/**
 * Reads XWS text. Unknown keys are ignored; every unknown id becomes a problem that names its place. `say` has the
 * sentences of a language.
 */
export function readXws(text: string, pack: Pack, say: SquadWords = ENGLISH_SQUADS): XwsReading {
  const trimmed = text.replace(/^\uFEFF/, '');
  const error = jsonError(trimmed);
  if (error) {
    const { line, column, found, wanted } = error;
    return { squad: null, problems: [{ kind: 'text', line, column, message: say.notJson(found, wanted) }] };
  }
  const list: unknown = JSON.parse(trimmed);
  if (!isRecord(list)) return notASquad('', say.noSquad());
  if (!Array.isArray(list.pilots)) return notASquad('pilots', say.noPilots());
  const problems: XwsProblem[] = [];
  const faction = readFaction(list.faction, problems, say);
  if (!faction) return { squad: null, problems };
  const index = indexPack(pack);
  const ships = list.pilots.flatMap((entry: unknown, at) =>
    readShip(entry, `pilots[${at}]`, faction, index, problems, say),
  );
  const obstacles = readObstacles(list.obstacles, pack.obstacles.ids, plain, problems, say);
  const name = typeof list.name === 'string' && list.name.trim() !== '' ? { name: list.name.trim() } : {};
  const deck = list.damagedeck === 'core' || list.damagedeck === 'core2' ? DECKS[list.damagedeck] : null;
  const squad: Squad = {
    ...name,
    faction,
    ships,
    ...(obstacles && { obstacles }),
    ...(deck && { damageDeck: deck }),
  };
  return { squad, problems };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notASquad(at: string, message: string): XwsReading {
  return { squad: null, problems: [{ kind: 'shape', at, message }] };
}

/** Ids are lower-case letters and digits; builders that write a name instead are understood too. */
function plain(id: string): string {
  return id.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** As `plain`, with the hyphen before the number of a product that tells two cards of one name apart. */
function cardId(id: string): string {
  return id.toLowerCase().replace(/[^a-z0-9-]/g, '');
}

function readFaction(value: unknown, problems: XwsProblem[], say: SquadWords): Faction | null {
  if (typeof value !== 'string') {
    problems.push({ kind: 'shape', at: 'faction', message: say.noFaction('rebel') });
    return null;
  }
  const key = plain(value);
  const faction = FACTIONS.find((known) => known === key) ?? FACTION_ALIASES.get(key);
  if (faction) return faction;
  const message = say.unknownFaction('faction', value, FACTIONS);
  problems.push({ kind: 'unknown', what: 'faction', id: value, at: 'faction', message });
  return null;
}

function readShip(
  entry: unknown,
  at: string,
  faction: Faction,
  index: PackIndex,
  problems: XwsProblem[],
  say: SquadWords,
): readonly SquadShip[] {
  const id = isRecord(entry) ? (entry.name ?? entry.id) : entry;
  if (typeof id !== 'string') {
    problems.push({ kind: 'shape', at, message: say.unnamedPilot(at) });
    return [];
  }
  const ship = isRecord(entry) && typeof entry.ship === 'string' ? plain(entry.ship) : '';
  const pilot = findPilot(cardId(id), ship, faction, index);
  const upgrades = isRecord(entry) ? readUpgrades(entry.upgrades, at, index, problems, say) : [];
  if (pilot) return [{ pilot: pilot.id, upgrades }];
  const message = say.unknownCard(at, 'pilot', id);
  problems.push({ kind: 'unknown', what: 'pilot', id, at, message });
  return [];
}

/** Pilots of one name are told apart by their ship, then by the squad's faction. */
function findPilot(id: string, ship: string, faction: Faction, { pilots }: PackIndex): PackPilot | undefined {
  const exact = pilots.get(id);
  if (exact) return exact;
  const same = [...pilots.values()].filter((pilot) => pilot.xws === id);
  const flown = same.filter((pilot) => pilot.ship === ship);
  const fitting = flown.length > 0 ? flown : same;
  return fitting.find((pilot) => FACTION_OF[pilot.faction] === faction) ?? fitting[0];
}

function readUpgrades(
  value: unknown,
  ship: string,
  index: PackIndex,
  problems: XwsProblem[],
  say: SquadWords,
): readonly string[] {
  if (value === undefined || value === null) return [];
  if (!isRecord(value)) {
    // Some builders write [] for a ship without upgrades.
    if (Array.isArray(value) && value.length === 0) return [];
    const at = `${ship}.upgrades`;
    problems.push({ kind: 'shape', at, message: say.noLists(at) });
    return [];
  }
  return Object.entries(value).flatMap(([key, ids]) =>
    (Array.isArray(ids) ? ids : [ids]).flatMap((id: unknown, n) => {
      const at = `${ship}.upgrades.${key}[${n}]`;
      const found = typeof id === 'string' ? index.upgrades.get(cardId(id)) : undefined;
      if (found && fits(found.slots, key)) return [found.id];
      problems.push(
        typeof id === 'string'
          ? { kind: 'unknown', what: 'upgrade', id, at, message: say.unknownCard(at, 'upgrade', id) }
          : { kind: 'shape', at, message: say.noId(at) },
      );
      return [];
    }),
  );
}

/** A slot that is not known is no reason to refuse the card. */
function fits(slots: readonly UpgradeSlot[], key: string): boolean {
  const slot = SLOT_OF.get(plain(key));
  return slot === undefined || slots.includes(slot);
}

/** XWS 1.0 as plain data. */
export interface Xws {
  readonly version: string;
  readonly name?: string;
  readonly faction: Faction;
  readonly points: number;
  readonly pilots: readonly {
    readonly name: string;
    readonly ship: string;
    readonly points: number;
    readonly upgrades?: Readonly<Record<string, readonly string[]>>;
    /** One number for both sections of a huge ship. */
    readonly multisection_id?: number;
  }[];
  readonly obstacles?: readonly string[];
  readonly damagedeck?: 'core' | 'core2';
}

/** A squad as XWS 1.0, points from the pack. What the pack does not know costs nothing and is kept. */
export function writeXws(squad: Squad, pack: Pack): Xws {
  const index = indexPack(pack);
  const points = new Map(fittedShips(squad, index).map((fitted) => [fitted.at, shipPoints(fitted)]));
  const pilots = squad.ships.map(({ pilot: id, upgrades }, at) => {
    const pilot = index.pilots.get(id);
    const bySlot: Record<string, string[]> = {};
    for (const upgrade of upgrades) {
      const slot = index.upgrades.get(upgrade)?.slots[0];
      const key = slot === undefined ? 'unknown' : (SLOT_KEYS[slot] ?? slot);
      bySlot[key] = [...(bySlot[key] ?? []), upgrade];
    }
    const section = sectionNumber(squad, at, index);
    return {
      name: pilot?.xws ?? id,
      ship: pilot?.ship ?? '',
      points: points.get(at) ?? 0,
      ...(upgrades.length > 0 && { upgrades: bySlot }),
      ...(section !== null && { multisection_id: section }),
    };
  });
  return {
    version: '1.0.0',
    ...(squad.name !== undefined && { name: squad.name }),
    faction: squad.faction,
    points: pilots.reduce((sum, pilot) => sum + pilot.points, 0),
    pilots,
    ...(squad.obstacles && { obstacles: squad.obstacles }),
    ...(squad.damageDeck && { damagedeck: squad.damageDeck === 'core' ? 'core' : 'core2' }),
  };
}

/** The first section of a type belongs to the first other section, the second to the second. */
function sectionNumber(squad: Squad, at: number, { pilots, ships }: PackIndex): number | null {
  const typeOf = (ship: SquadShip) => ships.get(pilots.get(ship.pilot)?.ship ?? '');
  const own = typeOf(squad.ships[at]!);
  if (own?.otherSection === undefined) return null;
  const key = [own.id, own.otherSection].sort().join(' ');
  const number = squad.ships.slice(0, at).filter((ship) => typeOf(ship) === own).length;
  const kinds = new Set(
    squad.ships.flatMap((ship) => {
      const type = typeOf(ship);
      return type?.otherSection === undefined ? [] : [[type.id, type.otherSection].sort().join(' ')];
    }),
  );
  return [...kinds].indexOf(key) * squad.ships.length + number;
}
