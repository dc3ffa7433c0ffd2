/** What X-Wing 2.5 needs not ask in the page. */

import {
  hooked,
  type ModifyOption,
  type SecondQuestion,
  type SecondState,
} from '@firing-arc/xwing/second/engine';
import type { Settling } from '../settling.ts';
import { asListed, countOf, foremostFirst } from '../xwing/settling.ts';

export function settlingOf(question: SecondQuestion, state: SecondState): Settling | null {
  switch (question.kind) {
    case 'choose-activation':
      return foremostFirst(question.options, state.ships);
    case 'choose-engagement':
    case 'choose-system':
      return asListed(question.options);
    case 'modify-defense-dice': {
      const { options } = question;
      const done = options.findIndex(({ kind }) => kind === 'done');
      if (done < 0 || !isEvaded(state) || options.some((option) => acts(option, state))) return null;
      return { kind: 'no-effect', answer: done };
    }
    default:
      return null;
  }
}

/** Every hit and crit of the attack has its evade result. */
const isEvaded = ({ attack }: SecondState): boolean =>
  attack !== null && countOf(attack.attackDice, 'hit', 'crit') <= countOf(attack.defenseDice, 'evade');

/** Whether an option may do more than change dice: an ability, or a token whose spending a card waits for. */
const acts = ({ kind }: ModifyOption, state: SecondState): boolean =>
  kind !== 'done' && (kind === 'ability' || kind === 'use-knowledge' || hooked(state, 'after-spend'));
