import { completed } from '@firing-arc/words';
import { oneCost } from '../english/abilities/costs.ts';
import { dieColor, effectText } from '../english/abilities/effects.ts';
import { cardText } from '../english/abilities.ts';
import { ENGLISH_PHRASES } from '../english/phrases.ts';
import { speak } from '../speak.ts';
import type { Words } from '../words.ts';
import { SPANISH_PHRASES } from './phrases.ts';

export { SPANISH_PHRASES } from './phrases.ts';

/** Everything a player meets, in Spanish as far as it is translated; what cards say is English and marked. */
export const SPANISH: Words = speak(
  'es',
  completed(ENGLISH_PHRASES, SPANISH_PHRASES),
  completed({ cardText, dieColor, effectText, costText: oneCost }, {}),
);
