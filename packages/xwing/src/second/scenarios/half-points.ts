import type { SecondGame } from '../game.ts';
import { scoreEnemies } from '../scoring.ts';
import { healthOf, hullOf } from '../ship/values.ts';
import type { Ship } from '../state.ts';

/** Whether at least half of a ship's hull and shields, with what upgrades add, is gone (scenario-chance-engagement.4). */
export function halfLost(ship: Ship): boolean {
  const left = Math.max(0, hullOf(ship) - ship.damage.length) + ship.shields;
  return 2 * left <= healthOf(ship);
}

/** When half of its health is gone the opponent earns half of its points, rounded down; once for each ship. */
export function scoreHalf(game: SecondGame, ship: Ship): void {
  if (!game.state.scenario?.halfPoints || ship.halfScored || !halfLost(ship)) return;
  ship.halfScored = true;
  scoreEnemies(game, ship, Math.floor(ship.points / 2), 'xwing2:scenario-chance-engagement.4');
}

/** When a ship is destroyed or removed the opponent earns its points, or what is left of them (scenarios.2). */
export function scoreRemoval(game: SecondGame, ship: Ship): void {
  const { scenario } = game.state;
  if (!scenario) scoreEnemies(game, ship, ship.points, 'xwing2:mission-points.1');
  else if (!scenario.halfPoints) scoreEnemies(game, ship, ship.points, 'xwing2:scenarios.2');
  else if (ship.halfScored) {
    scoreEnemies(game, ship, Math.ceil(ship.points / 2), 'xwing2:scenario-chance-engagement.5');
  } else scoreEnemies(game, ship, ship.points, 'xwing2:scenario-chance-engagement.6');
}
