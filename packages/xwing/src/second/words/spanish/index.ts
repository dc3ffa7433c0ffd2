import { completed } from '@firing-arc/words';
import { ENGLISH_CARDS } from '../english/index.ts';
import { ENGLISH_PHRASES } from '../english/phrases.ts';
import { laterIn } from '../later.ts';
import { speak } from '../speak.ts';
import type { Words } from '../words.ts';
import { SPANISH_PHRASES } from './phrases.ts';

export { SPANISH_PHRASES } from './phrases.ts';

const PHRASES = completed(ENGLISH_PHRASES, SPANISH_PHRASES);

/** Everything a player meets, in Spanish as far as it is translated; what cards say is English and marked. */
export const SPANISH: Words = speak('es', PHRASES, { ...laterIn(PHRASES), ...completed(ENGLISH_CARDS, {}) });
