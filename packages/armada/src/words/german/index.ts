import { completed } from '@firing-arc/words';
import { ENGLISH_PHRASES } from '../english/phrases.ts';
import { speak } from '../speak.ts';
import type { Words } from '../words.ts';
import { costText } from './abilities/costs.ts';
import { dieColor, effectText } from './abilities/effects.ts';
import { cardText } from './abilities.ts';
import { GERMAN_PHRASES } from './phrases.ts';

export { GERMAN_FLEETS } from './fleets.ts';
export { GERMAN_PHRASES } from './phrases.ts';

/** Everything a player meets, in German. Names of cards stay as they are. */
export const GERMAN: Words = speak('de', completed(ENGLISH_PHRASES, GERMAN_PHRASES), {
  cardText,
  dieColor,
  effectText,
  costText,
});
