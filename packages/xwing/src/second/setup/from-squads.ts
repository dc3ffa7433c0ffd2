import { upgradeCard } from '../cards/index.ts';
import { scenarioOf } from '../scenarios/choose.ts';
import { indexPack, type Pack } from '../squads/pack.ts';
import type { Squad } from '../squads/squad.ts';
import type { SecondSetup, SetupShip, SetupSide } from './setup.ts';

/**
 * The setup of a game between two squads under a format pack, with everything the pack decides copied in. Upgrades
 * that the house does not have stay behind: the squad check names them. `scenario` is the id of one of the pack's, or
 * 'none' for a dogfight; throws RangeError for another. `hash` is `packHash` of the pack, made once for many games.
 */
export function setupFromSquads(
  pack: Pack,
  squads: readonly [Squad, Squad],
  scenario = 'none',
  hash?: string,
): SecondSetup {
  const played = scenarioOf(pack, scenario);
  const index = indexPack(pack);
  const side = (squad: Squad): SetupSide => ({
    name: squad.name ?? squad.faction,
    faction: squad.faction,
    ships: squad.ships.map(({ pilot, upgrades }): SetupShip => {
      const record = index.pilots.get(pilot);
      const ship = { pilot, points: record?.cost ?? 0 };
      const printed = record?.standardLoadout ?? [];
      const carried = [...printed, ...upgrades.filter((id) => !printed.includes(id))];
      const known = carried.filter((id) => upgradeCard(id) !== undefined);
      return known.length === 0 ? ship : { ...ship, upgrades: known };
    }),
    obstacles: squad.obstacles ?? pack.obstacles.ids.slice(0, pack.obstacles.perPlayer),
  });
  return {
    format: { id: pack.id, version: pack.version, ...(hash !== undefined && { hash }) },
    width: pack.board.width,
    depth: pack.board.depth,
    rounds: pack.length.rounds,
    points: pack.squad.points,
    ...(played && { scenario: played }),
    sides: [side(squads[0]), side(squads[1])],
  };
}
