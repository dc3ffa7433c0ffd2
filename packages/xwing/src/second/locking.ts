/** Acquiring and spending locks. */

import { ownValues } from './abilities/evaluate.ts';
import { announce } from './abilities/hooks.ts';
import type { SecondGame } from './game.ts';
import { hasLockOn, isThere, type LockTarget, locksOf, removeLock } from './locks.ts';
import { notIgnored } from './maneuver/ignoring.ts';
import { isNearAny, obstaclesUnder } from './obstacles.ts';
import { isIonized, isJammed } from './ship/conditions.ts';
import type { SecondState, Ship } from './state.ts';
import { loseToJam } from './tokens.ts';

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

/** Assigns a lock; what it would have too many of is removed first: the oldest, or the one on the same thing (lock.10). */
export function acquireLock(game: SecondGame, ship: Ship, target: LockTarget, on: number): void {
  const locked = target === 'ship' ? game.state.ships[on] : ship;
  if (!isThere(ship) || !locked || !isThere(locked)) return;
  const held = locksOf(game.state, ship);
  const same = held.find((lock) => lock.kind === target && lock.on === on);
  const things = new Set(held.map((lock) => `${lock.kind} ${lock.on}`));
  const oldest = things.size >= mostLocks(game.state, ship) ? held[0] : undefined;
  // One on the same thing gives way to the new one; of another thing all go that lie on it.
  const removed = same ? [same] : held.filter((lock) => lock.kind === oldest?.kind && lock.on === oldest.on);
  for (const lock of removed) removeLock(game, lock, 'xwing2:lock.10');
  game.state.locks.push({ by: ship.id, kind: target, on });
  game.emit({ kind: 'locked', ship: ship.id, target, on, because: 'xwing2:lock.3' });
  announce(game, 'after-lock', { ship: ship.id, other: target === 'ship' ? on : -1, what: target });
  if (isJammed(ship)) loseToJam(game, ship, ship.player);
}

/** One more lock token of a lock that a ship has on another: both have one number, and each is spent by itself (faq-locking.2). */
export function addLockToken(game: SecondGame, by: Ship, on: Ship, because: string): void {
  if (!isThere(by) || !isThere(on) || !hasLockOn(game.state, by, on)) return;
  game.state.locks.push({ by: by.id, kind: 'ship', on: on.id });
  game.emit({ kind: 'locked', ship: by.id, target: 'ship', on: on.id, because });
}

/** How many locks a ship can maintain: one, or what a card says. */
export const mostLocks = (state: SecondState, ship: Ship): number =>
  ownValues(state, ship, 'locks').reduce((most, { of }) => Math.max(most, of.most), 1);

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
  announce(game, 'after-spend', { ship: ship.id, other, what: 'lock', colour: during });
}
