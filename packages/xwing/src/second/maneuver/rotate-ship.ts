import { rotatedPose } from '../../common/index.ts';
import { bodyOf } from '../bodies.ts';
import type { SecondGame } from '../game.ts';
import { isHuge } from '../ship/card.ts';
import type { SecondState, Ship } from '../state.ts';
import { split } from '../wings/members.ts';
import { shipUnder, touchNeighbours } from './neighbours.ts';

/** Whether a ship can be turned in place: only another ship hinders it (rotate-a-ship.3, .4), and no huge one is (huge-ships.34). */
export const mayTurnInPlace = (state: SecondState, ship: Ship, degrees: 90 | -90 | 180): boolean =>
  !isHuge(ship) && shipUnder(state, ship, bodyOf(ship, rotatedPose(ship, degrees))) === undefined;

/**
 * Turns a ship in place, its turret with it (rotate-a-ship.1); false, and nothing happens, when a ship hinders it. That
 * is no move (rotate-a-ship.2), and what it then lies on has no effect but its range (rotate-a-ship.4, .5).
 */
export function rotateShip(
  game: SecondGame,
  ship: Ship,
  degrees: 90 | -90 | 180,
  because = 'xwing2:rotate-a-ship.1',
): boolean {
  if (!mayTurnInPlace(game.state, ship, degrees)) return false;
  if (ship.inFormation) split(game, ship, 'xwing2:wings.15');
  const to = rotatedPose(ship, degrees);
  ship.facing = to.facing;
  touchNeighbours(game.state, ship);
  game.emit({ kind: 'ship-rotated', ship: ship.id, degrees, to, because });
  return true;
}
