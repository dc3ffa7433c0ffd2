import { insidePlayArea, shipsOverlap, touching } from '../../common/index.ts';
import { damageOn } from '../damage/deck.ts';
import { bodyOf, hullOf, inPlay, isSameShip, shieldsOf } from '../game.ts';
import type { FirstState } from '../state.ts';
import { type PositionProblem, problem } from './position.ts';

/** Why no game comes to such a position: too many shields, ships on top of each other or off the table. */
export function invalidParts(
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
    if (damageOn(state, ship) >= hullOf(ship) && !ship.destroyed && !ship.crippled)
      problems.push(problem(where, 'state', 'has as many damage cards as hull, so it is destroyed'));
    if (!insidePlayArea(bodyOf(ship), state.width, state.depth))
      problems.push(problem(where, 'outside', 'a ship that lies outside the play area has fled'));
    const under = state.ships.find(
      (other) =>
        other.id < ship.id &&
        inPlay(other) &&
        !isSameShip(other, ship) &&
        shipsOverlap(bodyOf(ship), bodyOf(other)),
    );
    if (under) problems.push(problem(where, 'overlap', `lies on ship ${under.id}`));
  }
  const pairs = state.contacts.map(({ ships }) => ships as [number, number]);
  return [...problems, ...apart(state, pairs)];
}

/** How far the bases of ships in contact may lie apart (mm): one that backed up ends a hair before the other. */
const HAIR = 0.1;

/** Pairs that are written as touching, but lie apart. */
function apart(state: FirstState, pairs: readonly (readonly [number, number])[]): readonly PositionProblem[] {
  return pairs.flatMap(([a, b], at) => {
    const [one, other] = [state.ships[a]!, state.ships[b]!];
    if (!inPlay(one) || !inPlay(other)) return [];
    const [dx, dy] = [other.x - one.x, other.y - one.y];
    const away = Math.sqrt(dx * dx + dy * dy) || 1;
    const { facing } = one;
    const nearer = {
      x: one.x + (dx / away) * HAIR,
      y: one.y + (dy / away) * HAIR,
      facing,
    };
    const body = bodyOf(other);
    if (touching(bodyOf(one), body) || touching(bodyOf(one, nearer), body)) return [];
    if (shipsOverlap(bodyOf(one, nearer), body)) return [];
    return [problem(`/contacts/${at}`, 'apart', `the bases of ships ${a} and ${b} do not touch`)];
  });
}
