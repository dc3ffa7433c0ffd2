import { allowedTo } from '../abilities/evaluate.ts';
import { staysThroughEngagement } from '../abilities/permits.ts';
import { inPlay } from '../bodies.ts';
import type { SecondState, Ship } from '../state.ts';

/** Whether a ship that was destroyed stays in play until the end of the End Phase, by a card. */
export const staysDestroyed = (state: SecondState, ship: Ship): boolean =>
  allowedTo(state, ship, 'stay-until-end').length > 0 ||
  (engagementGoesOn(state) && staysThroughEngagement(state, ship));

/** Not when the phase is over but for its last step. */
const engagementGoesOn = ({ phase, agenda }: SecondState): boolean =>
  phase === 'engagement' && agenda[agenda.length - 1]?.kind !== 'end-phase-of';

/** Whether a ship takes its turn: in play, and not destroyed unless it stays. */
export const canAct = (state: SecondState, ship: Ship): boolean =>
  inPlay(ship) && (!ship.destroyed || staysDestroyed(state, ship));
