import { permits } from '../abilities/permits.ts';
import type { ActionOption } from '../questions.ts';
import { occasion, type SecondState, type Ship, type Step } from '../state.ts';
import { moreByRed } from './coordinate-targets.ts';

type BarOption = Extract<ActionOption, { kind: 'action' }>;

/** The same actions, and those that cards of the ship let it treat as red. */
export function withTreated<Option extends ActionOption>(
  state: SecondState,
  ship: Ship,
  options: readonly Option[],
): readonly (Option | BarOption)[] {
  const refs = permits(state, ship, 'treat-as-red');
  const more: BarOption[] = [];
  for (const option of options) {
    if (option.kind !== 'action' || option.difficulty === 'red') continue;
    const { action, difficulty } = option;
    for (const { ref, of } of refs) {
      if (of.action === action && (of.from ?? difficulty) === difficulty)
        more.push({ kind: 'action', action, difficulty: 'red', by: ref });
    }
    if (action !== 'coordinate') continue;
    for (const by of moreByRed(state, ship, difficulty))
      more.push({ kind: 'action', action, difficulty: 'red', by });
  }
  return more.length === 0 ? options : [...options, ...more];
}

/** What follows an action that was treated as red by an ability. */
export function afterTreated(state: SecondState, ship: Ship, { by, action }: BarOption): readonly Step[] {
  const found = permits(state, ship, 'treat-as-red').find(
    ({ ref, of }) => ref === by && of.action === action,
  );
  if (!found) return [];
  const moment = occasion('after-action', { ship: ship.id });
  return [
    {
      kind: 'effect',
      ability: found.ref,
      ship: ship.id,
      occasion: moment,
      chosen: -1,
      effect: found.of.effect,
    },
  ];
}
