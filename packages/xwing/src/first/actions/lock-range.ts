/** Whom a ship may lock: range, and what cards say of it. */

import { hasRule } from '../abilities/evaluate.ts';
import { hooked } from '../abilities/hooks.ts';
import { lockRange } from '../abilities/modifiers.ts';
import { abilitiesOf, cardIdOf } from '../abilities/owned.ts';
import { atRange, friendly, inPlay, rangeBetween } from '../game.ts';
import { hasLockOn } from '../locks.ts';
import type { FirstState, Ship } from '../state.ts';

/** Whether a ship could lock another where they are: at range 1-3, or as its cards say (acquire-a-target-lock.2). */
export function inLockRange(state: FirstState, ship: Ship, other: Ship): boolean {
  const [from, to] = lockRange(state, ship);
  const range = rangeBetween(state, ship, other) ?? BEYOND;
  if (range >= from && range <= to) return true;
  if (!friendly(ship, other) && hasRule(state, ship, 'locks-afar') && isNearFriend(state, ship, other))
    return true;
  return state.ships.some(
    (spotter) =>
      friendly(spotter, ship) &&
      inPlay(spotter) &&
      hasRule(state, spotter, 'friends-lock-afar') &&
      isNearFriend(state, ship, other),
  );
}

/** Beyond range 5, to which a ruler of a huge ship measures: a card to range 5 locks nobody there, one to any range does. */
const BEYOND = 6;

/** Whether a ship is at range 1-3 of any ship that is friendly to another. */
const isNearFriend = (state: FirstState, ship: Ship, other: Ship): boolean =>
  state.ships.some((near) => friendly(near, ship) && inPlay(near) && atRange(state, near, other, [1, 3]));

/** Whether a ship locks another if it is in range: an enemy (friendly.2), or a friend by a card. */
export const mayLock = (state: FirstState, ship: Ship, other: Ship): boolean =>
  !friendly(ship, other) || (other !== ship && hasRule(state, ship, 'locks-friends'));

/** Of ships that could be locked those whose card draws the lock, if any is in range and not locked yet (faq-ship-cards.9). */
export function drawnTo(state: FirstState, ship: Ship, possible: readonly Ship[]): readonly Ship[] {
  if (!hooked(state, 'rule draws-locks')) return possible;
  const drawing = possible.filter(
    (other) =>
      hasRule(state, other, 'draws-locks') &&
      !hasLockOn(state, ship, other) &&
      inLockRange(state, ship, other),
  );
  return drawing.length > 0 ? drawing : possible;
}

/** The card of a ship that draws locks; null without one. */
export function drawingCard(state: FirstState, ship: Ship): string | null {
  const drawing = abilitiesOf(state, ship).find(
    ({ ability }) => ability.kind === 'modifier' && 'rule' in ability.of && ability.of.rule === 'draws-locks',
  );
  return drawing ? cardIdOf(drawing.ref) : null;
}
