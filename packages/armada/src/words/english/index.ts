import { oneCost } from './abilities/costs.ts';
import { dieColor, effectText } from './abilities/effects.ts';
import { cardText } from './abilities.ts';
import { english } from './without-cards.ts';

export { ENGLISH_FLEETS } from './fleets.ts';
export { ENGLISH_PHRASES } from './phrases.ts';

/** Everything a player meets, in English. */
export const ENGLISH = english({ cardText, dieColor, effectText, costText: oneCost });
