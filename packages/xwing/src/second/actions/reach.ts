import { bandOn, distance, EPIC_BANDS, RANGE_BANDS } from '../../common/index.ts';
import { canPay } from '../abilities/costs.ts';
import { allowedTo } from '../abilities/evaluate.ts';
import type { ModifierOf } from '../abilities/language.ts';
import type { Holding } from '../abilities/modifiers.ts';
import { permits } from '../abilities/permits.ts';
import { bodyOf } from '../bodies.ts';
import { hasLockOn } from '../locks.ts';
import { rangeBetween } from '../range.ts';
import type { SecondState, Ship } from '../state.ts';

export type Farther = Extract<ModifierOf, { can: 'reach-farther' }>;

/** The card by which an action of a ship may reach farther, if its price can be paid at least once. */
export const reachingFarther = (
  state: SecondState,
  ship: Ship,
  action: Farther['actions'][number],
): Holding<Farther> | undefined =>
  permits(state, ship, 'reach-farther').find(
    ({ ref, of }) => of.actions.includes(action) && canPay(state, ship, ref, of.costs),
  );

/** How often the price of a card could be paid at once. */
export const timesPayable = (state: SecondState, ship: Ship, { ref, of }: Holding<Farther>): number => {
  let times = 1;
  while (times < (of.most ?? 1) && canPay(state, ship, ref, pricesOf(of, times + 1))) times++;
  return times;
};

export const pricesOf = ({ costs }: Farther, times: number): Farther['costs'] =>
  Array.from({ length: times }, () => costs).flat();

/** How much farther a ship could pay to reach with an action; 0 without such a card. */
export function fartherBy(state: SecondState, ship: Ship, action: Farther['actions'][number]): number {
  const card = reachingFarther(state, ship, action);
  return card ? card.of.by * timesPayable(state, ship, card) : 0;
}

/** Range between two ships, told apart up to the last band of huge ships' weapons; 6 beyond it. */
export function farRange(state: SecondState, ship: Ship, target: Ship): number {
  const range = rangeBetween(state, ship, target);
  if (range <= RANGE_BANDS) return range;
  return bandOn(distance(bodyOf(ship), bodyOf(target)), EPIC_BANDS) ?? EPIC_BANDS + 1;
}

/** Whether a card lets a ship spend its lock on another one to choose that one at whatever range. */
export const reachesByLock = (state: SecondState, ship: Ship, other: Ship): boolean =>
  hasLockOn(state, ship, other) && allowedTo(state, ship, 'reach-by-lock').length > 0;
