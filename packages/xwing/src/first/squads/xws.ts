/** Squads as XWS 1.0, the exchange text of First Edition list builders: read leniently, written strictly. */

import {
  dateOf,
  type ListReading,
  nameOf,
  otherEdition,
  pilotWords,
  readObstacles,
  shipWord,
  unknownCard,
  writtenList,
  writtenUpgrades,
  type XwsProblem,
} from '../../common/squads/xws.ts';
import type { Faction, UpgradeSlot } from '../cards/chassis.ts';
import { ENGLISH_SQUADS } from '../words/english/squads.ts';
import type { SquadWords } from '../words/squads.ts';
import { type CardFinder, cardFinder, factionOfShips, readFaction } from './find-card.ts';
import { fittedShips, shipPoints } from './legality.ts';
import { indexPack, type Pack, type PackIndex } from './pack.ts';
import type { Squad, SquadShip } from './squad.ts';

export type { XwsProblem };

/** What was read of a squad. */
export type XwsReading = ListReading<Squad>;

/** The keys of slots where XWS does not use the slot's own name. */
const SLOT_KEYS: Readonly<Partial<Record<UpgradeSlot, string>>> = {
  astromech: 'amd',
  'salvaged-astromech': 'samd',
  elite: 'ept',
  modification: 'mod',
};

const DECKS = { core: 'core', core2: 'tfa' } as const;

/**
 * Reads XWS text. Unknown keys are ignored; every unknown id becomes a problem that names its place. `say` has the
 * sentences of a language.
 */
export function readXws(text: string, pack: Pack, say: SquadWords = ENGLISH_SQUADS): XwsReading {
  const list = writtenList(text, say);
  if ('kind' in list) return { squad: null, problems: [list] };
  if (list.edition === 'second') return otherEdition('second', say);
  const problems: XwsProblem[] = [];
  const guesses: string[] = [];
  const { fields } = list;
  const given = readFaction(fields.faction, 'faction', problems, say);
  const finder = cardFinder(pack, guesses, say);
  const ships = list.pilots.flatMap((entry, at) =>
    readShip(entry, `pilots[${at}]`, { faction: given, finder, problems, say }),
  );
  const faction = given ?? factionOfShips(ships, pack);
  if (!faction) return { squad: null, problems };
  const obstacles = readObstacles(fields.obstacles, pack.obstacles.ids, problems, say);
  const deck =
    fields.damagedeck === 'core' || fields.damagedeck === 'core2' ? DECKS[fields.damagedeck] : null;
  const date = dateOf(fields);
  const squad: Squad = {
    ...nameOf(fields),
    faction,
    ships,
    ...(obstacles && { obstacles }),
    ...(deck && { damageDeck: deck }),
  };
  return {
    squad,
    problems,
    ...(guesses.length > 0 && { guesses }),
    ...(date !== undefined && { date }),
  };
}

/** What is known of a list while its ships are read, and what was not understood so far. */
interface Reading {
  readonly faction: Faction | null;
  readonly finder: CardFinder;
  readonly problems: XwsProblem[];
  readonly say: SquadWords;
}

function readShip(
  entry: unknown,
  at: string,
  { faction, finder, problems, say }: Reading,
): readonly SquadShip[] {
  const words = pilotWords(entry);
  const [word] = words;
  if (word === undefined) {
    problems.push({ kind: 'shape', at, message: say.unnamedPilot(at) });
    return [];
  }
  const pilot = finder.pilot(words, at, { ship: shipWord(entry), faction });
  const upgrades = writtenUpgrades(entry, at, problems, say).flatMap(({ at: place, slot, id }) => {
    const found = finder.upgrade(id, place, slot);
    if (found) return [found.id];
    problems.push(unknownCard(place, 'upgrade', id, say));
    return [];
  });
  if (pilot) return [{ pilot: pilot.id, upgrades }];
  problems.push(unknownCard(at, 'pilot', word, say));
  return [];
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
