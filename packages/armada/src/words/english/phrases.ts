import type { Phrases } from '../phrases.ts';
import { EVENTS } from './events.ts';
import { OPTIONS } from './options.ts';
import { QUESTIONS } from './questions.ts';
import { REFUSALS } from './refusals.ts';
import * as terms from './terms.ts';

/** All that English says before cards come. */
export const ENGLISH_PHRASES: Phrases = {
  terms,
  events: EVENTS,
  questions: QUESTIONS,
  options: OPTIONS,
  refusals: REFUSALS,
  tokens: {
    mine: 'A ship that ends its maneuver at distance 1 of a mine sets it off: 2 blue dice, and a facedown damage card for each hit or critical, the first one faceup if there is a critical. It can be attacked like a squadron with 1 hull.',
    targeting:
      'The first attack of its ship in its next Attack step goes from the special arc, at the range from the token to the defender, with the special battery; then the token is removed.',
  },
};
