import type { AbilityQuestion } from '../../../abilities/questions.ts';
import type { FirstState } from '../../../state.ts';
import { cardNamed, shipLabel } from '../../labels.ts';
import { de } from '../grammar.ts';

/** What abilities ask. */
export function abilityQuestion(asked: AbilityQuestion, view: FirstState): string {
  const card = 'ability' in asked ? cardNamed(asked.ability) : '';
  const ship = 'ship' in asked ? shipLabel(view, asked.ship) : '';
  switch (asked.kind) {
    case 'order-abilities':
      return 'Quelle capacité vient ensuite ?';
    case 'use-ability':
      return `${ship} utilise-t-il ${card} ?`;
    case 'choose-ship':
      return `Quel vaisseau est choisi pour ${card} ?`;
    case 'turn-dial':
      return `Sur quelle manœuvre ${ship} tourne-t-il son cadran ?`;
    case 'guess-evades':
      return `Combien d’évasions annonce le joueur ${de(ship)} ?`;
    case 'name-result':
      return `Quel résultat ${card} annonce-t-il avant que ${ship} lance les dés ?`;
    case 'change-result':
      return `Quel résultat ${de(ship)} ${card} change-t-il ?`;
    case 'reroll-results':
      return `Quels résultats sont relancés, par ${cardNamed(asked.ability)} ?`;
    case 'blast-obstacle':
      return `Quel obstacle est détruit, par ${cardNamed(asked.ability)} ?`;
    case 'guess-dial':
      return `Quelle manœuvre le joueur de ${shipLabel(view, asked.ship)} devine-t-il sur le cadran de ${shipLabel(view, asked.of)} ?`;
    case 'choose-maneuver':
      return `Quelle manœuvre ${ship} exécute-t-il ?`;
    case 'choose-damage':
      return `Quelle carte de dégât, pour ${card} ?`;
    case 'choose-upgrade':
      return `Quelle amélioration ${de(shipLabel(view, asked.of))}, pour ${card} ?`;
    case 'treat-maneuver':
      return `Comme quelle manœuvre ${ship} traite-t-il la sienne ?`;
    case 'choose-effect':
      return `Que se passe-t-il par ${card} ?`;
    case 'choose-token':
      return `Quel jeton ${de(shipLabel(view, asked.of))}, pour ${card} ?`;
  }
}
