/** Paying for what reaches farther. */

import { payCosts } from '../abilities/pay.ts';
import type { SecondGame } from '../game.ts';
import { spendLock } from '../locking.ts';
import type { Ship } from '../state.ts';
import { type Farther, pricesOf, reachingFarther, timesPayable } from './reach.ts';

/** The price of an action on a ship beyond the usual reach: that of the card that reaches it, else the lock on it. */
export function payForReach(
  game: SecondGame,
  ship: Ship,
  other: Ship,
  action: Farther['actions'][number],
  isWithin: (farther: number) => boolean,
): void {
  if (!payFarther(game, ship, action, isWithin)) spendLock(game, ship, other);
}

/** Pays a card as often as it takes to reach; false when it does not reach. */
export function payFarther(
  game: SecondGame,
  ship: Ship,
  action: Farther['actions'][number],
  isWithin: (farther: number) => boolean,
): boolean {
  const card = reachingFarther(game.state, ship, action);
  if (!card) return false;
  const most = timesPayable(game.state, ship, card);
  for (let times = 1; times <= most; times++) {
    if (!isWithin(card.of.by * times)) continue;
    payCosts(game, ship, card.ref, pricesOf(card.of, times));
    return true;
  }
  return false;
}
