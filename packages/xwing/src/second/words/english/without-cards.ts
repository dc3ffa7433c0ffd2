import { conditionCard } from '../../conditions/cards.ts';
import { shipLabel } from '../labels.ts';
import type { OptionPhrases } from '../options.ts';
import type { Words } from '../words.ts';
import { conditionName, conditionText } from './conditions.ts';
import { deviceEffect, deviceLabel } from './devices.ts';
import { event } from './events.ts';
import { optionWith } from './options.ts';
import { question } from './questions.ts';
import { refusal } from './refusals.ts';
import * as terms from './terms.ts';

/** The words of cards: most of all words, so a page may fetch them later. */
export interface CardWords extends Pick<Words, 'ability' | 'damageCard' | 'upgrade'> {
  readonly effect: OptionPhrases['effect'];
}

/** Everything a player meets, in English; what cards say is given. */
export const english = ({ ability, damageCard, upgrade, effect }: CardWords): Words => ({
  ...terms,
  language: 'en',
  question,
  option: optionWith({ ability, effect }),
  event,
  refusal,
  ship: shipLabel,
  device: deviceLabel,
  deviceEffect,
  ability,
  damageCard,
  upgrade,
  condition: conditionName,
  conditionText: (id) => {
    const card = id === null ? undefined : conditionCard(id);
    return card ? conditionText(card, ability) : '';
  },
});

const ON_ITS_CARD = 'what its card says';

/** English without the words of cards. */
export const ENGLISH_WITHOUT_CARDS: Words = english({
  ability: () => ON_ITS_CARD,
  damageCard: () => '',
  upgrade: () => '',
  effect: () => ON_ITS_CARD,
});
