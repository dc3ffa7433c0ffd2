/** What of a squad the house can play today. Nothing is left out in silence: what is not written is named. */

import { pilotCard, upgradeCard } from '../cards/index.ts';
import type { SquadWords } from '../words/squads.ts';
import type { Fitted } from './legality.ts';

/** Which cards there are, and whether all that they say is written. */
export interface House {
  pilot(id: string): 'all' | 'not-yet' | 'none';
  upgrade(id: string): 'all' | 'not-yet' | 'none';
}

const written = (card: { readonly notYet: boolean } | undefined) =>
  card === undefined ? 'none' : card.notYet ? 'not-yet' : 'all';

/** The cards that are built in. */
export const HOUSE: House = {
  pilot: (id) => written(pilotCard(id)),
  upgrade: (id) => written(upgradeCard(id)),
};

/** `cannot-play`: the ship cannot fly here. `idle`: it flies, but this card does not all that it says. */
export interface Notice {
  readonly kind: 'cannot-play' | 'idle';
  readonly ship: number;
  readonly card: string;
  readonly message: string;
}

/** What the house cannot play of these ships, in the order of the squad. */
export function readiness(ships: readonly Fitted[], house: House, say: SquadWords): readonly Notice[] {
  return ships.flatMap(({ at, label, pilot, upgrades }): readonly Notice[] => {
    if (house.pilot(pilot.id) === 'none') {
      return [{ kind: 'cannot-play', ship: at, card: pilot.id, message: say.cannotPlay(label) }];
    }
    const idle = (card: string, message: string): Notice => ({ kind: 'idle', ship: at, card, message });
    return [
      ...(house.pilot(pilot.id) === 'all' ? [] : [idle(pilot.id, say.idlePilot(label, pilot.name))]),
      ...upgrades
        .filter(({ id }) => house.upgrade(id) !== 'all')
        .map(({ id, name }) => idle(id, say.idleUpgrade(label, name))),
    ];
  });
}
