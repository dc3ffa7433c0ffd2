/** Who may fly another squad in a game on this screen. */

import { COMPUTERS, type ComputerName, type Seat } from '../game/options.ts';

export type Against = ComputerName | 'hot-seat';

/** Those that answer at once. */
export const AT_ONCE = COMPUTERS.filter((computer) => computer !== 'search');

/** All who may fly another squad. */
export const AGAINST: readonly Against[] = [...COMPUTERS, 'hot-seat'];

/** The seat of whoever flies it. */
export const seatOf = (against: Against): Seat => (against === 'hot-seat' ? 'human' : against);
