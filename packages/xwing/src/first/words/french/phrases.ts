import type { Incomplete } from '@firing-arc/words';
import type { Phrases } from '../phrases.ts';
import { ARCS } from './abilities/ships.ts';
import { bombEffect } from './card-facts.ts';
import { DAMAGE_TEXTS, DAMAGE_TEXTS_OF_CORE } from './damage-cards.ts';
import { DECLARATIONS, EVENTS } from './events.ts';
import { list, sentence, spaced } from './grammar.ts';
import { OPTIONS } from './options.ts';
import { QUESTIONS } from './questions.ts';
import { REFUSALS } from './refusals.ts';
import * as terms from './terms.ts';

/** All that French says but for the words of ships, upgrades and conditions. */
export const FRENCH_PHRASES: Incomplete<Phrases> = {
  terms: { ...terms, arc: (name) => ARCS[name], bombEffect, list, sentence, spaced },
  events: EVENTS,
  declarations: DECLARATIONS,
  questions: QUESTIONS,
  options: OPTIONS,
  refusals: REFUSALS,
  damage: DAMAGE_TEXTS,
  damageOfCore: DAMAGE_TEXTS_OF_CORE,
};
