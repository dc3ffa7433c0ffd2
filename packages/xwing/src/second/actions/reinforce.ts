import { valueModifiers } from '../abilities/modifiers.ts';
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
    options: sidesOf(ship).map((one) => ({ side: one })),
  });
  gainTokens(game, ship, side === 'fore' ? 'reinforce-fore' : 'reinforce-aft', 1, because);
}

/** The sides that a ship may reinforce: both, unless a card says which. */
function sidesOf(ship: Ship): readonly ('fore' | 'aft')[] {
  for (const { of } of valueModifiers(ship))
    if ('permission' in of && of.permission === 'reinforce') return [of.only];
  return ['fore', 'aft'];
}
