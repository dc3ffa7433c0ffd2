/** How French words change, and the nouns of this game. */

import { noun, NOUNS as SHARED } from '../../../common/words/french/grammar.ts';

export * from '../../../common/words/french/grammar.ts';

/** Nouns that the game counts. */
export const NOUNS = {
  ...SHARED,
  charge: noun('f', 'charge'),
  device: noun('m', 'engin'),
  fuse: noun('m', 'marqueur de mèche', 'marqueurs de mèche'),
  point: noun('m', 'point de mission', 'points de mission'),
  step: noun('m', 'niveau', 'niveaux'),
  wingmate: noun('m', 'ailier'),
} as const;
