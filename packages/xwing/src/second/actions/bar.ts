import { hooked } from '../abilities/hooks.ts';
import { ownValues } from '../abilities/modifiers.ts';
import type { ActionDifficulty, ActionName, BarAction } from '../cards/chassis.ts';
import { actionBar } from '../game.ts';
import type { SecondState, Ship } from '../state.ts';
import { mostRestrictive } from './perform.ts';

/** The action bar as it is now: what is printed, what cards add, every action in the colour that cards give it. */
export function barOf(state: SecondState, ship: Ship): readonly BarAction[] {
  const printed = actionBar(ship);
  if (ship.lasting.length === 0 && !hooked(state, 'modifier')) return printed;
  const added = ownValues(state, ship, 'action-bar').flatMap(({ of }) => of.add);
  return [...printed, ...added].map((entry) => {
    const difficulty = colourOf(state, ship, entry.action, entry.difficulty);
    if (!entry.link) return { ...entry, difficulty };
    const { action } = entry.link;
    const link = { action, difficulty: colourOf(state, ship, action, entry.link.difficulty) };
    return { ...entry, difficulty, link };
  });
}

/** The colour that cards treat an action as; of several the most restrictive (actions.10). */
export function colourOf(
  state: SecondState,
  ship: Ship,
  action: ActionName,
  difficulty: ActionDifficulty,
): ActionDifficulty {
  if (ship.lasting.length === 0 && !hooked(state, 'modifier')) return difficulty;
  const treated = ownValues(state, ship, 'action-colour').filter(
    ({ of }) => of.actions.includes(action) && (of.from === undefined || of.from === difficulty),
  );
  return treated.length === 0 ? difficulty : mostRestrictive(...treated.map(({ of }) => of.to));
}
