import { type CardWords, speak } from '../speak.ts';
import type { Words } from '../words.ts';
import { EARLY_PHRASES } from './early-phrases.ts';

/** Everything a player meets, in English; what cards say is given. */
export const english = (cards: CardWords): Words => speak('en', EARLY_PHRASES, cards);

const ON_ITS_CARD = 'what its card says';

/** English without the words of cards and devices, and without the reasons why something cannot be done. */
export const ENGLISH_WITHOUT_CARDS: Words = english({
  ability: () => ON_ITS_CARD,
  abilities: () => [ON_ITS_CARD],
  damageCard: () => '',
  upgrade: () => '',
  deviceEffect: () => '',
  refusal: () => 'not possible now',
  scenario: () => [],
  effect: () => ON_ITS_CARD,
});
