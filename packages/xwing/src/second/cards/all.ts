/** All ship cards the house can fly, and all upgrade cards they can carry: whoever imports them, adds them. */

import { beginsWith, madeCards, ownCardMaking } from '@firing-arc/referee';
import { endlessIn } from '../../common/squads/endless.ts';
import type { PilotCard, UpgradeCard } from './chassis.ts';
import { gathered, gatheredUpgrade } from './gathered.ts';
import { addCards, MADE_PILOTS, MADE_UPGRADES, shipCard } from './library.ts';
import { CHASSIS } from './ships/index.ts';
import { UPGRADES } from './upgrades/index.ts';

export type { CardElement } from '@firing-arc/referee';
export { CHASSIS, UPGRADES };

addCards({ chassis: CHASSIS, upgrades: UPGRADES });

/** Words of blocks that may be others, and what has text of its own, on upgrades and pilots alike. */
const BLOCKS = {
  words: new Set(['arc', 'arcs', 'token', 'tokens']),
  closed: /^(strange|condition|rulings)$/,
  fault: endlessIn('after-gain'),
};

const own = ownCardMaking<UpgradeCard>(() => ({
  ...BLOCKS,
  called: 'upgrade',
  cards: UPGRADES,
  parts: ({ abilities, charges }) => ({ abilities, ...(charges && { charges }) }),
}));

/** Hull, shields, dial and actions belong to the ship type; at what a huge ship engages, to its type as well. */
const ownPilots = ownCardMaking<PilotCard>(() => ({
  ...BLOCKS,
  called: 'pilot',
  cards: CHASSIS.flatMap(({ pilots }) => pilots),
  parts: ({ initiative, engagement, charges, force, abilities }) => ({
    ...(engagement === undefined && { initiative }),
    ...(charges && { charges }),
    ...(force && { force }),
    abilities,
  }),
  apart: new Set(['force']),
}));
MADE_UPGRADES.findBy(madeCards(own.make, gatheredUpgrade));
// It flies the ship of the one with which it begins.
MADE_PILOTS.findBy(
  madeCards(ownPilots.make, (card) => gathered(shipCard(beginsWith(card.id)).chassis, card)),
);

/** The values of an upgrade of the house that may be others on a card of a club's own; none for an unknown card. */
export const cardElements = own.elements;

/** The id of a card of a club's own: an upgrade of the house with other values. Throws for an unknown upgrade. */
export const ownCardId = own.idOf;

/** The values of a pilot of the house that may be others on a card of a club's own; none for an unknown pilot. */
export const pilotElements = ownPilots.elements;

/** The id of a pilot of a club's own: one of the house with other values. Throws for an unknown pilot. */
export const ownPilotId = ownPilots.idOf;
