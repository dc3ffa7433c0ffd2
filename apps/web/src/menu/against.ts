/** Who may fly another squad in a game on this screen. */

import { RUNGS, type Rung, type Seat } from '../game/options.ts';

export type Against = Rung | 'hot-seat';

/** Those that answer at once. */
export const AT_ONCE = RUNGS.filter((rung) => rung !== 'search');

/** All who may fly another squad. */
export const AGAINST: readonly Against[] = [...RUNGS, 'hot-seat'];

/** The seat of whoever flies it. */
export const seatOf = (against: Against): Seat => (against === 'hot-seat' ? 'human' : against);
