/** How French words change, and the nouns that both editions count. */

import { list, noun } from '@firing-arc/referee/grammar/french';

export * from '@firing-arc/referee/grammar/french';

/** "a", "a ou b". */
export const ou = (words: readonly string[]): string => list(words, 'ou');

export const NOUNS = {
  attackDie: noun('m', 'dé d’attaque', 'dés d’attaque'),
  card: noun('f', 'carte'),
  damageCard: noun('f', 'carte de dégât', 'cartes de dégât'),
  defenseDie: noun('m', 'dé de défense', 'dés de défense'),
  dial: noun('m', 'cadran'),
  shield: noun('m', 'bouclier'),
  ship: noun('m', 'vaisseau', 'vaisseaux'),
} as const;
