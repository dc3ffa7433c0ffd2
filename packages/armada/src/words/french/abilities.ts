/** What cards say in French: sentences made of the blocks that act. */

import { list, spaced } from '@firing-arc/words/french';
import type { Ability } from '../../abilities/language.ts';
import { upgradeCard } from '../../cards/index.ts';
import { cardTextIn } from '../card-text.ts';
import type { BearerKind } from '../words.ts';
import { modifierText } from './abilities/modifiers.ts';
import { replacementText } from './abilities/replacements.ts';
import { triggerText } from './abilities/triggers.ts';
import { objectiveCardText } from './objective-cards.ts';
import { icon } from './terms.ts';

/** What an upgrade changes of the upgrade bar. */
function barText(id: string): readonly string[] {
  const { gains = [], forbids = [] } = upgradeCard(id) ?? {};
  return [
    ...(gains.length > 0
      ? [`La barre d’amélioration a une icône de plus : ${list(gains.map(icon), 'ou')}.`]
      : []),
    ...(forbids.length > 0 ? [`Ces améliorations ne sont pas possibles : ${list(forbids.map(icon))}.`] : []),
  ];
}

/** One ability as a sentence. */
export function abilityText(ability: Ability, bearer: BearerKind): string {
  switch (ability.kind) {
    case 'trigger':
      return `${spaced(triggerText(ability, bearer))}${ability.again ? ' Cela peut être fait plusieurs fois par attaque.' : ''}`;
    case 'replacement':
      return replacementText(ability, bearer);
    default:
      return spaced(modifierText(ability, bearer));
  }
}

/** The text of a damage card, an upgrade, a squadron or an objective; null when none of it is written. */
export const cardText = cardTextIn({ abilityText, barText, objectiveText: objectiveCardText });
