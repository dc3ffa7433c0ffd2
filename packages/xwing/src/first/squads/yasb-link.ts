/** Links of the squad builder YASB for First Edition (`common/squads/yasb-link.ts` takes them apart). */

import { shown } from '@firing-arc/referee';
import { readObstacles, type XwsProblem } from '../../common/squads/xws.ts';
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
import { otherEdition, type XwsReading } from './xws.ts';
import { YASB_MODIFICATIONS, YASB_PILOTS, YASB_TITLES, YASB_UPGRADES } from './yasb-ids.ts';

/**
 * Reads a link. What it names that nothing is known of becomes a problem with the place of the ship. `say` has the
 * sentences of a language.
 */
export function readYasbLink(text: string, pack: Pack, say: SquadWords = ENGLISH_SQUADS): XwsReading {
  const link = squadLink(yasbLinkIn(text) ?? text);
  if (link.edition === 'second' && link.ships) return otherEdition(say);
  const refuse = (message: string): XwsReading => ({
    squad: null,
    problems: [{ kind: 'shape', at: 'd', message }],
  });
  if (!link.ships) return refuse(say.otherLink('d', link.data, link.version));
  const long = linkTooLong(link.ships);
  if (long) return refuse(say.tooMany('d', long.count, long.most));
  const problems: XwsProblem[] = [];
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
  return linked.flatMap((ship, n) => {
    const at = say.shipInLink(n + 1);
    const unknown = (what: 'pilot' | 'upgrade', text: string): void => {
      const id = shown(text);
      problems.push({ kind: 'unknown', what, id, at, message: say.unknownNumber(at, what, id) });
    };
    const upgrades = (
      [
        [ship.titles, YASB_TITLES],
        [ship.upgrades, YASB_UPGRADES],
        [ship.modifications, YASB_MODIFICATIONS],
      ] as const
    ).flatMap(([numbers, list]) =>
      numbers.flatMap((number) => {
        const upgrade = index.upgrades.get(numbered(list, number) ?? '');
        if (!upgrade) unknown('upgrade', number);
        return upgrade ? [upgrade.id] : [];
      }),
    );
    const pilot = index.pilots.get(numbered(YASB_PILOTS, ship.pilot) ?? '');
    if (pilot) return [{ pilot: pilot.id, upgrades }];
    unknown('pilot', ship.pilot);
    return [];
  });
}
