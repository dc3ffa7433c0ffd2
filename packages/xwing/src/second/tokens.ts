import { isIonized, type SecondGame } from './game.ts';
import { breakLock } from './locks.ts';
import type { Ship, Token } from './state.ts';

/** Colour of each token kind: green and orange ones are circular and go in the End Phase (tokens.5, .6). */
export const TOKEN_COLOUR: Readonly<Record<Token, 'green' | 'orange' | 'red' | 'blue'>> = {
  focus: 'green',
  evade: 'green',
  calculate: 'green',
  'reinforce-fore': 'green',
  'reinforce-aft': 'green',
  disarm: 'orange',
  jam: 'orange',
  tractor: 'orange',
  cloak: 'blue',
  stress: 'red',
  strain: 'red',
  deplete: 'red',
  ion: 'red',
};

export const GREEN_TOKENS = ['focus', 'evade', 'calculate', 'reinforce-fore', 'reinforce-aft'] as const;
export const ORANGE_TOKENS = ['disarm', 'jam', 'tractor'] as const;

/** A ship gains tokens from the supply (tokens.1). */
export function gainTokens(game: SecondGame, ship: Ship, token: Token, count: number, because: string): void {
  if (count <= 0) return;
  const wasIonized = token === 'ion' && isIonized(ship);
  ship.tokens[token] += count;
  game.emit({ kind: 'gained', ship: ship.id, token, count, because });
  if (token === 'ion' && !wasIonized && isIonized(ship)) breakLock(game, ship, 'xwing2:ion.3');
}

/** A ship spends one of its tokens (tokens.2). */
export function spendToken(game: SecondGame, ship: Ship, token: Token, because: string): void {
  ship.tokens[token] -= 1;
  game.emit({ kind: 'spent', ship: ship.id, token, because });
}

/** A ship loses up to `count` tokens of a kind; none is not an event. */
export function loseTokens(game: SecondGame, ship: Ship, token: Token, count: number, because: string): void {
  const lost = Math.min(count, ship.tokens[token]);
  if (lost <= 0) return;
  ship.tokens[token] -= lost;
  game.emit({ kind: 'lost', ship: ship.id, token, count: lost, because });
}

/** Moves one token to another ship; nothing happens if it has none to give (tokens.3, .4). */
export function transferToken(game: SecondGame, from: Ship, to: Ship, token: Token): boolean {
  if (from.tokens[token] === 0) return false;
  loseTokens(game, from, token, 1, 'xwing2:tokens.3');
  gainTokens(game, to, token, 1, 'xwing2:tokens.3');
  return true;
}
