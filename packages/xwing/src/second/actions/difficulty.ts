/** The difficulty of actions. */

import type { Holding, ValueOf } from '../abilities/modifiers.ts';
import type { ActionDifficulty, ActionName } from '../cards/chassis.ts';
import type { ActionOption } from '../questions.ts';

export function treatedAs(
  coloured: readonly Holding<ValueOf<'action-colour'>>[],
  action: ActionName,
  difficulty: ActionDifficulty,
): ActionDifficulty {
  if (coloured.length === 0) return difficulty;
  const treated = coloured.filter(
    ({ of }) => of.actions.includes(action) && (of.from === undefined || of.from === difficulty),
  );
  return treated.length === 0 ? difficulty : mostRestrictive(...treated.map(({ of }) => of.to));
}

/** The most restrictive of several colours that effects give to an action (actions.10). */
export function mostRestrictive(...colours: readonly ActionDifficulty[]): ActionDifficulty {
  if (colours.includes('purple')) return 'purple';
  return colours.includes('red') ? 'red' : 'white';
}

/** Standard actions, treated as of a colour where an ability says so. */
export const inColour = (
  options: readonly ActionOption[],
  as: ActionDifficulty | undefined,
): readonly ActionOption[] =>
  as === undefined
    ? options
    : options.map((option) =>
        option.kind === 'scenario' || option.kind === 'none'
          ? option
          : { ...option, difficulty: mostRestrictive(as, option.difficulty ?? 'white') },
      );
