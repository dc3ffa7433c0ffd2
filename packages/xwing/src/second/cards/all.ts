/** All ship cards the house can fly, and all upgrade cards they can carry: whoever imports them, adds them. */

import { ownCardMaking } from '@firing-arc/referee';
import type { UpgradeCard } from './chassis.ts';
import { addCards, makeCardsBy } from './library.ts';
import { CHASSIS } from './ships/index.ts';
import { UPGRADES } from './upgrades/index.ts';

export type { CardElement } from '@firing-arc/referee';
export { CHASSIS, UPGRADES };

addCards({ chassis: CHASSIS, upgrades: UPGRADES });

const own = ownCardMaking<UpgradeCard>(() => ({
  cards: UPGRADES,
  parts: ({ abilities, charges }) => ({ abilities, ...(charges && { charges }) }),
  words: new Set(['arc', 'arcs', 'token', 'tokens']),
  closed: /^(strange|condition|rulings)$/,
}));
makeCardsBy(own.make);

/** The values of an upgrade of the house that may be others on a card of a club's own; none for an unknown card. */
export const cardElements = own.elements;

/** The id of a card of a club's own: an upgrade of the house with other values. Throws for an unknown upgrade. */
export const ownCardId = own.idOf;
