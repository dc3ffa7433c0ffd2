import { canPay } from '../abilities/costs.ts';
import { meets } from '../abilities/evaluate.ts';
import { hooked } from '../abilities/hooks.ts';
import type { ActionOption } from '../questions.ts';
import { cardAbilities, findAbility } from '../ship/abilities.ts';
import { occasion, type SecondState, type Ship } from '../state.ts';

export type CardActionOption = Extract<ActionOption, { kind: 'card' }>;

/** Actions printed on a ship's cards: standard actions (actions.1) that are not on its bar (ship-abilities.1). */
export function cardActions(state: SecondState, ship: Ship): readonly CardActionOption[] {
  if (!hooked(state, 'card-action')) return [];
  return cardAbilities(ship).flatMap(({ ref, name, ability }) =>
    ability.kind === 'action'
      ? [{ kind: 'card', ability: ref, name, difficulty: ability.difficulty } as const]
      : [],
  );
}

/** The action that `cardActions` lists under `ref`. */
export function printedAction(ship: Ship, ref: string) {
  const owned = findAbility(ship, ref);
  if (owned?.ability.kind !== 'action')
    throw new Error(`ship ${ship.id}: no card of it has an action ${ref}`);
  return { name: owned.name, lines: owned.lines, ability: owned.ability };
}

/** When the action of a card is performed, as what it says sees it. */
export const momentOf = (ship: Ship) => occasion('after-action', { ship: ship.id });

/** Why what the action of a card requires or costs is not there, as a ruling; null when it is. */
export function priceRefusal(state: SecondState, ship: Ship, ref: string): string | null {
  const { requires, costs, rulings } = printedAction(ship, ref).ability;
  const moment = momentOf(ship);
  if (!meets(state, ship, ref, requires, { occasion: moment }))
    return rulings?.[0] ?? 'xwing2:ability-queue.6';
  return canPay(state, ship, ref, costs, { occasion: moment })
    ? null
    : 'xwing2:faq-abilities-and-the-ability-queue.10';
}
