/** How German words change, and the nouns of this game. */

import { noun, NOUNS as SHARED } from '../../../common/words/german/grammar.ts';

export * from '../../../common/words/german/grammar.ts';

/** Nouns that the game counts. */
export const NOUNS = {
  ...SHARED,
  point: noun('m', 'Punkt', 'Punkte'),
  ordnance: noun('m', 'Munitionsmarker'),
  tracking: noun('m', 'Peilmarker'),
} as const;
