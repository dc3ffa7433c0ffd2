import { completed } from '@firing-arc/words';
import { ENGLISH_PHRASES } from '../english/phrases.ts';
import { laterIn } from '../later.ts';
import { speak } from '../speak.ts';
import type { Words } from '../words.ts';
import { effectMay } from './abilities/effects.ts';
import { abilities, ability, damageCard, upgrade } from './abilities.ts';
import { GERMAN_PHRASES } from './phrases.ts';

export { GERMAN_PHRASES } from './phrases.ts';
export { GERMAN_SQUADS } from './squads.ts';

const PHRASES = completed(ENGLISH_PHRASES, GERMAN_PHRASES);

/** Everything a player meets, in German. */
export const GERMAN: Words = speak('de', PHRASES, {
  ...laterIn(PHRASES),
  abilities,
  ability,
  damageCard,
  upgrade,
  effect: effectMay,
});
