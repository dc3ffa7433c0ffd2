/** What cards say in German: sentences made of the blocks that act. */

import { list, sentence } from '@firing-arc/words/german';
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
      ? [`Die Aufwertungsleiste hat ein Symbol mehr: ${list(gains.map(icon), 'oder')}.`]
      : []),
    ...(forbids.length > 0 ? [`Diese Aufwertungen sind nicht möglich: ${list(forbids.map(icon))}.`] : []),
  ];
}

/** One ability as a sentence. */
export function abilityText(ability: Ability, bearer: BearerKind): string {
  switch (ability.kind) {
    case 'trigger':
      return `${sentence(triggerText(ability, bearer))}${ability.again ? ' Das darf in einem Angriff mehrmals getan werden.' : ''}`;
    case 'replacement':
      return replacementText(ability, bearer);
    default:
      return sentence(modifierText(ability, bearer));
  }
}

/** The text of a damage card, an upgrade, a squadron or an objective; null when none of it is written. */
export const cardText = cardTextIn({ abilityText, barText, objectiveText: objectiveCardText });
