import type { SecondGame } from '../game.ts';
import type { Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import type { Resolved } from './perform.ts';

/** Reinforce: a token with its fore or aft side up (reinforce.1). */
export function reinforce(game: SecondGame, ship: Ship): Resolved {
  const { side } = game.choose({
    form: 'choice',
    kind: 'reinforce-side',
    player: ship.player,
    because: 'xwing2:reinforce.1',
    ship: ship.id,
    options: [{ side: 'fore' as const }, { side: 'aft' as const }],
  });
  gainTokens(game, ship, side === 'fore' ? 'reinforce-fore' : 'reinforce-aft', 1, 'xwing2:reinforce.1');
  return { failed: false };
}
