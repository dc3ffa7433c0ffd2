/** Contact and range between ships. */

import { band, distance, RANGE_BAND } from '../common/index.ts';
import { bodyOf, isRemote, rangeOf, unitBody } from './bodies.ts';
import { isHuge } from './ship/card.ts';
import type { SecondState, Ship } from './state.ts';

export function inContact(state: SecondState, a: number, b: number): boolean {
  const pairs = state.contacts;
  for (let i = 0; i < pairs.length; i += 2) {
    if ((pairs[i] === a && pairs[i + 1] === b) || (pairs[i] === b && pairs[i + 1] === a)) return true;
  }
  return false;
}

/** Forgets a ship's contacts, before it moves or when it is removed. */
export function breakContacts(state: SecondState, ship: number): void {
  if (!state.contacts.includes(ship)) return;
  const kept: number[] = [];
  for (let i = 0; i < state.contacts.length; i += 2) {
    const a = state.contacts[i]!;
    const b = state.contacts[i + 1]!;
    if (a !== ship && b !== ship) kept.push(a, b);
  }
  state.contacts = kept;
}

/** Range between two ships: 0 in contact, else the band of the closest points, 4 beyond range 3 (range.1, .13). */
export function rangeBetween(state: SecondState, a: Ship, b: Ship): number {
  if (isRemote(a) || isRemote(b)) return rangeOf(unitBody(a), unitBody(b));
  if (inContact(state, a.id, b.id)) return 0;
  return Math.max(1, band(distance(bodyOf(a), bodyOf(b))));
}

/** Whether a ship is at one of some ranges of another. */
export function atRange(state: SecondState, a: Ship, b: Ship, range: readonly [number, number]): boolean {
  if (range[1] < 3 && farApart(a, b, range[1] * RANGE_BAND)) return false;
  const between = rangeBetween(state, a, b);
  return between >= range[0] && between <= range[1];
}

/** A cheap test that two ships cannot be within so many mm: even the corners of two large bases are too far. */
export function farApart(a: Ship, b: Ship, mm: number): boolean {
  const reach = mm + 114;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy > reach * reach && !isHuge(a) && !isHuge(b);
}
