import type { ArmadaGame } from '../game.ts';
import type { Occasion } from '../state.ts';

/** Queues a named moment: what may act in it comes before whatever else is to come. */
export function announce(game: ArmadaGame, occasion: Occasion): void {
  game.next({ kind: 'window', ...occasion });
}
