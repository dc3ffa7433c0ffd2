/** How German words change, and the nouns of this game. */

import { noun, NOUNS as SHARED } from '../../../common/words/german/grammar.ts';

export * from '../../../common/words/german/grammar.ts';

/** Nouns that the game counts. */
export const NOUNS = {
  ...SHARED,
  charge: noun('f', 'Ladung', 'Ladungen'),
  device: noun('n', 'Gerät', 'Geräte'),
  fuse: noun('m', 'Zündermarker'),
  point: noun('m', 'Missionspunkt', 'Missionspunkte'),
  step: noun('f', 'Stufe', 'Stufen'),
  wingmate: noun('n', 'Formationsmitglied', 'Formationsmitglieder'),
} as const;
