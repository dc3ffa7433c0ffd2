import { inPlay } from '../bodies.ts';
import { areEnemies } from '../sides.ts';
import type { SecondState, Ship } from '../state.ts';
import { unitBody, unitsNear } from './bodies.ts';

/** Why a commando team cannot attack now, as a ruling; null when it can (objects-remotes.16, .17). */
export function commandosRefusal(state: SecondState, unit: Ship): string | null {
  if (unit.charges < 1) return 'xwing2:objects-remotes.17';
  const body = unitBody(unit);
  const near = unitsNear(state, body, 0).some(
    (ship) => inPlay(ship) && areEnemies(state, ship.player, unit.player),
  );
  return near ? 'xwing2:objects-remotes.16' : null;
}
