import type { Refusal } from '@firing-arc/referee';
import type { Rolled } from './attack/modify-dice.ts';
import type { AttackLimits } from './attack/weapons.ts';
import type { AttackOption, LockOption } from './questions.ts';
import type { SecondState, Ship } from './state.ts';

/** Why attacks, locks and changes of dice are not among the options of a question. */
export interface Reasons {
  readonly attack: (
    state: SecondState,
    ship: Ship,
    options: readonly AttackOption[],
    limits?: AttackLimits,
  ) => readonly Refusal[];
  readonly lock: (state: SecondState, ship: Ship, options: readonly LockOption[]) => readonly Refusal[];
  readonly dice: (state: SecondState, rolled: Rolled, player: number) => readonly Refusal[];
}

/** None before the words that tell them are there: a page fetches both after the first dial. */
export const REASONS: { -readonly [Kind in keyof Reasons]: Reasons[Kind] } = {
  attack: () => [],
  dice: () => [],
  lock: () => [],
};
