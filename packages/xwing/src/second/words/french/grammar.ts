/** How French words change, and the nouns of this game. */

import { noun } from '@firing-arc/referee/grammar/french';

export * from '@firing-arc/referee/grammar/french';

/** Nouns that the game counts. */
export const NOUNS = {
  attackDie: noun('m', 'dé d’attaque', 'dés d’attaque'),
  card: noun('f', 'carte'),
  charge: noun('f', 'charge'),
  damageCard: noun('f', 'carte de dégât', 'cartes de dégât'),
  defenseDie: noun('m', 'dé de défense', 'dés de défense'),
  device: noun('m', 'engin'),
  dial: noun('m', 'cadran'),
  fuse: noun('m', 'marqueur de mèche', 'marqueurs de mèche'),
  point: noun('m', 'point de mission', 'points de mission'),
  shield: noun('m', 'bouclier'),
  ship: noun('m', 'vaisseau', 'vaisseaux'),
  step: noun('m', 'niveau', 'niveaux'),
  wingmate: noun('m', 'ailier'),
} as const;
