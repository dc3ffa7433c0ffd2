/** All ship cards the house can fly, and all upgrade cards they can carry: whoever imports them, adds them. */

import { addCards, makeCardsBy } from './library.ts';
import { CHASSIS } from './ships/index.ts';
import { UPGRADES } from './upgrades/index.ts';
import { type Element, elementsOf, knownElements, variantId, variantOf } from './variants.ts';

export type { Element as CardElement } from './variants.ts';
export { CHASSIS, UPGRADES };

addCards({ chassis: CHASSIS, upgrades: UPGRADES });

const known = once(() => knownElements(UPGRADES));
const byId = once(() => new Map(UPGRADES.map((card) => [card.id, card])));
makeCardsBy((id) => variantOf(id, (base) => byId().get(base), known()));

/** The values of an upgrade of the house that may be others on a card of a club's own; none for an unknown card. */
export function cardElements(id: string): readonly Element[] {
  const card = byId().get(id);
  return card ? elementsOf(card, known()) : [];
}

/** The id of a card of a club's own: an upgrade of the house with other values. Throws for an unknown upgrade. */
export function ownCardId(id: string, values: ReadonlyMap<number, number | string>, name: string): string {
  const card = byId().get(id);
  if (!card) throw new Error(`there is no upgrade '${id}' to begin with`);
  return variantId(card, known(), values, name);
}

/** Something that is made when it is first asked for. */
function once<Thing extends object>(make: () => Thing): () => Thing {
  let thing: Thing | null = null;
  return () => {
    thing ??= make();
    return thing;
  };
}
