/** How cards of a club's own are made of the upgrades of First Edition: whoever imports this, has them. */

import { madeCards, ownCardMaking } from '@firing-arc/referee';
import { BOMBS } from '../bombs/cards.ts';
import type { UpgradeCard } from './chassis.ts';
import { findMade, UPGRADES } from './index.ts';

/** Numbers that an upgrade adds to its ship; those that it does not add stay so. */
const ADDED = ['skill', 'agility', 'hull', 'shields', 'energy'] as const;

const own = ownCardMaking<UpgradeCard>(() => ({
  called: 'upgrade',
  cards: UPGRADES,
  parts: (card) => ({
    ...Object.fromEntries(ADDED.filter((name) => card[name] !== 0).map((name) => [name, card[name]])),
    ...(card.weapon && { weapon: card.weapon }),
    abilities: card.abilities,
  }),
  words: new Set(['arc', 'arcs', 'token', 'tokens']),
  closed: /^(strange|condition|rulings)$/,
  refusal: ({ id }) =>
    Object.hasOwn(BOMBS, id) ? `what '${id}' does stands on its token, which no card changes` : null,
}));
findMade(madeCards(own.make, (card) => card));

/** The values of an upgrade of the house that may be others on a card of a club's own; none for an unknown card. */
export const cardElements = own.elements;

/** The id of a card of a club's own: an upgrade of the house with other values. Throws for an unknown upgrade. */
export const ownCardId = own.idOf;
