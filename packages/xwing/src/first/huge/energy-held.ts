/** The sections of a huge ship, and the energy that they hold. */

import { cardOf, otherSection, typeOf } from '../game.ts';
import type { FirstState, Ship, Upgrade } from '../state.ts';

/** Both sections of a ship, the one asked for first; a ship without sections alone. */
export function sectionsOf(state: FirstState, ship: Ship): readonly Ship[] {
  const other = otherSection(state, ship);
  return other ? [ship, other] : [ship];
}

/** The most energy that a ship holds on its ship card: as printed, and what its title says (huge-ships.10). */
export function energyLimit(state: FirstState, ship: Ship): number {
  let most = 0;
  for (const section of sectionsOf(state, ship)) {
    const { huge } = typeOf(section);
    most += (section.crippled ? huge?.crippled?.energy : huge?.energy) ?? 0;
    for (const upgrade of section.upgrades)
      if (!upgrade.discarded && cardOf(upgrade).slot === 'title') most += cardOf(upgrade).energy;
  }
  return most;
}

/** The most energy that an upgrade card itself holds. */
export const energyOn = (upgrade: Pick<Upgrade, 'id'>): number =>
  cardOf(upgrade).slot === 'title' ? 0 : cardOf(upgrade).energy;

/** The energy of a ship is one for both of its sections. */
export function shareEnergy(state: FirstState, ship: Ship): void {
  const other = otherSection(state, ship);
  if (other) other.tokens.energy = ship.tokens.energy;
}
