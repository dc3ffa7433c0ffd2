import { ownValues } from '../abilities/evaluate.ts';
import type { ActionDifficulty, ActionName } from '../cards/chassis.ts';
import type { SecondState, Ship } from '../state.ts';
import { treatedAs } from './difficulty.ts';

/** The colour that cards treat an action as; of several the most restrictive (actions.10). */
export const colourOf = (
  state: SecondState,
  ship: Ship,
  action: ActionName,
  difficulty: ActionDifficulty,
): ActionDifficulty => treatedAs(ownValues(state, ship, 'action-colour'), action, difficulty);
