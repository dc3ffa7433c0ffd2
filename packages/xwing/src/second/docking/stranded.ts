/** Ships that are docked with a destroyed one. */

import { inPlay } from '../bodies.ts';
import { staysDestroyed } from '../damage/staying.ts';
import type { SecondGame } from '../game.ts';

/** Before destroyed carriers are removed, the ships docked with them decide (dock.12); true when there are any. */
export function strandedDecide(game: SecondGame, last: boolean): boolean {
  const { carriers, ships } = game.state;
  if (carriers.length === 0) return false;
  const stranded = ships.filter((ship) => {
    const carrier = ships[ship.carrier];
    return carrier?.destroyed && inPlay(carrier) && (last || !staysDestroyed(game.state, carrier));
  });
  if (stranded.length === 0) return false;
  game.next(...stranded.map(({ id }) => ({ kind: 'emergency-deploy' as const, ship: id })), {
    kind: 'remove-destroyed',
    ...(last && { last }),
  });
  return true;
}
