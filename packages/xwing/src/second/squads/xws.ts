/** Squads as XWS 2.0, the exchange text of list builders: read leniently, written strictly. */

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
import type { Faction } from '../cards/chassis.ts';
import { ENGLISH_SQUADS } from '../words/english/squads.ts';
import type { SquadWords } from '../words/squads.ts';
import { SLOT_ALIASES, SLOT_CHOICES } from './aliases.ts';
import { type CardFinder, cardFinder, factionOfShips, readFaction } from './find-card.ts';
import { fittedShips, shipPoints } from './legality.ts';
import { indexPack, type Pack } from './pack.ts';
import type { Squad, SquadShip } from './squad.ts';

export type { XwsProblem };

/** What was read of a squad. */
export type XwsReading = ListReading<Squad>;

/**
 * Reads XWS text. Unknown keys are ignored; every unknown id becomes a problem that names its place. `say` has the
 * sentences of a language.
 */
export function readXws(text: string, pack: Pack, say: SquadWords = ENGLISH_SQUADS): XwsReading {
  const list = writtenList(text, say);
  if ('kind' in list) return { squad: null, problems: [list] };
  if (list.edition === 'first') return otherEdition('first', say);
  const problems: XwsProblem[] = [];
  const guesses: string[] = [];
  const given = readFaction(list.fields.faction, 'faction', problems, say);
  const finder = cardFinder(pack, guesses, say);
  const ships = list.pilots.flatMap((entry, at) =>
    readShip(entry, `pilots[${at}]`, { faction: given, finder, problems, say }),
  );
  const faction = given ?? factionOfShips(ships, pack);
  if (!faction) return { squad: null, problems };
  const obstacles = readObstacles(list.fields.obstacles, pack.obstacles.ids, problems, say);
  const date = dateOf(list.fields);
  return {
    squad: { ...nameOf(list.fields), faction, ships, ...(obstacles && { obstacles }) },
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
    if (SLOT_CHOICES.has(id)) return [];
    const found = finder.upgrade(id, place, SLOT_ALIASES.get(slot.toLowerCase()) ?? slot, pilot);
    if (found) return [found.id];
    problems.push(unknownCard(place, 'upgrade', id, say));
    return [];
  });
  if (pilot) return [{ pilot: pilot.id, upgrades }];
  problems.push(unknownCard(at, 'pilot', word, say));
  return [];
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
  const points = new Map(fittedShips(squad, index).map((fitted) => [fitted.at, shipPoints(fitted, pack)]));
  const pilots = squad.ships.map(({ pilot: id, upgrades }, at) => {
    const pilot = index.pilots.get(id);
    const bySlot: Record<string, string[]> = {};
    for (const upgrade of upgrades) {
      const slot = index.upgrades.get(upgrade)?.slots[0] ?? 'unknown';
      bySlot[slot] = [...(bySlot[slot] ?? []), upgrade];
    }
    const equipped = upgrades.length > 0 ? { upgrades: bySlot } : {};
    return { id, ship: pilot?.ship ?? '', points: points.get(at) ?? 0, ...equipped };
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
