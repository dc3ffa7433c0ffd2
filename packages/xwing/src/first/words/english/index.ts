import { merged } from '../../../common/words/english/merging.ts';
import { cardsIn } from '../cards.ts';
import { damageTextIn } from '../damage-cards.ts';
import { abilityText, effectText } from './abilities/sentences.ts';
import { ARCS } from './abilities/ships.ts';
import * as facts from './card-facts.ts';
import { DAMAGE_TEXTS, DAMAGE_TEXTS_OF_CORE } from './damage-cards.ts';
import { refusal } from './refusals.ts';
import { english } from './without-cards.ts';

const { pilotText, upgradeText, conditionText } = cardsIn({
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
});

/** Everything a player meets, in English. */
export const ENGLISH = english({
  arc: (name) => ARCS[name],
  bombEffect: facts.bombEffect,
  damageText: damageTextIn(DAMAGE_TEXTS, DAMAGE_TEXTS_OF_CORE),
  pilotText,
  upgradeText,
  conditionText,
  refusal,
  effect: (effect) => effectText(effect, 'does'),
});
