/** Squads as XWS 2.0, the exchange text of list builders: read leniently, written strictly. */

import { jsonError } from '@firing-arc/referee';
import { readObstacles, type XwsProblem } from '../../common/squads/xws.ts';
import { FACTIONS, type Faction } from '../cards/chassis.ts';
import { ENGLISH_SQUADS } from '../words/english/squads.ts';
import type { SquadWords } from '../words/squads.ts';
import { indexPack, type Pack, type PackIndex } from './pack.ts';
import type { Squad, SquadShip } from './squad.ts';

export type { XwsProblem };

const FACTION_ALIASES: ReadonlyMap<string, Faction> = new Map([
  ['rebels', 'rebelalliance'],
  ['rebel', 'rebelalliance'],
  ['imperial', 'galacticempire'],
  ['scum', 'scumandvillainy'],
]);

const SLOT_ALIASES: ReadonlyMap<string, string> = new Map([
  ['amd', 'astromech'],
  ['astromechdroid', 'astromech'],
  ['ept', 'talent'],
  ['elitepilottalent', 'talent'],
  ['system', 'sensor'],
  ['bomb', 'device'],
  ['payload', 'device'],
  ['mod', 'modification'],
  ['force', 'force-power'],
]);

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
  const index = indexPack(pack);
  const ships = list.pilots.flatMap((entry: unknown, at) =>
    readShip(entry, `pilots[${at}]`, index, problems, say),
  );
  if (!faction) return { squad: null, problems };
  const obstacles = readObstacles(list.obstacles, pack.obstacles.ids, plain, problems, say);
  const name = typeof list.name === 'string' && list.name.trim() !== '' ? { name: list.name.trim() } : {};
  return { squad: { ...name, faction, ships, ...(obstacles && { obstacles }) }, problems };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notASquad(at: string, message: string): XwsReading {
  return { squad: null, problems: [{ kind: 'shape', at, message }] };
}

/** Ids are lower-case letters, digits and hyphens; builders that write a name instead are understood too. */
function plain(id: string): string {
  return id.toLowerCase().replace(/[^a-z0-9-]/g, '');
}

function readFaction(value: unknown, problems: XwsProblem[], say: SquadWords): Faction | null {
  if (typeof value !== 'string') {
    problems.push({ kind: 'shape', at: 'faction', message: say.noFaction('rebelalliance') });
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
  index: PackIndex,
  problems: XwsProblem[],
  say: SquadWords,
): readonly SquadShip[] {
  const id = isRecord(entry) ? (entry.id ?? entry.name) : entry;
  if (typeof id !== 'string') {
    problems.push({ kind: 'shape', at, message: say.unnamedPilot(at) });
    return [];
  }
  const ship = isRecord(entry) && typeof entry.ship === 'string' ? plain(entry.ship) : '';
  const pilot = index.pilots.get(plain(id)) ?? index.pilots.get(`${plain(id)}-${ship}`);
  const upgrades = isRecord(entry) ? readUpgrades(entry.upgrades, at, index, problems, say) : [];
  if (pilot) return [{ pilot: pilot.id, upgrades }];
  const message = say.unknownCard(at, 'pilot', id);
  problems.push({ kind: 'unknown', what: 'pilot', id, at, message });
  return [];
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
  return Object.entries(value).flatMap(([key, ids]) => {
    const slot = SLOT_ALIASES.get(plain(key)) ?? plain(key);
    return (Array.isArray(ids) ? ids : [ids]).flatMap((id: unknown, n) => {
      const at = `${ship}.upgrades.${key}[${n}]`;
      const found = typeof id === 'string' ? findUpgrade(plain(id), slot, index) : undefined;
      if (found) return [found];
      problems.push(
        typeof id === 'string'
          ? { kind: 'unknown', what: 'upgrade', id, at, message: say.unknownCard(at, 'upgrade', id) }
          : { kind: 'shape', at, message: say.noId(at) },
      );
      return [];
    });
  });
}

/** Of two upgrades with one name the second carries its slot in its id; the list's slot decides between them. */
function findUpgrade(id: string, slot: string, index: PackIndex): string | undefined {
  const upgrade = index.upgrades.get(id);
  if (upgrade?.slots.some((fits) => fits === slot)) return upgrade.id;
  return (index.upgrades.get(`${id}-${slot}`) ?? upgrade)?.id;
}

/** XWS 2.0 as plain data. */
export interface Xws {
  readonly version: string;
  readonly name?: string;
  readonly faction: Faction;
  readonly points: number;
  readonly pilots: readonly {
    readonly id: string;
    readonly ship: string;
    readonly points: number;
    readonly upgrades?: Readonly<Record<string, readonly string[]>>;
  }[];
  readonly obstacles?: readonly string[];
}

/** A squad as XWS 2.0, points from the pack. Cards that the pack does not know cost nothing and are kept. */
export function writeXws(squad: Squad, pack: Pack): Xws {
  const index = indexPack(pack);
  const pilots = squad.ships.map(({ pilot: id, upgrades }) => {
    const pilot = index.pilots.get(id);
    const bySlot: Record<string, string[]> = {};
    for (const upgrade of upgrades) {
      const slot = index.upgrades.get(upgrade)?.slots[0] ?? 'unknown';
      bySlot[slot] = [...(bySlot[slot] ?? []), upgrade];
    }
    const equipped = upgrades.length > 0 ? { upgrades: bySlot } : {};
    return { id, ship: pilot?.ship ?? '', points: pilot?.cost ?? 0, ...equipped };
  });
  return {
    version: '2.0.0',
    ...(squad.name !== undefined && { name: squad.name }),
    faction: squad.faction,
    points: pilots.reduce((sum, pilot) => sum + pilot.points, 0),
    pilots,
    ...(squad.obstacles && { obstacles: squad.obstacles }),
  };
}
