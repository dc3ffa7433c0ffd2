import { type CardWords, speak } from '../speak.ts';
import type { Words } from '../words.ts';
import { EARLY_PHRASES } from './early-phrases.ts';

/** Everything a player meets, in English; what cards say is given. */
export const english = (cards: CardWords): Words => speak('en', EARLY_PHRASES, cards);

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
