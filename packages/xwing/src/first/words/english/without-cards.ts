import { conditionName, shipLabel } from '../labels.ts';
import type { OptionPhrases } from '../options.ts';
import type { Words } from '../words.ts';
import { event } from './events.ts';
import { optionWith } from './options.ts';
import { question } from './questions.ts';
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

/** The words of cards, and of what cannot be done: a third of all words, so a page may fetch them later. */
export interface CardWords
  extends Pick<
    Words,
    'arc' | 'bombEffect' | 'damageText' | 'pilotText' | 'upgradeText' | 'conditionText' | 'refusal'
  > {
  readonly effect: OptionPhrases['effect'];
}

/** Everything a player meets, in English; what cards say is given. */
export const english = ({ effect, ...cards }: CardWords): Words => ({
  language: 'en',
  question,
  option: optionWith(effect),
  event,
  ship: shipLabel,
  obstacle,
  bomb,
  player,
  upgrade,
  quarter,
  condition: conditionName,
  damageCard,
  maneuver,
  difficulty,
  action,
  token,
  face,
  phase,
  ...cards,
});

/** English without the words of cards, and without the reasons why something cannot be done. */
export const ENGLISH_WITHOUT_CARDS: Words = english({
  arc: (name) => name,
  bombEffect: () => '',
  damageText: () => '',
  pilotText: () => [],
  upgradeText: () => [],
  conditionText: () => [],
  refusal: () => 'not possible now',
  effect: () => 'what its card says',
});
