import type { Effect } from '../../abilities/language.ts';
import { laterIn } from '../later.ts';
import { deedOf } from './abilities/effects.ts';
import { abilities, ability, damageCard, upgrade } from './abilities.ts';
import { ENGLISH_PHRASES } from './phrases.ts';
import { english } from './without-cards.ts';

export { ENGLISH_PHRASES } from './phrases.ts';

/** What cards say, in English. */
export const ENGLISH_CARDS = {
  abilities,
  ability,
  damageCard,
  upgrade,
  effect: (effect: Effect): string => deedOf(effect).may,
};

/** Everything a player meets, in English. */
export const ENGLISH = english({ ...laterIn(ENGLISH_PHRASES), ...ENGLISH_CARDS });
