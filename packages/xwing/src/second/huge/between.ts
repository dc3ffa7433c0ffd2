/** Huge ships that obstruct. */

import type { Body } from '../../common/index.ts';
import { bodyOf, inPlay } from '../bodies.ts';
import { isHuge } from '../ship/card.ts';
import type { SecondState, Ship } from '../state.ts';

/** Huge ships in the way of an attack: they obstruct it as an obstacle does (huge-ships.46). */
export function hugeBetween(state: SecondState, attacker: Ship, defender: Ship): readonly Body[] {
  const bodies: Body[] = [];
  for (const ship of state.ships) {
    if (ship !== attacker && ship !== defender && inPlay(ship) && isHuge(ship)) bodies.push(bodyOf(ship));
  }
  return bodies;
}
