import { type BaseBody, type ObstacleType, obstacleOutline, overlapsBody } from '../common/index.ts';
import { ownValues } from './abilities/modifiers.ts';
import { announce } from './abilities/resolve.ts';
import { loseToJam } from './actions/jam.ts';
import { bodyOf, inPlay, isRemote, obstacleBodyOf } from './bodies.ts';
import type { SecondGame } from './game.ts';
import { notIgnored } from './maneuver/ignoring.ts';
import { isIonized, isJammed } from './ship/conditions.ts';
import { type Lock, occasion, type SecondState, type Ship } from './state.ts';

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

/** Why a ship may not acquire any lock now, as a ruling; null when it may. */
export function cannotLock(state: SecondState, ship: Ship): string | null {
  if (isIonized(ship)) return 'xwing2:ion.3';
  return inCloud(state, ship);
}

/** A ship at range 0 of a gas or electro-chaff cloud neither locks nor is locked (obstacles.19, .20); null elsewhere. */
export function inCloud(state: SecondState, ship: Ship): string | null {
  if (!isNearAny(state, ship)) return null;
  const under = (type: string) => notIgnored(state, ship, obstaclesUnder(state, ship, type), 'overlap');
  if (under('gascloud').length > 0) return 'xwing2:obstacles.19';
  return under('electrochaff').length > 0 ? 'xwing2:obstacles.20' : null;
}

/** Obstacles that a ship is at range 0 of, which for obstacles means on top of (range.12); of one type, or all. */
export function obstaclesUnder(state: SecondState, ship: Ship, type?: string): readonly number[] {
  const under: number[] = [];
  let body: BaseBody | null = null;
  for (const obstacle of state.obstacles) {
    const dx = obstacle.x - ship.x;
    const dy = obstacle.y - ship.y;
    if (!obstacle.placed || dx * dx + dy * dy > NEAR * NEAR) continue;
    if (type !== undefined && obstacleType(obstacle.outline) !== type) continue;
    body ??= bodyOf(ship);
    if (overlapsBody(body, obstacleBodyOf(obstacle))) under.push(obstacle.id);
  }
  return under;
}

/** Whether any obstacle is so near that a ship may be on it: mostly none is. */
function isNearAny({ obstacles }: SecondState, ship: Ship): boolean {
  for (const obstacle of obstacles) {
    const dx = obstacle.x - ship.x;
    const dy = obstacle.y - ship.y;
    if (obstacle.placed && dx * dx + dy * dy <= NEAR * NEAR) return true;
  }
  return false;
}

/** Farther apart than this, the middles of a ship and an obstacle cannot belong to an overlap (mm). */
const NEAR = 130;

/** Asteroid, debris cloud, gas cloud, electro-chaff cloud or Blaze; cargo is one of the first two (obstacles.10, .11). */
export function obstacleType(outline: string): ObstacleType {
  const known = obstacleOutline(outline);
  if (!known) throw new Error(`there is no obstacle outline '${outline}'`);
  return known.type;
}

/** A ship that has left the game neither has locks nor is locked (removed-from-the-game.1). */
const isThere = (ship: Ship): boolean => inPlay(ship) || isRemote(ship);

/** Assigns a lock; what it would have too many of is removed first: the oldest, or the one on the same thing (lock.10). */
export function acquireLock(game: SecondGame, ship: Ship, target: LockTarget, on: number): void {
  const locked = target === 'ship' ? game.state.ships[on] : ship;
  if (!isThere(ship) || !locked || !isThere(locked)) return;
  const held = locksOf(game.state, ship);
  const same = held.find((lock) => lock.kind === target && lock.on === on);
  const removed = same ?? (held.length >= mostLocks(game.state, ship) ? held[0] : undefined);
  if (removed) removeLock(game, removed, 'xwing2:lock.10');
  game.state.locks.push({ by: ship.id, kind: target, on });
  game.emit({ kind: 'locked', ship: ship.id, target, on, because: 'xwing2:lock.3' });
  announce(game, occasion('after-lock', { ship: ship.id, other: target === 'ship' ? on : -1, what: target }));
  if (isJammed(ship)) loseToJam(game, ship, ship.player);
}

/** How many locks a ship can maintain: one, or what a card says. */
export const mostLocks = (state: SecondState, ship: Ship): number =>
  ownValues(state, ship, 'locks').reduce((most, { of }) => Math.max(most, of.most), 1);

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
  if (game.state.locks.length === 0) return;
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

/** The attacker spends its lock on the defender (lock.5). */
export function spendLock(game: SecondGame, ship: Ship, on?: Ship): void {
  const lock = game.state.locks.find(
    (one) => one.by === ship.id && (!on || (one.kind === 'ship' && one.on === on.id)),
  );
  if (!lock) return;
  game.state.locks = game.state.locks.filter((other) => other !== lock);
  game.emit({ kind: 'lock-spent', ship: ship.id, on: lock.on, because: 'xwing2:lock.5' });
  const { attack } = game.state;
  const during = attack !== null && attack.step !== 'aftermath' ? 'attack' : '';
  const other = lock.kind === 'ship' ? lock.on : -1;
  announce(game, occasion('after-spend', { ship: ship.id, other, what: 'lock', colour: during }));
}
