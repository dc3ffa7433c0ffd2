/** What of a squad the house can play today. Nothing is left out in silence: what does nothing is named. */

import type { Ability } from '../abilities/language.ts';
import { pilotCard, upgradeCard } from '../cards/index.ts';
import { SHIP_ABILITIES } from '../cards/ship-abilities.ts';
import type { Fitted } from './legality.ts';

/** Which cards have behaviour in code. */
export interface House {
  flies(pilotId: string): boolean;
  pilotActs(pilotId: string): boolean;
  upgradeActs(upgradeId: string): boolean;
  shipAbilityActs(name: string): boolean;
}

/** The cards that are built in. */
export const HOUSE: House = {
  flies: (pilotId) => pilotCard(pilotId) !== undefined,
  pilotActs: (pilotId) => acts(pilotCard(pilotId)?.abilities),
  upgradeActs: (upgradeId) => upgradeCard(upgradeId) !== undefined,
  shipAbilityActs: (name) => Object.hasOwn(SHIP_ABILITIES, name) && acts(SHIP_ABILITIES[name]),
};

function acts(abilities: readonly Ability[] = []): boolean {
  return abilities.some((ability) => ability.kind !== 'dormant');
}

/** `cannot-play`: the ship cannot fly here. `idle`: it flies, but this card does nothing. */
export interface Notice {
  readonly kind: 'cannot-play' | 'idle';
  readonly ship: number;
  readonly card: string;
  readonly message: string;
}

/** What the house cannot play of these ships, in the order of the squad. */
export function readiness(ships: readonly Fitted[], house: House): readonly Notice[] {
  return ships.flatMap(({ at, label, pilot, ship, upgrades }): readonly Notice[] => {
    if (!house.flies(pilot.id)) {
      const message = `${label} cannot be played here yet: the house does not have ${pilot.standardLoadout ? 'this standard loadout' : 'this ship card'}.`;
      return [{ kind: 'cannot-play', ship: at, card: pilot.id, message }];
    }
    const idle = (card: string, what: string): Notice => ({
      kind: 'idle',
      ship: at,
      card,
      message: `${label} flies, but ${what} does nothing here yet.`,
    });
    const notices: Notice[] = [];
    if (pilot.limited > 0 && !house.pilotActs(pilot.id)) notices.push(idle(pilot.id, 'its pilot ability'));
    if (pilot.shipAbility && !house.shipAbilityActs(pilot.shipAbility)) {
      notices.push(idle(ship.id, `the ship ability ${pilot.shipAbility}`));
    }
    for (const upgrade of upgrades.filter((each) => !house.upgradeActs(each.id))) {
      notices.push(idle(upgrade.id, `the upgrade ${upgrade.name}`));
    }
    return notices;
  });
}
