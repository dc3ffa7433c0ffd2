/** The squad builder of X-Wing 2.5. */

import {
  checkSquad,
  FACTIONS,
  type Faction,
  fittedShips,
  indexPack,
  type Pack,
  type Squad,
  upgradeCost,
  writeXws,
} from '@firing-arc/xwing/second';
import type { SquadBuilder } from '../builder.ts';
import type { SquadSource } from '../format.ts';
import { builderOf, slotName } from '../xwing/builder.ts';
import { FACTION_NAMES } from './faction-names.ts';

const isFaction = (id: string): id is Faction => FACTIONS.some((known) => known === id);

/** A builder of squads under a pack; `find` throws for what is no squad. */
export function secondBuilder(pack: Pack, find: (source: SquadSource) => Squad): SquadBuilder {
  const index = indexPack(pack);
  return builderOf({
    version: pack.version,
    most: pack.squad.points,
    factions: FACTIONS.map((id) => ({ id, name: FACTION_NAMES[id] })),
    pilots: pack.pilots.filter(({ formats }) => formats.includes(pack.mode)),
    upgrades: pack.upgrades.filter(
      ({ formats, standardLoadoutOnly }) => formats.includes(pack.mode) && !standardLoadoutOnly,
    ),
    shipName: (ship) => index.ships.get(ship)?.name ?? ship,
    slotName,
    isOf: (pilot, faction) => pilot.faction === faction,
    points: (pilot) => pilot.cost,
    rank: (pilot) => pilot.initiative,
    squad: ({ name, faction, ships }): Squad => ({
      name,
      faction: isFaction(faction) ? faction : FACTIONS[0],
      ships,
    }),
    fitted: (squad: Squad) => fittedShips(squad, index),
    refusals: (squad) => checkSquad(squad, pack, undefined, index).refusals,
    slots: ({ pilot, upgrades }) =>
      new Set([
        ...(pilot.slots ?? []),
        ...(pilot.specialSlot ?? []),
        ...upgrades.flatMap(({ addsSlots = {} }) => Object.keys(addsSlots)),
      ]),
    cost: upgradeCost,
    shipPoints: ({ pilot }) => pilot.cost ?? 0,
    loadout: (fitted) => ({
      used: fitted.extra.reduce((sum, upgrade) => sum + upgradeCost(upgrade, fitted), 0),
      most: fitted.pilot.loadout ?? 0,
    }),
    printed: (pilot) => pilot.standardLoadout ?? [],
    find,
    draft: ({ name = '', faction, ships }) => ({ name, faction, ships }),
    xws: (squad) => writeXws(squad, pack),
  });
}
