import { announce } from './abilities/hooks.ts';
import { leftToGain } from './abilities/replacements.ts';
import type { SecondGame } from './game.ts';
import { shedStress } from './huge/energy.ts';
import { breakLock, type LockTarget, locksOf, removeLock } from './locks.ts';
import type { JamOption } from './questions.ts';
import { towingRefusal } from './scenarios/towing.ts';
import { isHuge } from './ship/card.ts';
import { isIonized, isTractored } from './ship/conditions.ts';
import { type SecondState, type Ship, spentKey, type Token } from './state.ts';
import { GREEN_TOKENS } from './token-kinds.ts';
import { cannotGain, conditionsInPlay, keptTokens } from './token-limits.ts';

export { GREEN_TOKENS, ORANGE_TOKENS } from './token-kinds.ts';

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

export type GreenToken = (typeof GREEN_TOKENS)[number];

/** Tokens of a kind for a ship, and why. */
export interface Given {
  readonly token: Token;
  readonly count: number;
  readonly because: string;
}

/** A ship gains tokens from the supply (tokens.1), by what its own player does. */
export const gainTokens = (
  game: SecondGame,
  ship: Ship,
  token: Token,
  count: number,
  because: string,
): void => giveTokens(game, ship.player, ship, { token, count, because });

/**
 * A player's effect gives a ship tokens from the supply (tokens.1), with what they bring about at once: that player
 * decides what a jam takes and how a tractored ship moves.
 */
export function giveTokens(game: SecondGame, by: number, ship: Ship, { token, count, because }: Given): void {
  if (count <= 0 || cannotGain(game.state, ship, token)) return;
  const left = leftToGain(game, ship, token, count);
  if (left === 0) return;
  if (token === 'cloak' && towingRefusal(game.state, ship, token)) return;
  const gained = token === 'cloak' ? 1 : left; // cloak.4
  const wasIonized = token === 'ion' && isIonized(ship);
  ship.tokens[token] += gained;
  game.emit({ kind: 'gained', ship: ship.id, token, count: gained, because });
  if (token === 'ion' && !wasIonized && isIonized(ship)) breakLock(game, ship, 'xwing2:ion.3');
  if (ship.tokens.jam > 0) loseToJam(game, ship, by);
  if (token === 'stress') shedStress(game, ship, gained, 'xwing2:huge-ships.55');
  // A huge ship is not moved (huge-ships.57).
  if (token === 'tractor' && !ship.tractored && isTractored(ship) && !isHuge(ship)) {
    ship.tractored = true;
    game.state.tractoredShips.push(ship.id, by);
  }
  const colour =
    because.startsWith('xwing2:obstacles.') || because.startsWith('xwing2:blaze.') ? 'obstacle' : '';
  announce(game, 'after-gain', { ship: ship.id, what: token, count: gained, colour });
}

/** A ship spends one of its tokens (tokens.2). */
export function spendToken(game: SecondGame, ship: Ship, token: Token, because: string): void {
  ship.tokens[token] -= 1;
  game.emit({ kind: 'spent', ship: ship.id, token, because });
  if (token === 'calculate' || conditionsInPlay(game.state))
    game.state.attack?.used.push(spentKey(token, ship));
  announce(game, 'after-spend', { ship: ship.id, what: token });
}

/** A ship loses up to `count` tokens of a kind; none is not an event. */
export function loseTokens(game: SecondGame, ship: Ship, token: Token, count: number, because: string): void {
  if (count <= 0 || ship.tokens[token] === 0) return;
  const lost = Math.min(count, ship.tokens[token] - keptTokens(game.state, ship, token));
  if (lost <= 0) return;
  ship.tokens[token] -= lost;
  game.emit({ kind: 'lost', ship: ship.id, token, count: lost, because });
}

/** Moves one token to another ship; nothing happens if it cannot be given or taken (tokens.3, .4). */
export function transferToken(
  game: SecondGame,
  from: Ship,
  to: Ship,
  token: Token,
  by: number = from.player,
): boolean {
  const held = from.tokens[token];
  if (held <= keptTokens(game.state, from, token) || cannotGain(game.state, to, token)) return false;
  loseTokens(game, from, token, 1, 'xwing2:tokens.3');
  giveTokens(game, by, to, { token, count: 1, because: 'xwing2:tokens.3' });
  return true;
}

/**
 * What a jammed ship has, or gains while it is jammed, goes: for each jam token a green token or the lock it
 * maintains, picked by the player behind the jam (jam.5, .8, .9); with nothing to lose it stays jammed (jam.7).
 */
export function loseToJam(game: SecondGame, ship: Ship, by: number): void {
  while (ship.tokens.jam > 0) {
    const options = jamOptions(game.state, ship);
    if (options.length === 0) return;
    const taken = game.choose({
      form: 'choice',
      kind: 'jam-removal',
      player: by,
      because: 'xwing2:jam.13',
      ship: ship.id,
      options,
    });
    if (taken.kind === 'token') loseGreenToJam(game, ship, taken.token);
    else breakOne(game, ship, taken);
    loseTokens(game, ship, 'jam', 1, 'xwing2:jam.6');
  }
}

/** It is jammed while the token goes, which other ships' cards ask. */
function loseGreenToJam(game: SecondGame, ship: Ship, token: GreenToken): void {
  const before = ship.tokens[token];
  loseTokens(game, ship, token, 1, 'xwing2:jam.5');
  if (ship.tokens[token] < before) announce(game, 'after-jam-loss', { ship: ship.id, what: token });
}

function breakOne(game: SecondGame, ship: Ship, { target, on }: JamOption & { kind: 'lock' }): void {
  const lock = locksOf(game.state, ship).find((one) => one.kind === target && one.on === on);
  if (lock) removeLock(game, lock, 'xwing2:jam.5');
}

function jamOptions(state: SecondState, ship: Ship): readonly JamOption[] {
  const options: JamOption[] = [];
  for (const token of GREEN_TOKENS) if (ship.tokens[token] > 0) options.push({ kind: 'token', token });
  for (const lock of locksOf(state, ship))
    options.push({ kind: 'lock', target: lock.kind as LockTarget, on: lock.on });
  return options;
}
