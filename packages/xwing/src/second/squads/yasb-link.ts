/** Links of the squad builder YASB for 2.0 and 2.5, of all versions (`common/squads/yasb-link.ts` takes them apart). */

import { shown } from '@firing-arc/referee';
import { readObstacles } from '../../common/squads/xws.ts';
import {
  type LinkedShip,
  linkTooLong,
  numbered,
  squadLink,
  yasbLinkIn,
} from '../../common/squads/yasb-link.ts';
import { ENGLISH_SQUADS } from '../words/english/squads.ts';
import type { SquadWords } from '../words/squads.ts';
import { factionOfShips, readFaction } from './find-card.ts';
import { indexPack, type Pack } from './pack.ts';
import type { SquadShip } from './squad.ts';
import { firstEdition, type XwsProblem, type XwsReading } from './xws.ts';
import { YASB_PILOTS, YASB_UPGRADES } from './yasb-ids.ts';

/** Is this text a link of the builder, with nothing of weight around it? */
export const isYasbLink = (text: string): boolean => yasbLinkIn(text) !== null;

/**
 * Reads a link. What it names that nothing is known of becomes a problem with the place of the ship. `say` has the
 * sentences of a language.
 */
export function readYasbLink(text: string, pack: Pack, say: SquadWords = ENGLISH_SQUADS): XwsReading {
  const link = squadLink(yasbLinkIn(text) ?? text);
  if (link.edition === 'first' && link.ships) return firstEdition(say);
  const problems: XwsProblem[] = [];
  if (!link.ships) {
    const message = say.otherLink('d', link.data, link.version);
    return { squad: null, problems: [{ kind: 'shape', at: 'd', message }] };
  }
  const long = linkTooLong(link.ships);
  if (long) {
    const message = say.tooMany('d', long.count, long.most);
    return { squad: null, problems: [{ kind: 'shape', at: 'd', message }] };
  }
  const given = readFaction(link.faction, 'f', problems, say);
  const ships = readShips(link.ships, pack, problems, say);
  const faction = given ?? factionOfShips(ships, pack);
  if (!faction) return { squad: null, problems };
  const obstacles = readObstacles(link.obstacles, pack.obstacles.ids, problems, say);
  const named = link.name !== '' ? { name: link.name } : {};
  return { squad: { ...named, faction, ships, ...(obstacles && { obstacles }) }, problems };
}

function readShips(
  linked: readonly LinkedShip[],
  pack: Pack,
  problems: XwsProblem[],
  say: SquadWords,
): readonly SquadShip[] {
  const index = indexPack(pack);
  return linked.flatMap(({ pilot: pilotNumber, upgrades: numbers }, n) => {
    const at = say.shipInLink(n + 1);
    const pilotId = numbered(YASB_PILOTS, pilotNumber);
    const pilot = pilotId === undefined ? undefined : index.pilots.get(pilotId);
    const upgrades = numbers.flatMap((number) => {
      const id = numbered(YASB_UPGRADES, number);
      const upgrade = id === undefined ? undefined : index.upgrades.get(id);
      if (upgrade) return [upgrade.id];
      problems.push(unknown('upgrade', number, id, at, pack, say));
      return [];
    });
    if (pilot) return [{ pilot: pilot.id, upgrades: pilot.standardLoadout ? [] : upgrades }];
    problems.push(unknown('pilot', pilotNumber, pilotId, at, pack, say));
    return [];
  });
}

function unknown(
  what: 'pilot' | 'upgrade',
  text: string,
  id: string | undefined,
  at: string,
  pack: Pack,
  say: SquadWords,
): XwsProblem {
  const number = shown(text);
  const message =
    id === undefined ? say.unknownNumber(at, what, number) : say.notInPack(at, what, id, number, pack.id);
  return { kind: 'unknown', what, id: id ?? number, at, message };
}
