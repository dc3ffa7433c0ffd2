import { merged } from '../../../common/words/english/merging.ts';
import type { Effect } from '../../abilities/language.ts';
import { cardsIn } from '../cards.ts';
import { laterIn } from '../later.ts';
import { abilityText, effectText } from './abilities/sentences.ts';
import * as facts from './card-facts.ts';
import { ENGLISH_PHRASES } from './phrases.ts';
import { english } from './without-cards.ts';

export { ENGLISH_PHRASES } from './phrases.ts';

/** What cards say, in English. */
export const ENGLISH_CARDS = {
  ...cardsIn({
    ...facts,
    ability: abilityText,
    merged,
    lendsPilotAbility:
      'The ship that assigned it has this ship’s pilot ability, also once this ship is destroyed, but assigns no conditions with it.',
    lendsPilotSkill: 'The ship that assigned it has the pilot skill that this ship had after setup.',
    moreShields: (shields) => `This ship’s shield value is ${shields} higher.`,
    otherSide: (text) => `On its other side: ${text}`,
    ofCondition: (name, text) => `${name}: ${text}`,
    notWritten: (part) =>
      `${part ? 'The rest of what this card does' : 'What this card does'} is not written here yet.`,
  }),
  effect: (effect: Effect) => effectText(effect, 'does'),
};

/** Everything a player meets, in English. */
export const ENGLISH = english({ ...laterIn(ENGLISH_PHRASES), ...ENGLISH_CARDS });
