import type { SecondGame } from '../game.ts';
import type { Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import type { Resolved } from './perform.ts';

/** Reinforce: a token with its fore or aft side up (reinforce.1). */
export function reinforce(game: SecondGame, ship: Ship): Resolved {
  gainReinforce(game, ship, 'xwing2:reinforce.1');
  return { failed: false };
}

/** A ship gains a reinforce token, by the action or an effect: its player picks the side (reinforce.6). */
export function gainReinforce(game: SecondGame, ship: Ship, because: string): void {
  const { side } = game.choose({
    form: 'choice',
    kind: 'reinforce-side',
    player: ship.player,
    because,
    ship: ship.id,
    options: [{ side: 'fore' as const }, { side: 'aft' as const }],
  });
  gainTokens(game, ship, side === 'fore' ? 'reinforce-fore' : 'reinforce-aft', 1, because);
}
