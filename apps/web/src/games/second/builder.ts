/** The squad builder of X-Wing 2.5. */

import {
  checkSquad,
  FACTIONS,
  fittedShips,
  indexPack,
  type Pack,
  pilotCard,
  type Squad,
  shipPoints,
  upgradeCard,
  upgradeCost,
  writeXws,
} from '@firing-arc/xwing/second';
import type { SquadBuilder } from '../builder.ts';
import type { SquadSource } from '../format.ts';
import { builderOf, draftsOf } from '../xwing/builder.ts';
import { factionNames } from './faction-names.ts';
import { words } from './names.ts';
import { squadWords } from './squad-words.ts';

/** A builder of squads under a pack; `find` throws for what is no squad. */
export function secondBuilder(pack: Pack, find: (source: SquadSource) => Squad): SquadBuilder {
  const index = indexPack(pack);
  return builderOf({
    ...draftsOf(FACTIONS, factionNames()),
    version: pack.version,
    most: pack.squad.points,
    pilots: pack.pilots.filter(({ formats }) => formats.includes(pack.mode)),
    upgrades: pack.upgrades.filter(
      ({ formats, standardLoadoutOnly }) => formats.includes(pack.mode) && !standardLoadoutOnly,
    ),
    shipName: (ship) => index.ships.get(ship)?.name ?? ship,
    isOf: (pilot, faction) => pilot.faction === faction,
    points: (pilot) => pilot.cost,
    rank: (pilot) => pilot.initiative,
    fitted: (squad: Squad) => fittedShips(squad, index),
    refusals: (squad) => checkSquad(squad, pack, undefined, index, squadWords).refusals,
    slots: ({ pilot, upgrades }) =>
      new Set([
        ...(pilot.slots ?? []),
        ...(pilot.specialSlot ?? []),
        ...upgrades.flatMap(({ addsSlots = {} }) => Object.keys(addsSlots)),
      ]),
    cost: upgradeCost,
    shipPoints: (fitted) => shipPoints(fitted, pack),
    loadout: (fitted) =>
      pack.squad.upgrades === 'squad-points'
        ? null
        : {
            used: fitted.extra.reduce((sum, upgrade) => sum + upgradeCost(upgrade, fitted), 0),
            most: fitted.pilot.loadout ?? 0,
          },
    printed: (pilot) => pilot.standardLoadout ?? [],
    find,
    xws: (squad) => writeXws(squad, pack),
    says: {
      ship: (id) => (pilotCard(id)?.abilities ?? []).map((ability) => words.ability(ability)).join(' '),
      card: (id) => {
        const card = upgradeCard(id);
        return card ? words.upgrade(card) : '';
      },
    },
  });
}
