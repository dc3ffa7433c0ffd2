/** How French words change, and the nouns of this game. */

import { noun, NOUNS as SHARED } from '../../../common/words/french/grammar.ts';

export * from '../../../common/words/french/grammar.ts';

/** Nouns that the game counts. */
export const NOUNS = {
  ...SHARED,
  point: noun('m', 'point'),
  ordnance: noun('m', 'jeton de munitions', 'jetons de munitions'),
  tracking: noun('m', 'jeton de suivi', 'jetons de suivi'),
} as const;
