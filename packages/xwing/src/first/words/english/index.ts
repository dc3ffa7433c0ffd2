import { cardsIn } from '../cards.ts';
import { damageTextIn } from '../damage-cards.ts';
import { shipLabel } from '../labels.ts';
import type { Words } from '../words.ts';
import { abilityText } from './abilities/text.ts';
import * as facts from './card-facts.ts';
import { DAMAGE_TEXTS, DAMAGE_TEXTS_OF_CORE } from './damage-cards.ts';
import { event } from './events.ts';
import { option } from './options.ts';
import { question } from './questions.ts';
import { refusal } from './refusals.ts';
import {
  action,
  bomb,
  damageCard,
  difficulty,
  face,
  maneuver,
  obstacle,
  phase,
  player,
  quarter,
  token,
  upgrade,
} from './terms.ts';

/** Everything a player meets, in English. */
export const ENGLISH: Words = {
  language: 'en',
  question,
  option,
  event,
  refusal,
  ship: shipLabel,
  obstacle,
  bomb,
  bombEffect: facts.bombEffect,
  player,
  upgrade,
  quarter,
  damageCard,
  damageText: damageTextIn(DAMAGE_TEXTS, DAMAGE_TEXTS_OF_CORE),
  maneuver,
  difficulty,
  action,
  token,
  face,
  phase,
  ...cardsIn({
    ...facts,
    ability: abilityText,
    lendsPilotAbility: 'The ship that assigned it has this ship’s pilot ability.',
    lendsPilotSkill: 'The ship that assigned it has the pilot skill that this ship had after setup.',
    moreShields: (shields) => `This ship’s shield value is ${shields} higher.`,
    otherSide: (text) => `On its other side: ${text}`,
    ofCondition: (name, text) => `${name}: ${text}`,
    notWritten: (part) =>
      `${part ? 'The rest of what this card does' : 'What this card does'} is not written here yet.`,
  }),
};
