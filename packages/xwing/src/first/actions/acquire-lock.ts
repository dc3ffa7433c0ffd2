/** A ship acquires a target lock. */

import { hasRule } from '../abilities/evaluate.ts';
import { announce } from '../abilities/windows.ts';
import { type FirstGame, friendly, inPlay } from '../game.ts';
import { jamActs } from '../jammed.ts';
import { removeLock } from '../locks.ts';
import { type FirstState, occasion, type Ship } from '../state.ts';
import { drawnTo, inLockRange } from './lock-range.ts';

/**
 * A ship acquires a target lock: a blue token for it, a red one with the same letter for the target. The pair it had
 * is removed, also when it lay on the same ship (acquire-a-target-lock.4, .6, .11).
 */
export function acquireLock(game: FirstGame, ship: Ship, target: Ship, because: string): void {
  if (!lockShip(game, ship, target, because)) return;
  if (!inPlay(target)) return;
  const second = locksTwice(game.state, ship)
    ? sameAgain(game, ship, target)
    : secondTarget(game, ship, target);
  if (second) lockShip(game, ship, second, because);
}

/** One lock: another of the ship goes where it has as many as it can. */
function lockShip(game: FirstGame, ship: Ship, target: Ship, because: string): boolean {
  if (!inPlay(ship) || !inPlay(target)) return false;
  makeRoom(game, ship, target);
  const letter = freeLetter(game.state);
  game.state.locks.push({ letter, by: ship.id, on: target.id });
  game.emit({ kind: 'locked', ship: ship.id, on: target.id, letter, because });
  announce(game, occasion('after-lock', { ship: ship.id, other: target.id }));
  jamActs(game, ship, 'lock');
  return true;
}

const locksTwice = (state: FirstState, ship: Ship): boolean => hasRule(state, ship, 'locks-twice');

/** Locks of a ship that a new one on a target takes the place of. */
function makeRoom(game: FirstGame, ship: Ship, target: Ship): void {
  const { state } = game;
  const twice = locksTwice(state, ship);
  const same = state.locks.filter((lock) => lock.by === ship.id && lock.on === target.id);
  if (same.length >= (twice ? 2 : 1)) removeLock(game, same[0]!, 'xwing1:acquire-a-target-lock.11');
  const most = hasRule(state, ship, 'two-locks') ? 2 : 1;
  const others = state.locks.filter((lock) => lock.by === ship.id && (!twice || lock.on !== target.id));
  if (others.length >= most) removeLock(game, others[0]!, 'xwing1:acquire-a-target-lock.6');
  if (twice && others.length > 1) removeLock(game, others[1]!, 'xwing1:acquire-a-target-lock.6');
}

/** Whether the ship that was locked is locked a second time, as a card allows where one lock lies on it. */
function sameAgain(game: FirstGame, ship: Ship, first: Ship): Ship | undefined {
  const { state } = game;
  if (state.locks.filter((lock) => lock.by === ship.id && lock.on === first.id).length > 1) return undefined;
  const { target } = game.choose({
    form: 'choice',
    kind: 'second-lock',
    player: ship.player,
    because: 'xwing1:card-abilities.1',
    ship: ship.id,
    options: [{ target: first.id }, { target: -1 }],
  });
  return state.ships[target];
}

/** The second ship that one which may lock two locks with the first; undefined when its player wants none (faq-upgrade-cards.35). */
function secondTarget(game: FirstGame, ship: Ship, first: Ship): Ship | undefined {
  const { state } = game;
  if (!hasRule(state, ship, 'two-locks')) return undefined;
  const able = state.ships.filter(
    (other) => other !== first && inPlay(other) && !friendly(ship, other) && inLockRange(state, ship, other),
  );
  if (able.length === 0) return undefined;
  const { target } = game.choose({
    form: 'choice',
    kind: 'second-lock',
    player: ship.player,
    because: 'xwing1:faq-upgrade-cards.35',
    ship: ship.id,
    options: [...drawnTo(state, ship, able).map(({ id }) => ({ target: id })), { target: -1 }],
  });
  return state.ships[target];
}

/** The first letter that no pair of tokens in play has; 0 is A. */
function freeLetter({ locks }: FirstState): number {
  let letter = 0;
  while (locks.some((lock) => lock.letter === letter)) letter++;
  return letter;
}
