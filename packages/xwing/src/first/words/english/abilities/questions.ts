import type { AbilityQuestion } from '../../../abilities/questions.ts';
import type { FirstState } from '../../../state.ts';
import { shipLabel } from '../../labels.ts';
import { cardNamed } from '../terms.ts';

/** What abilities ask. */
export function abilityQuestion(asked: AbilityQuestion, view: FirstState): string {
  switch (asked.kind) {
    case 'order-abilities':
      return 'Which ability is next?';
    case 'use-ability':
      return `Does ${shipLabel(view, asked.ship)} use ${cardNamed(asked.ability)}?`;
    case 'choose-ship':
      return `Which ship is chosen for ${cardNamed(asked.ability)}?`;
    case 'turn-dial':
      return `To which maneuver does ${shipLabel(view, asked.ship)} turn its dial?`;
    case 'guess-evades':
      return `How many evade results does the player of ${shipLabel(view, asked.ship)} guess?`;
    case 'name-result':
      return `Which result is named before ${shipLabel(view, asked.ship)} rolls dice, by ${cardNamed(asked.ability)}?`;
    case 'change-result':
      return `Which result of ${shipLabel(view, asked.ship)} is changed, by ${cardNamed(asked.ability)}?`;
    case 'reroll-results':
      return `Which results are rerolled, by ${cardNamed(asked.ability)}?`;
    case 'blast-obstacle':
      return `Which obstacle is blasted, by ${cardNamed(asked.ability)}?`;
    case 'guess-dial':
      return `Which maneuver does the player of ${shipLabel(view, asked.ship)} guess on the dial of ${shipLabel(view, asked.of)}?`;
    case 'choose-maneuver':
      return `Which maneuver does ${shipLabel(view, asked.ship)} execute?`;
    case 'choose-damage':
      return `Which damage card is it, for ${cardNamed(asked.ability)}?`;
    case 'choose-upgrade':
      return `Which upgrade of ${shipLabel(view, asked.of)} is it, for ${cardNamed(asked.ability)}?`;
    case 'treat-maneuver':
      return `What does ${shipLabel(view, asked.ship)} treat its maneuver as?`;
    case 'choose-effect':
      return `What does ${cardNamed(asked.ability)} do?`;
    case 'choose-token':
      return `Which token of ${shipLabel(view, asked.of)} is it, for ${cardNamed(asked.ability)}?`;
  }
}
