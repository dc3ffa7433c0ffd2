import type { Phrases } from '../phrases.ts';
import { actionNamed } from './card-terms.ts';
import { deviceEffect } from './devices.ts';
import { EARLY_PHRASES } from './early-phrases.ts';
import { REFUSALS } from './refusals.ts';
import { SCENARIOS } from './scenarios.ts';

/** All that English says but for the words of cards. */
export const ENGLISH_PHRASES: Phrases = {
  ...EARLY_PHRASES,
  terms: { ...EARLY_PHRASES.terms, actionNamed, deviceEffect },
  refusals: REFUSALS,
  scenarios: SCENARIOS,
};
