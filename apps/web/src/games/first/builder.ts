/** The squad builder of First Edition. */

import {
  chassisOf,
  checkSquad,
  FACTION_OF,
  FACTIONS,
  fittedShips,
  indexPack,
  type Pack,
  type Play,
  pilotCard,
  type Squad,
  shipPoints,
  upgradeBar,
  upgradePoints,
  wasThere,
  writeXws,
} from '@firing-arc/xwing/first';
import type { ShipFacts, SquadBuilder } from '../builder.ts';
import type { SquadSource } from '../format.ts';
import { builderOf, draftsOf } from '../xwing/builder.ts';
import { shownEntry } from '../xwing/dial.ts';
import { enduranceFacts, outlineOf } from '../xwing/facts.ts';
import { say } from '../xwing/names.ts';
import { factionNames } from './faction-names.ts';
import { words } from './names.ts';
import { shapeOfType } from './ships.ts';
import { squadWords } from './squad-words.ts';

/** A builder of squads under a pack, for standard or epic play; `find` throws for what is no squad. */
export function firstBuilder(pack: Pack, play: Play, find: (source: SquadSource) => Squad): SquadBuilder {
  const index = indexPack(pack);
  return builderOf({
    ...draftsOf(FACTIONS, factionNames()),
    version: pack.version,
    most: pack.play[play].points,
    pilots: pack.pilots.filter(
      (pilot) =>
        wasThere(index, 'pilots', pilot) &&
        (pack.play[play].huge || index.ships.get(pilot.ship)?.size !== 'huge'),
    ),
    upgrades: pack.upgrades.filter((upgrade) => wasThere(index, 'upgrades', upgrade)),
    shipName: (ship) => index.ships.get(ship)?.name ?? ship,
    isOf: (pilot, faction) => FACTION_OF[pilot.faction] === faction,
    points: (pilot) => pilot.points,
    rank: (pilot) => pilot.skill,
    fitted: (squad: Squad) => fittedShips(squad, index),
    refusals: (squad) => checkSquad(squad, pack, { play, index, say: squadWords }).refusals,
    slots: (fitted) => [
      ...[...upgradeBar(fitted)].flatMap(([slot, count]) => Array.from({ length: count }, () => slot)),
      'modification',
      'title',
    ],
    facts: (id) => factsOf(id, pack),
    cost: upgradePoints,
    shipPoints,
    loadout: () => null,
    printed: () => [],
    find,
    xws: (squad) => writeXws(squad, pack),
    says: {
      ship: (id) => words.pilotText(id).join(' '),
      card: (id) => words.upgradeText(id, index.upgrades.get(id)).join(' '),
    },
  });
}

/** What a pilot's ship is, by the cards of the house; null for what is none of them. */
function factsOf(id: string, pack: Pack): ShipFacts | null {
  const chassis = chassisOf(id);
  const pilot = pilotCard(id);
  if (!chassis || !pilot) return null;
  const { attack, turret, actions, dial } = { ...chassis, ...pilot.own };
  return {
    model: { game: 'xwing', chassis: shapeOfType(chassis.id), faction: pilot.faction, pilot: id },
    outline: outlineOf(shapeOfType(chassis.id)),
    stats: [
      { icon: 'initiative', label: say().skillIs, text: String(pilot.skill) },
      { icon: turret ? 'arc-single-turret' : 'arc-front', label: say().attack, text: String(attack) },
      ...enduranceFacts({ ...chassis, ...pilot.own }),
    ],
    can: actions.map((action) => ({ icon: action, label: words.action(action), text: '' })),
    dial: dial.map((entry) => shownEntry(entry, words)),
    bar: [...(pack.pilots.find((card) => card.id === id)?.slots ?? [])],
  };
}
