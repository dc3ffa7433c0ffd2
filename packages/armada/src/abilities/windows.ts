import type { ArmadaGame } from '../game.ts';
import type { Occasion } from '../state.ts';

/** Queues a named moment: what may act in it comes before whatever else is to come. */
export function announce(game: ArmadaGame, occasion: Occasion): void {
  game.next({ kind: 'window', ...occasion });
}

/** Opens a named moment: what acts in it does so now. */
export function openWindow(_game: ArmadaGame, _occasion: Occasion): void {}
