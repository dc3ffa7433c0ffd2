/** What of a squad the house can play today. Nothing is left out in silence: what is not written is named. */

import {
  pilotWritten,
  shipAbilityWritten,
  type Unwritten,
  upgradeWritten,
  type Written,
} from '../cards/coverage.ts';
import { type Lack, pilotCard, upgradeCard } from '../cards/index.ts';
import type { SquadWords } from '../words/squads.ts';
import type { Fitted } from './legality.ts';
import type { Pack } from './pack.ts';

/** Which ships can fly, and how much of what cards say is written. */
export interface House {
  flies(pilotId: string): boolean;
  pilot(pilotId: string): Written;
  upgrade(upgradeId: string): Written;
  shipAbility(name: string): Written;
}

/** The cards that are built in. */
export const HOUSE: House = {
  flies: (pilotId) => pilotCard(pilotId) !== undefined,
  pilot: pilotWritten,
  upgrade: upgradeWritten,
  shipAbility: shipAbilityWritten,
};

/**
 * `cannot-play`: the ship cannot fly here. `idle`: it flies, but this card does not all that it says. `otherwise`: a
 * rule is played otherwise than it is printed, or than that for which the whole squad's points were made.
 */
export interface Notice {
  readonly kind: 'cannot-play' | 'idle' | 'otherwise';
  readonly ship?: number;
  readonly card?: string;
  readonly message: string;
}

/** That the points of a pack were made for other rules, or are not all known, where it is so. */
export const otherRules = (
  { pointsOf, rules, incomplete, version }: Pack,
  say: SquadWords,
): readonly Notice[] => [
  ...(pointsOf === undefined
    ? []
    : [{ kind: 'otherwise' as const, message: say.otherRules(pointsOf, rules) }]),
  ...(incomplete ? [{ kind: 'otherwise' as const, message: say.incomplete(version) }] : []),
];

/** What the house cannot play of these ships, in the order of the squad. */
export function readiness(ships: readonly Fitted[], house: House, say: SquadWords): readonly Notice[] {
  return [...cardsReady(ships, house, say), ...damageDeck(ships, say)];
}

/** No source has the damage deck of huge ships: they draw from the standard one (huge-ships.13). */
function damageDeck(ships: readonly Fitted[], say: SquadWords): readonly Notice[] {
  const huge = ships.find(({ ship }) => ship.size === 'huge');
  return huge ? [{ kind: 'otherwise', ship: huge.at, card: huge.pilot.id, message: say.standardDeck() }] : [];
}

function cardsReady(ships: readonly Fitted[], house: House, say: SquadWords): readonly Notice[] {
  return ships.flatMap(({ at, label, pilot, ship, upgrades }): readonly Notice[] => {
    if (!house.flies(pilot.id)) {
      return [{ kind: 'cannot-play', ship: at, card: pilot.id, message: say.cannotPlay(label) }];
    }
    const idle = (
      card: string,
      what: Unwritten['what'],
      name: string,
      written: Written,
      lacks?: Lack,
    ): readonly Notice[] =>
      written === 'all'
        ? []
        : [{ kind: 'idle', ship: at, card, message: say.idle(label, what, name, written, lacks) }];
    return [
      ...idle(pilot.id, 'pilot', pilot.name, house.pilot(pilot.id)),
      ...(pilot.shipAbility
        ? idle(ship.id, 'ship-ability', pilot.shipAbility, house.shipAbility(pilot.shipAbility))
        : []),
      ...upgrades.flatMap(({ id, name }) =>
        idle(id, 'upgrade', name, house.upgrade(id), upgradeCard(id)?.lacks),
      ),
    ];
  });
}
