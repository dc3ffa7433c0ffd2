import { mostTokens } from './abilities/modifiers.ts';
import { announce } from './abilities/windows.ts';
import { type FirstGame, inPlay } from './game.ts';
import { occasion, type Ship, type Token } from './state.ts';

/** A ship is given tokens from the supply; one that fled or was removed in its own moment gets none. */
export function gainTokens(game: FirstGame, ship: Ship, token: Token, count: number, because: string): void {
  const given = Math.min(count, mostTokens(game.state, ship, token) - ship.tokens[token]);
  if (given <= 0 || !inPlay(ship)) return;
  ship.tokens[token] += given;
  game.emit({ kind: 'gained', ship: ship.id, token, count: given, because });
  for (let one = 0; one < given; one++)
    announce(game, occasion('after-token', { ship: ship.id, what: token }));
}

/** A ship spends one of its tokens, which goes back to the supply (spend.1). */
export function spendToken(game: FirstGame, ship: Ship, token: Token, because: string): void {
  ship.tokens[token] -= 1;
  game.emit({ kind: 'spent', ship: ship.id, token, because });
  announce(game, occasion('after-spend', { ship: ship.id, what: token }));
}

/** A ship loses up to `count` tokens of a kind; none is not an event. */
export function loseTokens(game: FirstGame, ship: Ship, token: Token, count: number, because: string): void {
  const lost = Math.min(count, ship.tokens[token]);
  if (lost <= 0) return;
  ship.tokens[token] -= lost;
  game.emit({ kind: 'lost', ship: ship.id, token, count: lost, because });
}

/** No token of any kind. */
export const noTokens = (): Ship['tokens'] => ({ focus: 0, evade: 0, stress: 0, ion: 0, cloak: 0 });
