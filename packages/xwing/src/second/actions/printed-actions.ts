import { hooked } from '../abilities/hooks.ts';
import type { ActionOption } from '../questions.ts';
import { cardAbilities, findAbility } from '../ship/abilities.ts';
import type { SecondState, Ship } from '../state.ts';

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
