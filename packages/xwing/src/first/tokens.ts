import { hasRule } from './abilities/evaluate.ts';
import { givenAsEvade } from './abilities/given-tokens.ts';
import { hooked } from './abilities/hooks.ts';
import { mostTokens } from './abilities/modifiers.ts';
import { announce } from './abilities/windows.ts';
import { atRange, type FirstGame, friendly, inPlay, isHuge, sizeOf } from './game.ts';
import { energyLimit, shareEnergy } from './huge/energy-held.ts';
import { jamActs } from './jammed.ts';
import { opponentOf } from './sides.ts';
import { type Attack, occasion, type Ship, type Token } from './state.ts';

/** Tokens of a kind for a ship, and why. */
export interface Given {
  readonly token: Token;
  readonly count: number;
  readonly because: string;
}

/** A ship is given tokens from the supply; one that fled or was removed in its own moment gets none. */
export const gainTokens = (game: FirstGame, ship: Ship, token: Token, count: number, because: string): void =>
  giveTokens(game, opponentOf(game.state, ship), ship, { token, count, because });

/** The same, where a certain player moves the ship if a tractor beam does. */
export function giveTokens(game: FirstGame, mover: number, ship: Ship, given: Given): void {
  const { token, count, because } = given;
  if (token === 'stress') {
    const left = count - takenByOthers(game, ship, count, because);
    return receiveTokens(game, mover, ship, { token, count: left, because });
  }
  const evades = token === 'focus' ? givenAsEvade(game, ship, count) : 0;
  receiveTokens(game, mover, ship, { token, count: count - evades, because });
  receiveTokens(game, mover, ship, { token: 'evade', count: evades, because });
}

/** Tokens that a huge ship is never assigned (huge-ships.14). */
const NOT_ON_HUGE: readonly Token[] = ['focus', 'evade', 'stress', 'cloak'];

function receiveTokens(game: FirstGame, mover: number, ship: Ship, { token, count, because }: Given): void {
  const most = token === 'energy' ? energyLimit(game.state, ship) : mostTokens(game.state, ship, token);
  const given = Math.min(count, most - ship.tokens[token]);
  if (given <= 0 || !inPlay(ship) || (isHuge(ship) && NOT_ON_HUGE.includes(token))) return;
  ship.tokens[token] += given;
  if (token === 'energy') shareEnergy(game.state, ship);
  game.emit({ kind: 'gained', ship: ship.id, token, count: given, because });
  for (let one = 0; one < given; one++)
    announce(game, occasion('after-token', { ship: ship.id, what: token }));
  tractorPulls(game, ship, token, mover);
  for (let one = 0; one < given; one++) jamActs(game, ship, token);
}

/** The first tractor beam token of a round moves a small ship (tractor-beam-token.3). */
function tractorPulls(game: FirstGame, ship: Ship, token: Token, player: number): void {
  if (token !== 'tractor-beam' || ship.tractored) return;
  ship.tractored = true;
  if (sizeOf(ship) === 'small') game.next({ kind: 'tractor', ship: ship.id, player });
}

/**
 * How many stress tokens of some friendly ships at range 1-2 take instead, with 2 or fewer of their own. One that was to
 * be a cost is not paid then (faq-ship-cards.14), one that is a consequence changes nothing (faq-ship-cards.15).
 */
export function takenByOthers(game: FirstGame, ship: Ship, count: number, because: string): number {
  const { state } = game;
  if (!hooked(state, 'rule takes-stress') || !inPlay(ship)) return 0;
  let taken = 0;
  for (const taker of state.ships) {
    if (taker === ship || !friendly(taker, ship) || !inPlay(taker) || !hasRule(state, taker, 'takes-stress'))
      continue;
    while (taken < count && taker.tokens.stress <= 2 && atRange(state, taker, ship, [1, 2])) {
      if (!wantsToTake(game, taker)) break;
      game.emit({ kind: 'ability', ship: taker.id, card: taker.card, because });
      receiveTokens(game, -1, taker, { token: 'stress', count: 1, because });
      taken += 1;
    }
  }
  return taken;
}

const wantsToTake = (game: FirstGame, taker: Ship): boolean =>
  game.choose({
    form: 'choice',
    kind: 'use-ability',
    player: taker.player,
    because: 'xwing1:card-abilities.4',
    ship: taker.id,
    ability: `${taker.card}#0`,
    options: [{ use: true }, { use: false }],
  }).use;

/** A ship spends one of its tokens, or of those of a friend, which goes back to the supply (spend.1). */
export function spendToken(game: FirstGame, ship: Ship, token: Token, because: string, from = ship): void {
  from.tokens[token] -= 1;
  if (token === 'energy') shareEnergy(game.state, from);
  const { attack } = game.state;
  if (attack && token === 'focus' && !hasSpentFocus(attack, ship)) attack.used.push(focusSpent(ship));
  game.emit({ kind: 'spent', ship: from.id, token, because });
  announce(game, occasion('token-lost', { ship: from.id, what: token }));
  announce(game, occasion('after-spend', { ship: ship.id, what: token }));
}

/** A ship that spent a focus token in an attack stands so among the effects used in it. */
const focusSpent = (ship: Ship): string => `focus spent@${ship.id}`;
export const hasSpentFocus = (attack: Attack, ship: Ship): boolean => attack.used.includes(focusSpent(ship));
