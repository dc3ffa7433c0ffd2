import type { SecondGame } from '../game.ts';
import type { Condition, Ship } from '../state.ts';

/** Which condition card an ability stands on, and how a facedown one is shown to all. */

/** How the `ref` of a condition's ability begins; its number follows. */
export const CONDITION_REF = 'condition-';

/** The condition on a ship on which the ability that `ref` names stands. */
export const conditionWith = (ship: Ship, ref: string): Condition | undefined =>
  ref.startsWith(CONDITION_REF)
    ? ship.conditions.find((one) => ref.startsWith(`${CONDITION_REF}${one.uid}.`))
    : undefined;

/** A secret condition is turned faceup when its effect resolves (condition-cards.7). */
export function revealCondition(game: SecondGame, ship: Ship, uid: number, because: string): void {
  const condition = ship.conditions.find((one) => one.uid === uid);
  if (!condition || condition.up) return;
  condition.up = true;
  game.emit({ kind: 'condition-revealed', ship: ship.id, condition: condition.id, because });
}
