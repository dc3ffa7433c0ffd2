import { insidePlayArea, shipsOverlap } from '../../common/index.ts';
import { damageOn } from '../damage/suffer.ts';
import { bodyOf, hullOf, inPlay, shieldsOf } from '../game.ts';
import type { FirstState } from '../state.ts';
import { type PositionProblem, problem } from './position.ts';

/** Why no game comes to such a position: too many shields, ships on top of each other or off the table. */
export function unsoundParts(
  state: FirstState,
  pathOf: (ship: number) => string,
): readonly PositionProblem[] {
  const problems: PositionProblem[] = [];
  for (const ship of state.ships) {
    const where = pathOf(ship.id);
    const most = shieldsOf(ship);
    if (ship.shields > most)
      problems.push(problem(where, 'too-many', `shields: ${ship.shields}, but the limit is ${most}`));
    if (!inPlay(ship)) continue;
    if (damageOn(state, ship) >= hullOf(ship) && !ship.destroyed)
      problems.push(problem(where, 'state', 'has as many damage cards as hull, so it is destroyed'));
    if (!insidePlayArea(bodyOf(ship), state.width, state.depth))
      problems.push(problem(where, 'outside', 'a ship that lies outside the play area has fled'));
    const under = state.ships.find(
      (other) => other.id < ship.id && inPlay(other) && shipsOverlap(bodyOf(ship), bodyOf(other)),
    );
    if (under) problems.push(problem(where, 'overlap', `lies on ship ${under.id}`));
  }
  return problems;
}
