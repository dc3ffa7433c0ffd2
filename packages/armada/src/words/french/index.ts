import { completed } from '@firing-arc/words';
import { ENGLISH_PHRASES } from '../english/phrases.ts';
import { speak } from '../speak.ts';
import type { Words } from '../words.ts';
import { costText } from './abilities/costs.ts';
import { dieColor, effectText } from './abilities/effects.ts';
import { cardText } from './abilities.ts';
import { FRENCH_PHRASES } from './phrases.ts';

export { FRENCH_FLEETS } from './fleets.ts';
export { FRENCH_PHRASES } from './phrases.ts';

/** Everything a player meets, in French. Names of cards stay as they are. */
export const FRENCH: Words = speak('fr', completed(ENGLISH_PHRASES, FRENCH_PHRASES), {
  cardText,
  dieColor,
  effectText,
  costText,
});
