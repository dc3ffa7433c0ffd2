/** The squad builder of First Edition. */

import {
  checkSquad,
  FACTION_OF,
  FACTIONS,
  fittedShips,
  indexPack,
  type Pack,
  type Squad,
  shipPoints,
  upgradeBar,
  upgradePoints,
  writeXws,
} from '@firing-arc/xwing/first';
import type { SquadBuilder } from '../builder.ts';
import type { SquadSource } from '../format.ts';
import { builderOf, draftsOf } from '../xwing/builder.ts';
import { factionNames } from './faction-names.ts';
import { words } from './names.ts';
import { squadWords } from './squad-words.ts';

/** A builder of squads under a pack; `find` throws for what is no squad. */
export function firstBuilder(pack: Pack, find: (source: SquadSource) => Squad): SquadBuilder {
  const index = indexPack(pack);
  return builderOf({
    ...draftsOf(FACTIONS, factionNames()),
    version: pack.version,
    most: pack.play.standard.points,
    // Huge ships fly in the large games, which the page does not offer yet.
    pilots: pack.pilots.filter(({ ship }) => index.ships.get(ship)?.size !== 'huge'),
    upgrades: pack.upgrades,
    shipName: (ship) => index.ships.get(ship)?.name ?? ship,
    isOf: (pilot, faction) => FACTION_OF[pilot.faction] === faction,
    points: (pilot) => pilot.points,
    rank: (pilot) => pilot.skill,
    fitted: (squad: Squad) => fittedShips(squad, index),
    refusals: (squad) => checkSquad(squad, pack, undefined, undefined, index, squadWords).refusals,
    slots: (fitted) => new Set([...upgradeBar(fitted).keys(), 'modification', 'title']),
    cost: upgradePoints,
    shipPoints,
    loadout: () => null,
    printed: () => [],
    find,
    xws: (squad) => writeXws(squad, pack),
    says: {
      ship: (id) => words.pilotText(id).join(' '),
      card: (id) => words.upgradeText(id).join(' '),
    },
  });
}
