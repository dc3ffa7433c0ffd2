/** The squad builder of X-Wing 2.5. */

import {
  chassisOf,
  checkSquad,
  FACTIONS,
  fittedShips,
  indexPack,
  type Pack,
  type PackPilot,
  pilotCard,
  type Squad,
  shipPoints,
  upgradeCard,
  upgradeCost,
  writeXws,
} from '@firing-arc/xwing/second';
import type { Fact, ShipFacts, SquadBuilder } from '../builder.ts';
import type { SquadSource } from '../format.ts';
import { builderOf, draftsOf } from '../xwing/builder.ts';
import { shownEntry } from '../xwing/dial.ts';
import { enduranceFacts, outlineOf } from '../xwing/facts.ts';
import { say } from '../xwing/names.ts';
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
    slots: ({ pilot, upgrades }) => [
      ...(pilot.slots ?? []),
      ...(pilot.specialSlot ?? []),
      ...upgrades.flatMap(({ addsSlots = {} }) =>
        Object.entries(addsSlots).flatMap(([slot, count]) => Array.from({ length: count }, () => slot)),
      ),
    ],
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
    facts: (id) => factsOf(id, index.pilots.get(id)),
    find,
    xws: (squad) => writeXws(squad, pack),
    says: {
      ship: (id) => words.abilities(pilotCard(id)?.abilities ?? []).join(' '),
      card: (id) => {
        const card = upgradeCard(id);
        return card ? words.upgrade(card) : '';
      },
    },
  });
}

/** What a pilot's ship is, by the cards of the house; null for what is none of them. */
function factsOf(id: string, card: PackPilot | undefined): ShipFacts | null {
  const chassis = chassisOf(id);
  const pilot = pilotCard(id);
  if (!chassis || !pilot) return null;
  const { weapons, actions, dial } = chassis;
  return {
    model: { game: 'xwing', chassis: chassis.id, faction: pilot.faction, pilot: id },
    outline: outlineOf(chassis.id),
    stats: [
      { icon: 'initiative', label: say().initiativeIs, text: String(pilot.initiative) },
      ...weapons.map(
        ({ arc, value }): Fact => ({ icon: `arc-${arc}`, label: words.arc(arc), text: String(value) }),
      ),
      ...enduranceFacts(chassis),
      ...(pilot.charges ? [{ icon: 'charge', label: say().charges, text: String(pilot.charges.limit) }] : []),
      ...(pilot.force ? [{ icon: 'force', label: say().force, text: String(pilot.force.limit) }] : []),
    ],
    can: actions.flatMap(({ action, difficulty, link }) => [
      actionFact(action, difficulty),
      ...(link ? [{ ...actionFact(link.action, link.difficulty), text: '▸' }] : []),
    ]),
    dial: dial.map((entry) => shownEntry(entry, words)),
    bar: [...(card?.slots ?? [])],
  };
}

const actionFact = (
  action: Parameters<typeof words.action>[0],
  difficulty: 'white' | 'red' | 'purple',
): Fact => ({
  icon: action,
  label: words.action(action),
  text: '',
  ...(difficulty !== 'white' && { tone: difficulty }),
});
