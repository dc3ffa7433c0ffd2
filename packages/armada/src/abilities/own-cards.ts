/** How cards of a club's own are made of upgrades and squadrons of Armada: whoever imports this, has them. */
import { beginsWith, madeCards, ownCardMaking } from '@firing-arc/referee';
import { SQUADRON_CARDS } from '../cards/index.ts';
import { MADE_SQUADRONS, MADE_UPGRADES, type WholeSquadron, type WholeUpgrade } from '../cards/made-cards.ts';
import { UPGRADE_CARDS } from '../cards/upgrades.ts';
import { SQUADRON_ABILITIES } from './squadrons.ts';
import { UPGRADE_ABILITIES } from './upgrades.ts';

const BLOCKS = {
  words: new Set(['color', 'token', 'tokens']),
  // A face is not on every color of dice, and what marks a zone must be what is looked for there.
  closed: /^(strange|set-die|mark-zone|marked-zone|unmark)$/,
};

const own = ownCardMaking<WholeUpgrade>(() => ({
  ...BLOCKS,
  called: 'upgrade',
  cards: UPGRADE_CARDS.map((card) => ({ ...card, abilities: UPGRADE_ABILITIES[card.id] ?? [] })),
  parts: ({ abilities }) => ({ abilities }),
}));

/** Hull, speed, dice and defense tokens belong to the craft; the numbers of keywords and the ability are the card's. */
const ownSquadrons = ownCardMaking<WholeSquadron>(() => ({
  ...BLOCKS,
  called: 'squadron',
  cards: SQUADRON_CARDS.map((card) => ({ ...card, abilities: SQUADRON_ABILITIES[card.id] ?? [] })),
  parts: ({ keywords, abilities }) => ({ keywords, abilities }),
  apart: new Set(['keywords']),
}));

/** It is the ace who has the name; the craft is called as it was. */
function named(card: WholeSquadron): WholeSquadron {
  const like = SQUADRON_CARDS.find(({ id }) => id === beginsWith(card.id));
  return like?.ace === undefined ? card : { ...card, ace: card.name, name: like.name };
}
MADE_UPGRADES.findBy(madeCards(own.make, (card) => card));
MADE_SQUADRONS.findBy(madeCards(ownSquadrons.make, named));

/** The values of an upgrade of the house that may be others on a card of a club's own; none for an unknown card. */
export const cardElements = own.elements;

/** The id of a card of a club's own: an upgrade of the house with other values. Throws for an unknown upgrade. */
export const ownCardId = own.idOf;

/** The values of a squadron of the house that may be others on a card of a club's own; none for an unknown squadron. */
export const squadronElements = ownSquadrons.elements;

/** The id of a squadron of a club's own: one of the house with other values. Throws for an unknown squadron. */
export const ownSquadronId = ownSquadrons.idOf;
