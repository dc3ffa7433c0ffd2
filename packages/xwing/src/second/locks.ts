import { inPlay, isRemote } from './bodies.ts';
import type { SecondGame } from './game.ts';
import type { Lock, SecondState, Ship } from './state.ts';

/** What a lock can lie on. */
export type LockTarget = 'ship' | 'obstacle' | 'device';

/** The lock that a ship maintains: "your lock" is the one you placed (faq-locking.4). */
export function lockOf(state: SecondState, ship: Ship): Lock | undefined {
  for (const lock of state.locks) if (lock.by === ship.id) return lock;
  return undefined;
}

/** Every lock that a ship maintains: one, unless a card allows more (lock.10). */
export const locksOf = (state: SecondState, ship: Ship): readonly Lock[] =>
  state.locks.filter((lock) => lock.by === ship.id);

export const hasLockOn = (state: SecondState, ship: Ship, target: Ship): boolean =>
  state.locks.some((lock) => lock.by === ship.id && lock.kind === 'ship' && lock.on === target.id);

/** Locks that lie on a ship: red tokens of that ship (lock.4, faq-locking.3). */
export const locksOn = (state: SecondState, ship: Ship): readonly Lock[] =>
  state.locks.filter((lock) => lock.kind === 'ship' && lock.on === ship.id);

/** A ship that has left the game neither has locks nor is locked (removed-from-the-game.1). */
export const isThere = (ship: Ship): boolean => inPlay(ship) || isRemote(ship);

/** Removes what locks a ship maintains (lock.6). */
export function breakLock(game: SecondGame, ship: Ship, because: string): void {
  for (const lock of locksOf(game.state, ship)) removeLock(game, lock, because);
}

/** Breaks the lock that a ship has on another one. */
export function breakLockOn(game: SecondGame, ship: Ship, on: Ship, because: string): void {
  for (const lock of locksOn(game.state, on)) if (lock.by === ship.id) removeLock(game, lock, because);
}

/** Breaks every lock that lies on an obstacle or a device that leaves the game (lock.6). */
export function breakLocksOnThing(
  game: SecondGame,
  kind: 'obstacle' | 'device',
  id: number,
  because: string,
): void {
  for (const lock of game.state.locks.filter((one) => one.kind === kind && one.on === id)) {
    removeLock(game, lock, because);
  }
}

/** The lock of a ship on one thing lies on another; a second one there goes (faq-locking.1). */
export function moveLock(game: SecondGame, by: Ship, from: Ship, to: Ship, because: string): void {
  breakLockOn(game, by, to, because);
  breakLockOn(game, by, from, because);
  if (!isThere(by) || !isThere(to)) return;
  game.state.locks.push({ by: by.id, kind: 'ship', on: to.id });
  game.emit({ kind: 'locked', ship: by.id, target: 'ship', on: to.id, because });
}

/** Breaks every lock that lies on a ship. */
export function breakLocksOn(game: SecondGame, ship: Ship, because: string): void {
  for (const lock of locksOn(game.state, ship)) removeLock(game, lock, because);
}

/** Removes one lock (lock.6). */
export function removeLock(game: SecondGame, lock: Lock, because: string): void {
  game.state.locks = game.state.locks.filter((other) => other !== lock);
  game.emit({
    kind: 'lock-broken',
    ship: lock.by,
    target: lock.kind as LockTarget,
    on: lock.on,
    because,
  });
}
