import { forbidding } from './abilities/modifiers.ts';
import { leftToGain } from './abilities/replacements.ts';
import { announce } from './abilities/resolve.ts';
import { passesAll } from './abilities/scene.ts';
import { loseToJam } from './actions/jam.ts';
import { isRemote } from './bodies.ts';
import type { SecondGame } from './game.ts';
import { shedStress } from './huge/energy.ts';
import { breakLock } from './locks.ts';
import { towingRefusal } from './scenarios/towing.ts';
import { isHuge } from './ship/card.ts';
import { isCloaked, isIonized, isTractored } from './ship/conditions.ts';
import { occasion, type SecondState, type Ship, spentKey, type Token } from './state.ts';
import type { GREEN_TOKENS } from './token-kinds.ts';

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

/** Why a ship cannot gain a token, as a ruling; null when it can. */
export function cannotGain(state: SecondState, ship: Ship, token: Token): string | null {
  if (isRemote(ship)) return 'xwing2:remotes.17';
  if (token === 'cloak' && isCloaked(ship)) return 'xwing2:cloak.4';
  const barred = forbidding(state, 'gain').some(({ by, of }) => by === ship && of.tokens.includes(token));
  return barred ? 'xwing2:introduction.4' : null;
}

/** How many tokens of a kind cards keep on a ship, whatever would remove them ("cannot": introduction.4). */
function keptTokens(state: SecondState, ship: Ship, token: Token): number {
  let kept = 0;
  for (const { by, on, ref, of } of forbidding(state, 'lose-tokens')) {
    if (!of.tokens.includes(token) || (of.only === 'end-phase' && state.phase !== 'end')) continue;
    if (of.whom.length === 0 && on !== ship) continue;
    if (!passesAll({ state, self: by, ref, occasion: null, chosen: -1 }, ship, of.whom)) continue;
    kept = Math.max(kept, of.most ?? Number.POSITIVE_INFINITY);
  }
  return kept;
}

/**
 * A ship gains tokens from the supply (tokens.1), with what they bring about at once. `by` is the player whose effect
 * gives them: that player decides what a jam takes and how a tractored ship moves.
 */
export function gainTokens(
  game: SecondGame,
  ship: Ship,
  token: Token,
  count: number,
  because: string,
  by: number = ship.player,
): void {
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
  if (token === 'stress' && ship.energy > 0) shedStress(game, ship, gained, 'xwing2:huge-ships.55');
  // A huge ship is not moved (huge-ships.57).
  if (token === 'tractor' && !ship.tractored && isTractored(ship) && !isHuge(ship)) {
    ship.tractored = true;
    game.state.tractoredShips.push(ship.id, by);
  }
  const colour =
    because.startsWith('xwing2:obstacles.') || because.startsWith('xwing2:blaze.') ? 'obstacle' : '';
  announce(game, occasion('after-gain', { ship: ship.id, what: token, count: gained, colour }));
}

/** Whether any ship has a condition: some ask what was done in an attack. */
export const conditionsInPlay = (state: SecondState): boolean =>
  state.ships.some(({ conditions }) => conditions.length > 0);

/** A ship spends one of its tokens (tokens.2). */
export function spendToken(game: SecondGame, ship: Ship, token: Token, because: string): void {
  ship.tokens[token] -= 1;
  game.emit({ kind: 'spent', ship: ship.id, token, because });
  if (token === 'calculate' || conditionsInPlay(game.state))
    game.state.attack?.used.push(spentKey(token, ship));
  announce(game, occasion('after-spend', { ship: ship.id, what: token }));
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
  gainTokens(game, to, token, 1, 'xwing2:tokens.3', by);
  return true;
}
