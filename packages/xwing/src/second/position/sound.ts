import { insidePlayArea, shipsOverlap } from '../../common/index.ts';
import { bodyOf, hullRemaining, inPlay } from '../game.ts';
import type { SecondState } from '../state.ts';
import { limitsOf, type PositionProblem, problem } from './position.ts';

/** Why no game comes to such a position: more on a card than it holds, ships on top of each other or off the table. */
export function unsoundParts(
  state: SecondState,
  pathOf: (ship: number) => string,
): readonly PositionProblem[] {
  const problems: PositionProblem[] = [];
  for (const ship of state.ships) {
    const where = pathOf(ship.id);
    for (const [name, limit, has] of limitsOf(ship))
      if (has > limit)
        problems.push(problem(where, 'too-many', `${name}: ${has}, but the limit is ${limit}`));
    if (!inPlay(ship)) continue;
    if (hullRemaining(ship) <= 0 && !ship.destroyed)
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
