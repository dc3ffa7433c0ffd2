import { damageCardsAct } from '../damage/effects.ts';
import type { FirstGame } from '../game.ts';
import type { Occasion } from '../state.ts';
import { queueAbilities } from './resolve.ts';
import { isAwaited } from './windows.ts';

/** Opens a named moment: damage cards act in it, then what it triggers is queued (card-abilities.1). */
export function openWindow(game: FirstGame, occasion: Occasion): void {
  damageCardsAct(game, occasion);
  if (isAwaited(game, occasion.window)) queueAbilities(game, occasion);
}
