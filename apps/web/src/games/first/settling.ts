/** What First Edition needs not ask in the page. */

import {
  type Attack,
  type FirstQuestion,
  type FirstState,
  hooked,
  type ModifyOption,
} from '@firing-arc/xwing/first/engine';
import type { Settling } from '../settling.ts';
import { asListed, countOf, foremostFirst } from '../xwing/settling.ts';

export function settlingOf(question: FirstQuestion, state: FirstState): Settling | null {
  switch (question.kind) {
    case 'choose-activation':
      return foremostFirst(question.options, state.ships);
    case 'choose-combat':
    case 'choose-decloak':
      return asListed(question.options);
    case 'modify-attack-dice':
    case 'modify-defense-dice': {
      const { attack } = state;
      const { options } = question;
      const done = options.findIndex(({ kind }) => kind === 'done');
      const pool = question.kind === 'modify-attack-dice' ? 'attack' : 'defense';
      if (done < 0 || !attack || waitsForTokens(state)) return null;
      return options.some((option) => changes(option, attack, pool))
        ? null
        : { kind: 'no-effect', answer: done };
    }
    default:
      return null;
  }
}

/** Whether a card acts when a token is spent, on dice that it changes or not. */
const waitsForTokens = (state: FirstState): boolean =>
  hooked(state, 'after-spend') || hooked(state, 'lock-spent');

/** Whether an option can change what comes of the attack. */
function changes({ kind }: ModifyOption, attack: Attack, pool: 'attack' | 'defense'): boolean {
  const { attackDice, defenseDice } = attack;
  const dice = pool === 'attack' ? attackDice : defenseDice;
  const isEvaded = countOf(attackDice, 'hit', 'crit') <= countOf(defenseDice, 'evade');
  switch (kind) {
    case 'done':
      return false;
    case 'focus':
      return countOf(dice, 'focus') > 0 && (pool === 'attack' || !isEvaded);
    case 'evade':
      return !isEvaded;
    default:
      return true;
  }
}
