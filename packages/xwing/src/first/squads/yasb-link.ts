/** Links of the squad builder YASB for First Edition (`common/squads/yasb-link.ts` takes them apart). */

import { shown } from '@firing-arc/referee';
import { numbered, readLink } from '../../common/squads/yasb-link.ts';
import { ENGLISH_SQUADS } from '../words/english/squads.ts';
import type { SquadWords } from '../words/squads.ts';
import { factionOfShips, readFaction } from './find-card.ts';
import { indexPack, type Pack } from './pack.ts';
import type { XwsReading } from './xws.ts';
import { YASB_MODIFICATIONS, YASB_PILOTS, YASB_TITLES, YASB_UPGRADES } from './yasb-ids.ts';

/** Reads a link. `say` has the sentences of a language. */
export function readYasbLink(text: string, pack: Pack, say: SquadWords = ENGLISH_SQUADS): XwsReading {
  const index = indexPack(pack);
  return readLink(text, {
    edition: 'first',
    obstacles: pack.obstacles.ids,
    say,
    faction: readFaction,
    factionOf: (ships) => factionOfShips(ships, pack),
    ship: (ship, at, problems) => {
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
    },
  });
}
