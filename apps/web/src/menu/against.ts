/** Who may fly another squad in a game on this screen. */

import type { Rung } from '@firing-arc/opponents';
import { RUNGS, type Seat } from '../game/options.ts';
import { type FormatId, isOwn } from '../games/index.ts';
import { packOfFormat } from '../packs/kept.ts';

export type Against = Rung | 'hot-seat';

/** Those that answer at once. */
export const AT_ONCE = RUNGS.filter((rung) => rung !== 'search');

/** The computer players to choose among in a format: one searches, but not in Armada. */
export const rungsIn = (format: FormatId): readonly Rung[] => (isOfArmada(format) ? AT_ONCE : RUNGS);

const isOfArmada = (format: FormatId): boolean =>
  isOwn(format) ? packOfFormat(localStorage, format)?.game === 'armada' : format === 'armada';

export const againstIn = (format: FormatId): readonly Against[] => [...rungsIn(format), 'hot-seat'];

/** The seat of whoever flies it. */
export const seatOf = (against: Against): Seat => (against === 'hot-seat' ? 'human' : against);
