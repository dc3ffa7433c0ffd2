/** Destroying a ship. */

import { afterQueue, type SecondGame } from '../game.ts';
import { jettison } from '../scenarios/jettison.ts';
import { noteDestroyer } from '../scoring.ts';
import { type Ship, windowStep } from '../state.ts';

/**
 * A ship is destroyed. What that triggers waits for the Aftermath during an attack, else it is queued at once
 * (destroying-ships.5). In the Engagement Phase the ship stays until its initiative step is over
 * (simultaneous-fire.1), elsewhere until the queue is empty (destroying-ships.3, ability-queue.8).
 */
export function destroy(game: SecondGame, ship: Ship, because = 'xwing2:destroying-ships.1'): void {
  ship.destroyed = true;
  noteDestroyer(game, ship);
  game.emit({ kind: 'destroyed', ship: ship.id, because });
  jettison(game, ship, ship, 'xwing2:scenario-salvage-mission.12');
  const { attack } = game.state;
  const attacked = attack?.defender === ship.id && attack.step !== 'aftermath';
  if (game.state.phase !== 'engagement') afterQueue(game, { kind: 'remove-destroyed' });
  if (!attacked) game.next(windowStep('after-destroyed', { ship: ship.id }));
}
