/** Tokens that a ship loses. */

import { announce } from './abilities/windows.ts';
import type { FirstGame } from './game.ts';
import { shareEnergy } from './huge/energy-held.ts';
import { occasion, type Ship, type Token } from './state.ts';

/** A ship loses up to `count` tokens of a kind; none is not an event. */
export function loseTokens(game: FirstGame, ship: Ship, token: Token, count: number, because: string): void {
  const lost = Math.min(count, ship.tokens[token]);
  if (lost <= 0) return;
  ship.tokens[token] -= lost;
  if (token === 'energy') shareEnergy(game.state, ship);
  game.emit({ kind: 'lost', ship: ship.id, token, count: lost, because });
  announce(game, occasion('token-lost', { ship: ship.id, what: token }));
}

/** No token of any kind. */
export const noTokens = (): Ship['tokens'] => ({
  focus: 0,
  evade: 0,
  stress: 0,
  ion: 0,
  cloak: 0,
  'weapons-disabled': 0,
  'reinforce-fore': 0,
  'reinforce-aft': 0,
  jam: 0,
  'tractor-beam': 0,
  energy: 0,
});
