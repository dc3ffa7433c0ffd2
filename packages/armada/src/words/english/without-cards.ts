import { type CardWords, speak } from '../speak.ts';
import type { Words } from '../words.ts';
import { ENGLISH_PHRASES } from './phrases.ts';

/** Everything a player meets, in English; what cards say is given. */
export const english = (cards: CardWords): Words => speak('en', ENGLISH_PHRASES, cards);

const ON_ITS_CARD = 'what its card says';

/** English without the words of cards. */
export const ENGLISH_WITHOUT_CARDS: Words = english({
  cardText: () => null,
  dieColor: (color) => color,
  effectText: () => ON_ITS_CARD,
  costText: () => ON_ITS_CARD,
});
