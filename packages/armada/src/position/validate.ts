import type { Problem } from '@firing-arc/referee';
import { hullOf } from '../abilities/modifiers.ts';
import { mostEver } from '../abilities/verbs/ships.ts';
import { bodyOf, inPlay, playArea, zonesOf } from '../game.ts';
import { isInside, overlaps } from '../geometry/index.ts';
import type { ArmadaState } from '../state.ts';

/** Why no game comes to such a position: too many shields or cards, ships on top of each other or off the table. */
export function invalidParts(state: ArmadaState, pathOf: (ship: number) => string): readonly Problem[] {
  const problems: Problem[] = [];
  for (const ship of state.ships) {
    const where = pathOf(ship.id);
    for (const zone of zonesOf(ship)) {
      const most = mostEver(ship, zone);
      if (ship.shields[zone] <= most) continue;
      const what = `shields ${zone}: ${ship.shields[zone]}, but the limit is ${most}`;
      problems.push({ where, reason: 'too-many', what });
    }
    if (!inPlay(ship)) continue;
    if (ship.damage.length >= hullOf(state, ship)) {
      problems.push({ where, reason: 'state', what: 'has as many damage cards as hull, so it is destroyed' });
    }
    if (!isInside(bodyOf(ship), playArea(state))) {
      problems.push({ where, reason: 'outside', what: 'a ship that leaves the play area is destroyed' });
    }
    const under = state.ships.find(
      (other) => other.id < ship.id && inPlay(other) && overlaps(bodyOf(ship), bodyOf(other)),
    );
    if (under) problems.push({ where, reason: 'overlap', what: `lies on ship ${under.id}` });
  }
  return problems;
}
