import { type Holding, ownValues, type ValueOf } from '../abilities/modifiers.ts';
import type { ActionDifficulty, ActionName, BarAction } from '../cards/chassis.ts';
import { actionBar } from '../ship/values.ts';
import type { SecondState, Ship } from '../state.ts';
import { mostRestrictive } from './perform.ts';

/** The action bar as it is now: what is printed, what cards add, every action in the colour that cards give it. */
export function barOf(state: SecondState, ship: Ship): readonly BarAction[] {
  const printed = actionBar(ship);
  const added = ownValues(state, ship, 'action-bar');
  const coloured = ownValues(state, ship, 'action-colour');
  if (added.length === 0 && coloured.length === 0) return printed;
  return [...printed, ...added.flatMap(({ of }) => of.add)].map((entry) => {
    const difficulty = treatedAs(coloured, entry.action, entry.difficulty);
    if (!entry.link) return { ...entry, difficulty };
    const { action } = entry.link;
    const link = { action, difficulty: treatedAs(coloured, action, entry.link.difficulty) };
    return { ...entry, difficulty, link };
  });
}

/** The colour that cards treat an action as; of several the most restrictive (actions.10). */
export const colourOf = (
  state: SecondState,
  ship: Ship,
  action: ActionName,
  difficulty: ActionDifficulty,
): ActionDifficulty => treatedAs(ownValues(state, ship, 'action-colour'), action, difficulty);

function treatedAs(
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
