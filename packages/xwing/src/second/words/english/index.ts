import { deedOf } from './abilities/effects.ts';
import { ability, damageCard, upgrade } from './abilities.ts';
import { english } from './without-cards.ts';

/** Everything a player meets, in English. */
export const ENGLISH = english({
  ability,
  damageCard,
  upgrade,
  effect: (effect) => deedOf(effect).may,
});
