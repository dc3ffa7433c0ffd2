import { upgradeCard } from '../cards/index.ts';
import { scenarioOf } from '../scenarios/choose.ts';
import { fittedShips, shipPoints } from '../squads/legality.ts';
import { indexPack, type Pack, type PackIndex } from '../squads/pack.ts';
import type { Squad } from '../squads/squad.ts';
import { wingsOf } from '../wings/leaders.ts';
import type { SetupOfSquads, SetupShip, SetupSide } from './setup.ts';

/** Two to four squads, one for each player. */
export type Squads = readonly [Squad, Squad, ...Squad[]];

/**
 * The setup of a game between squads under a format pack, with everything the pack decides copied in. Upgrades
 * that the house does not have stay behind: the squad check names them. `scenario` is the id of one of the pack's, or
 * 'none' for a dogfight; throws RangeError for another. `hash` is `packHash` of the pack, made once for many games.
 * `teams` names each squad's team where several play together: the play area is then as many times as wide as the
 * largest team has players. More than two players share the obstacles of two, by their place.
 */
export function setupFromSquads(
  pack: Pack,
  squads: Squads,
  scenario = 'none',
  hash?: string,
  teams?: readonly number[],
): SetupOfSquads {
  const played = scenarioOf(pack, scenario);
  const index = indexPack(pack);
  const boards = widest(teams);
  const rocks = 2 * pack.obstacles.perPlayer * boards;
  const withWings = (side: SetupSide): SetupSide => {
    const wings = wingsOf(side.ships);
    return wings.length === 0 ? side : { ...side, wings };
  };
  const side = (squad: Squad, place: number): SetupSide =>
    withWings({
      name: squad.name ?? squad.faction,
      faction: squad.faction,
      ships: pointed(squad, pack, index).map(({ pilot, upgrades, points }): SetupShip => {
        const record = index.pilots.get(pilot);
        const ship = { pilot, points };
        const printed = record?.standardLoadout ?? [];
        const carried = [...printed, ...upgrades.filter((id) => !printed.includes(id))];
        const known = carried.filter((id) => upgradeCard(id) !== undefined);
        return known.length === 0 ? ship : { ...ship, upgrades: known };
      }),
      obstacles: (squad.obstacles ?? pack.obstacles.ids.slice(0, pack.obstacles.perPlayer)).slice(
        0,
        Math.floor((rocks + squads.length - 1 - place) / squads.length),
      ),
    });
  const hideable = hideableIn(pack, squads);
  return {
    format: { id: pack.id, version: pack.version, ...(hash !== undefined && { hash }) },
    width: pack.board.width * boards,
    depth: pack.board.depth,
    rounds: pack.length.rounds,
    points: pack.squad.points,
    ...(played && { scenario: played }),
    sides: [side(squads[0], 0), side(squads[1], 1), ...squads.slice(2).map((one, i) => side(one, 2 + i))],
    ...(teams && { teams }),
    ...(hideable && { hideable }),
  };
}

/** Upgrades of the pack that may lie facedown under a card of the squads; undefined without such a card. */
function hideableIn(pack: Pack, squads: Squads): readonly string[] | undefined {
  const slots = squads.flatMap(({ ships }) =>
    ships.flatMap(({ upgrades }) => upgrades.flatMap((id) => upgradeCard(id)?.hides ?? [])),
  );
  if (slots.length === 0) return undefined;
  const banned = pack.bans.flatMap(({ kind, id }) => (kind === 'upgrade' ? [id] : []));
  return pack.upgrades
    .filter(
      ({ id, slots: fills, limited, formats, standardLoadoutOnly }) =>
        fills.some((slot) => slots.includes(slot)) &&
        limited === 0 &&
        !standardLoadoutOnly &&
        formats.includes(pack.mode) &&
        !banned.includes(id) &&
        upgradeCard(id) !== undefined,
    )
    .map(({ id }) => id);
}

/** The ships of a squad with their squad points. */
function pointed(squad: Squad, pack: Pack, index: PackIndex) {
  const points = new Map(fittedShips(squad, index).map((fitted) => [fitted.at, shipPoints(fitted, pack)]));
  return squad.ships.map((ship, at) => ({ ...ship, points: points.get(at) ?? 0 }));
}

/** How many players the largest team has; 1 without teams. */
const widest = (teams: readonly number[] = []): number =>
  Math.max(1, ...teams.map((team) => teams.filter((other) => other === team).length));
