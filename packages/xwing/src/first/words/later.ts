import { damageTextIn } from './damage-cards.ts';
import type { Phrases } from './phrases.ts';
import { refusalIn } from './refusals.ts';
import type { Words } from './words.ts';

/** What phrases say of arcs and bombs, of damage cards, and of what cannot be done. */
export const laterIn = ({
  terms,
  refusals,
  damage,
  damageOfCore,
}: Phrases): Pick<Words, 'arc' | 'bombEffect' | 'damageText' | 'refusal'> => ({
  arc: terms.arc,
  bombEffect: terms.bombEffect,
  damageText: damageTextIn(damage, damageOfCore),
  refusal: refusalIn({ ...terms, ...refusals }),
});
