import { damageCardsAct } from '../damage/effects.ts';
import type { FirstGame } from '../game.ts';
import type { Occasion } from '../state.ts';

/** Queues a named moment: what may act in it comes before whatever else is to come. */
export function announce(game: FirstGame, occasion: Occasion): void {
  game.next({ kind: 'window', ...occasion });
}

/** Opens a named moment: what acts in it does so now (card-abilities.1). */
export function openWindow(game: FirstGame, occasion: Occasion): void {
  damageCardsAct(game, occasion);
}
