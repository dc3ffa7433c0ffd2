import { upgradeCard } from '../cards/index.ts';
import { indexPack, type Pack } from '../squads/pack.ts';
import type { Squad } from '../squads/squad.ts';
import type { SecondSetup, SetupShip, SetupSide } from './setup.ts';

/**
 * The setup of a game between two squads under a format pack, with everything the pack decides copied in. Upgrades
 * that the house does not have stay behind: the squad check names them.
 */
export function setupFromSquads(pack: Pack, squads: readonly [Squad, Squad]): SecondSetup {
  const index = indexPack(pack);
  const side = (squad: Squad): SetupSide => ({
    name: squad.name ?? squad.faction,
    faction: squad.faction,
    ships: squad.ships.map(({ pilot, upgrades }): SetupShip => {
      const ship = { pilot, points: index.pilots.get(pilot)?.cost ?? 0 };
      const known = upgrades.filter((id) => upgradeCard(id) !== undefined);
      return known.length === 0 ? ship : { ...ship, upgrades: known };
    }),
    obstacles: squad.obstacles ?? pack.obstacles.ids.slice(0, pack.obstacles.perPlayer),
  });
  return {
    format: { id: pack.id, version: pack.version },
    width: pack.board.width,
    depth: pack.board.depth,
    rounds: pack.length.rounds,
    points: pack.squad.points,
    sides: [side(squads[0]), side(squads[1])],
  };
}
