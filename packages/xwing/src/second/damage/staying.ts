import { allowedTo } from '../abilities/modifiers.ts';
import { inPlay } from '../game.ts';
import type { SecondState, Ship } from '../state.ts';

/** Whether a ship that was destroyed stays in play until the end of the End Phase, by a card. */
export const staysDestroyed = (state: SecondState, ship: Ship): boolean =>
  allowedTo(state, ship, 'stay-until-end').length > 0;

/** Whether a ship takes its turn: in play, and not destroyed unless it stays. */
export const canAct = (state: SecondState, ship: Ship): boolean =>
  inPlay(ship) && (!ship.destroyed || staysDestroyed(state, ship));
