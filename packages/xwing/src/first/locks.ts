import { announce } from './abilities/windows.ts';
import type { FirstGame } from './game.ts';
import { type FirstState, type Lock, occasion, type Ship } from './state.ts';

/** The lock whose blue token a ship has: one at most (acquire-a-target-lock.6). */
export const lockOf = (state: FirstState, ship: Ship): Lock | undefined =>
  state.locks.find((lock) => lock.by === ship.id);

/** The lock of a ship on another one. */
export const lockOn = (state: FirstState, ship: Ship, target: Ship): Lock | undefined =>
  state.locks.find((lock) => lock.by === ship.id && lock.on === target.id);

export const hasLockOn = (state: FirstState, ship: Ship, target: Ship): boolean =>
  state.locks.some((lock) => lock.by === ship.id && lock.on === target.id);

/** The locks whose red tokens lie on a ship: several enemies may lock it (acquire-a-target-lock.14). */
export const locksOn = (state: FirstState, ship: Ship): readonly Lock[] =>
  state.locks.filter((lock) => lock.on === ship.id);

/** Both tokens of a lock are removed (acquire-a-target-lock.13). */
export function removeLock(game: FirstGame, lock: Lock, because: string): void {
  game.state.locks = game.state.locks.filter((other) => other !== lock);
  game.emit({ kind: 'lock-removed', ship: lock.by, on: lock.on, letter: lock.letter, because });
}

/** The blue token goes to another ship; its red partner stays where it is (acquire-a-target-lock.13). */
export function moveBlueToken(game: FirstGame, lock: Lock, to: Ship, because: string): void {
  const held = lockOf(game.state, to);
  if (held) removeLock(game, held, 'xwing1:acquire-a-target-lock.6');
  lock.by = to.id;
  game.emit({ kind: 'locked', ship: to.id, on: lock.on, letter: lock.letter, because });
}

/** Every token pair that has a token on a ship is removed. */
export function removeLocksOf(game: FirstGame, ship: Ship, because: string): void {
  for (const lock of game.state.locks)
    if (lock.by === ship.id || lock.on === ship.id) removeLock(game, lock, because);
}

/** A ship spends the lock that it, or a friend, has on another. */
export function spendLock(game: FirstGame, ship: Ship, target: Ship, because: string, from = ship): void {
  const lock = game.state.locks.find((one) => one.by === from.id && one.on === target.id);
  if (!lock) return;
  game.state.locks = game.state.locks.filter((other) => other !== lock);
  game.emit({ kind: 'lock-spent', ship: from.id, on: target.id, because });
  announce(game, occasion('lock-spent', { ship: ship.id, other: target.id }));
}
