/** Who may fly another squad in a game on this screen. */

import type { Rung } from '@firing-arc/opponents';
import { RUNGS, type Seat } from '../game/options.ts';
import type { FormatId } from '../games/index.ts';

export type Against = Rung | 'hot-seat';

/** Those that answer at once. */
export const AT_ONCE = RUNGS.filter((rung) => rung !== 'search');

/** The computer players to choose among in a format: one searches, but not in Armada. */
export const rungsIn = (format: FormatId): readonly Rung[] => (format === 'armada' ? AT_ONCE : RUNGS);

export const againstIn = (format: FormatId): readonly Against[] => [...rungsIn(format), 'hot-seat'];

/** The seat of whoever flies it. */
export const seatOf = (against: Against): Seat => (against === 'hot-seat' ? 'human' : against);
