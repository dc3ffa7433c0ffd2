import type { Incomplete } from '@firing-arc/words';
import type { Phrases } from '../phrases.ts';
import { EVENTS } from './events.ts';
import { OPTIONS } from './options.ts';
import { QUESTIONS } from './questions.ts';
import { REFUSALS } from './refusals.ts';
import * as terms from './terms.ts';

/** All that French says before cards come. */
export const FRENCH_PHRASES: Incomplete<Phrases> = {
  terms,
  events: EVENTS,
  questions: QUESTIONS,
  options: OPTIONS,
  refusals: REFUSALS,
  tokens: {
    mine: 'Un vaisseau qui finit sa manœuvre à distance 1 d’une mine la déclenche : 2 dés bleus, et une carte de dégâts face cachée pour chaque touche ou critique, la première face visible s’il y a un critique. Elle peut être attaquée comme un escadron de 1 point de coque.',
    targeting:
      'La première attaque de son vaisseau lors de sa prochaine étape d’attaque part de l’arc spécial avec l’armement spécial, à la portée du pion au défenseur ; puis le pion est retiré.',
  },
};
