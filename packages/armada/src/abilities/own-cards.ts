/** How cards of a club's own are made of the upgrades of Armada: whoever imports this, has them. */
import { madeCards, ownCardMaking } from '@firing-arc/referee';
import { findMade, type WholeUpgrade } from '../cards/made-upgrades.ts';
import { UPGRADE_CARDS } from '../cards/upgrades.ts';
import { UPGRADE_ABILITIES } from './upgrades.ts';

const own = ownCardMaking<WholeUpgrade>(() => ({
  called: 'upgrade',
  cards: UPGRADE_CARDS.map((card) => ({ ...card, abilities: UPGRADE_ABILITIES[card.id] ?? [] })),
  parts: ({ abilities }) => ({ abilities }),
  words: new Set(['color', 'token', 'tokens']),
  // A face is not on every color of dice, and what marks a zone must be what is looked for there.
  closed: /^(strange|set-die|mark-zone|marked-zone|unmark)$/,
}));
findMade(madeCards(own.make, (card) => card));

/** The values of an upgrade of the house that may be others on a card of a club's own; none for an unknown card. */
export const cardElements = own.elements;

/** The id of a card of a club's own: an upgrade of the house with other values. Throws for an unknown upgrade. */
export const ownCardId = own.idOf;
