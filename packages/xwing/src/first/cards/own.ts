/** How cards of a club's own are made of those of First Edition: whoever imports this, has them. */

import { beginsWith, madeCards, ownCardMaking } from '@firing-arc/referee';
import { endlessIn } from '../../common/squads/endless.ts';
import { BOMBS } from '../bombs/cards.ts';
import { ruleIn } from '../docking/carriers.ts';
import type { PilotCard, UpgradeCard } from './chassis.ts';
import { CHASSIS, chassisOf, MADE_PILOTS, MADE_UPGRADES, UPGRADES } from './index.ts';

/** Numbers that an upgrade adds to its ship; those that it does not add stay so. */
const ADDED = ['skill', 'agility', 'hull', 'shields', 'energy'] as const;

/** Words of blocks that may be others, and what has text of its own, on upgrades and pilots alike. */
const BLOCKS = {
  words: new Set(['arc', 'arcs', 'token', 'tokens']),
  closed: /^(strange|condition|rulings)$/,
  fault: endlessIn('after-token'),
};

const own = ownCardMaking<UpgradeCard>(() => ({
  ...BLOCKS,
  called: 'upgrade',
  cards: UPGRADES,
  parts: (card) => ({
    ...Object.fromEntries(ADDED.filter((name) => card[name] !== 0).map((name) => [name, card[name]])),
    ...(card.weapon && { weapon: card.weapon }),
    abilities: card.abilities,
  }),
  refusal: ({ id }) =>
    Object.hasOwn(BOMBS, id) ? `what '${id}' does stands on its token, which no card changes` : null,
}));

/** What a huge ship prints is its type's, and one that only comes aboard another ship is no squad's. */
const ownPilots = ownCardMaking<PilotCard>(() => ({
  ...BLOCKS,
  called: 'pilot',
  cards: CHASSIS.flatMap(({ pilots }) => pilots),
  parts: ({ id, skill, abilities }) => ({ ...(!chassisOf(id)?.huge && { skill }), abilities }),
  refusal: ({ id, abilities }) =>
    ruleIn(abilities, 'takes-over') ? `'${id}' comes aboard with a title alone` : null,
}));
MADE_UPGRADES.findBy(madeCards(own.make, (card) => card));
// It flies the ship of the one with which it begins.
MADE_PILOTS.findBy(
  madeCards(ownPilots.make, (pilot) => ({ chassis: chassisOf(beginsWith(pilot.id))!, pilot })),
);

/** The values of an upgrade of the house that may be others on a card of a club's own; none for an unknown card. */
export const cardElements = own.elements;

/** The id of a card of a club's own: an upgrade of the house with other values. Throws for an unknown upgrade. */
export const ownCardId = own.idOf;

/** The values of a pilot of the house that may be others on a card of a club's own; none for an unknown pilot. */
export const pilotElements = ownPilots.elements;

/** The id of a pilot of a club's own: one of the house with other values. Throws for an unknown pilot. */
export const ownPilotId = ownPilots.idOf;
