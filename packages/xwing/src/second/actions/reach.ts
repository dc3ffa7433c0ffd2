import { canPay, payCosts } from '../abilities/costs.ts';
import type { ModifierOf } from '../abilities/language.ts';
import { allowedTo, type Holding, permits } from '../abilities/modifiers.ts';
import type { SecondGame } from '../game.ts';
import { hasLockOn, spendLock } from '../locks.ts';
import type { SecondState, Ship } from '../state.ts';

type Farther = Extract<ModifierOf, { can: 'reach-farther' }>;

/** The card by which a ship's coordinate or jam action may reach farther, if its price can be paid. */
export const reachingFarther = (
  state: SecondState,
  ship: Ship,
  action: Farther['actions'][number],
): Holding<Farther> | undefined =>
  permits(state, ship, 'reach-farther').find(
    ({ ref, of }) => of.actions.includes(action) && canPay(state, ship, ref, of.costs),
  );

/** Whether a card lets a ship spend its lock on another one to choose that one at whatever range. */
export const reachesByLock = (state: SecondState, ship: Ship, other: Ship): boolean =>
  hasLockOn(state, ship, other) && allowedTo(state, ship, 'reach-by-lock').length > 0;

/** The price of an action on a ship beyond the usual reach: that of the card that reaches it, else the lock on it. */
export function payForReach(
  game: SecondGame,
  ship: Ship,
  other: Ship,
  action: Farther['actions'][number],
  isWithin: (farther: number) => boolean,
): void {
  const card = reachingFarther(game.state, ship, action);
  if (card && isWithin(card.of.by)) payCosts(game, ship, card.ref, card.of.costs);
  else spendLock(game, ship, other);
}
