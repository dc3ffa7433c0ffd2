/** What cards say: sentences made of the blocks that act. */

import { sentence } from '@firing-arc/words/english';
import type { Ability } from '../../abilities/language.ts';
import { type UpgradeIcon, upgradeCard } from '../../cards/index.ts';
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
  const named = (icons: readonly UpgradeIcon[]): string => icons.map(icon).join(' or ');
  return [
    ...(gains.length > 0 ? [`Its upgrade bar has one more icon: ${named(gains)}.`] : []),
    ...(forbids.length > 0 ? [`It carries no ${named(forbids)} upgrades.`] : []),
  ];
}

/** One ability as a sentence. */
export function abilityText(ability: Ability, bearer: BearerKind): string {
  switch (ability.kind) {
    case 'trigger':
      return `${sentence(triggerText(ability, bearer))}${ability.again ? ' This may be done more than once in an attack.' : ''}`;
    case 'replacement':
      return replacementText(ability);
    default:
      return sentence(modifierText(ability, bearer));
  }
}

/** The text of a damage card, an upgrade, a squadron or an objective; null when none of it is written. */
export const cardText = cardTextIn({ abilityText, barText, objectiveText: objectiveCardText });
