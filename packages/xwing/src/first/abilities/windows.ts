import type { FirstGame } from '../game.ts';
import type { Occasion } from '../state.ts';
import { hooked } from './hooks.ts';

/**
 * Queues a named moment, if any card in the game acts in it: what may act in it comes before whatever else is to come.
 * The moments in which damage cards act are queued by the rules themselves.
 */
export function announce(game: FirstGame, occasion: Occasion): void {
  if (isAwaited(game, occasion.window)) game.next({ kind: 'window', ...occasion });
}

/** Whether any ability in the game acts in a moment; after an attack is the attacker's and the defender's. */
export const isAwaited = ({ state }: FirstGame, window: Occasion['window']): boolean =>
  hooked(state, window) || (window === 'after-attack' && hooked(state, 'after-defending'));
