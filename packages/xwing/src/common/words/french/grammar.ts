/** How French words change, and the nouns that both editions count. */

import { noun } from '@firing-arc/words/french';

export * from '@firing-arc/words/french';

export const NOUNS = {
  attackDie: noun('m', 'dé d’attaque', 'dés d’attaque'),
  card: noun('f', 'carte'),
  damageCard: noun('f', 'carte de dégât', 'cartes de dégât'),
  defenseDie: noun('m', 'dé de défense', 'dés de défense'),
  dial: noun('m', 'cadran'),
  shield: noun('m', 'bouclier'),
  ship: noun('m', 'vaisseau', 'vaisseaux'),
} as const;
