import type { Phrases } from '../phrases.ts';
import { ARCS } from './abilities/ships.ts';
import { bombEffect } from './card-facts.ts';
import { DAMAGE_TEXTS, DAMAGE_TEXTS_OF_CORE } from './damage-cards.ts';
import { EARLY_PHRASES } from './early-phrases.ts';
import { REFUSALS } from './refusals.ts';
import { actionNamed } from './terms.ts';

/** All that English says but for the words of ships, upgrades and conditions. */
export const ENGLISH_PHRASES: Phrases = {
  ...EARLY_PHRASES,
  terms: { ...EARLY_PHRASES.terms, actionNamed, arc: (name) => ARCS[name], bombEffect },
  refusals: REFUSALS,
  damage: DAMAGE_TEXTS,
  damageOfCore: DAMAGE_TEXTS_OF_CORE,
};
