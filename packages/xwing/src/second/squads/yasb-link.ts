/** Links of the squad builder YASB for 2.0 and 2.5, of all versions (`common/squads/yasb-link.ts` takes them apart). */

import { shown } from '@firing-arc/referee';
import type { XwsProblem } from '../../common/squads/xws.ts';
import { numbered, readLink, yasbLinkIn } from '../../common/squads/yasb-link.ts';
import { ENGLISH_SQUADS } from '../words/english/squads.ts';
import type { SquadWords } from '../words/squads.ts';
import { factionOfShips, readFaction } from './find-card.ts';
import { indexPack, type Pack } from './pack.ts';
import type { XwsReading } from './xws.ts';
import { YASB_PILOTS, YASB_UPGRADES } from './yasb-ids.ts';

/** Is this text a link of the builder, with nothing of weight around it? */
export const isYasbLink = (text: string): boolean => yasbLinkIn(text) !== null;

/** Reads a link. `say` has the sentences of a language. */
export function readYasbLink(text: string, pack: Pack, say: SquadWords = ENGLISH_SQUADS): XwsReading {
  const index = indexPack(pack);
  return readLink(text, {
    edition: 'second',
    obstacles: pack.obstacles.ids,
    say,
    faction: readFaction,
    factionOf: (ships) => factionOfShips(ships, pack),
    ship: ({ pilot: pilotNumber, upgrades: numbers }, at, problems) => {
      const pilotId = numbered(YASB_PILOTS, pilotNumber);
      const pilot = pilotId === undefined ? undefined : index.pilots.get(pilotId);
      const upgrades = numbers.flatMap((number) => {
        const id = numbered(YASB_UPGRADES, number);
        const upgrade = id === undefined ? undefined : index.upgrades.get(id);
        if (upgrade) return [upgrade.id];
        problems.push(unknown({ what: 'upgrade', number, id }, at, pack, say));
        return [];
      });
      if (pilot) return [{ pilot: pilot.id, upgrades: pilot.standardLoadout ? [] : upgrades }];
      problems.push(unknown({ what: 'pilot', number: pilotNumber, id: pilotId }, at, pack, say));
      return [];
    },
  });
}

/** A card by its number in the link; without an id nobody knows the number. */
interface NumberedCard {
  readonly what: 'pilot' | 'upgrade';
  readonly number: string;
  readonly id: string | undefined;
}

function unknown(
  { what, number: text, id }: NumberedCard,
  at: string,
  pack: Pack,
  say: SquadWords,
): XwsProblem {
  const number = shown(text);
  const message =
    id === undefined ? say.unknownNumber(at, what, number) : say.notInPack(at, what, id, number, pack.id);
  return { kind: 'unknown', what, id: id ?? number, at, message };
}
