import { laterIn } from '../later.ts';
import { deedOf } from './abilities/effects.ts';
import { abilities, ability, damageCard, upgrade } from './abilities.ts';
import { ENGLISH_PHRASES } from './phrases.ts';
import { english } from './without-cards.ts';

/** Everything a player meets, in English. */
export const ENGLISH = english({
  ...laterIn(ENGLISH_PHRASES),
  abilities,
  ability,
  damageCard,
  upgrade,
  effect: (effect) => deedOf(effect).may,
});
