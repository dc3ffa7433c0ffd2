/** All ship cards the house can fly, and all upgrade cards they can carry. */

import { asFlown, type Chassis, type PilotCard, type UpgradeCard } from './chassis.ts';
import { CHASSIS } from './ships/index.ts';
import { UPGRADES } from './upgrades/index.ts';

export * from './chassis.ts';
export { CHASSIS, UPGRADES };

const UPGRADES_BY_ID = new Map(UPGRADES.map((card) => [card.id, card]));
const CHASSIS_BY_ID = new Map(CHASSIS.map((chassis) => [chassis.id, chassis]));
const PILOTS_BY_ID = new Map(
  CHASSIS.flatMap((chassis) =>
    chassis.pilots.map((pilot) => [pilot.id, { chassis: asFlown(chassis, pilot), pilot }] as const),
  ),
);

/** The chassis with this id, if the house can fly it. */
export function chassisById(id: string): Chassis | undefined {
  return CHASSIS_BY_ID.get(id);
}

/** The pilot card with this id, if the house can fly it. */
export function pilotCard(id: string): PilotCard | undefined {
  return PILOTS_BY_ID.get(id)?.pilot;
}

/** The upgrade card with this id, if the house has it. */
export function upgradeCard(id: string): UpgradeCard | undefined {
  return UPGRADES_BY_ID.get(id);
}

/** The chassis that the pilot with this id flies, with its own values, if the house can fly it. */
export function chassisOf(pilotId: string): Chassis | undefined {
  return PILOTS_BY_ID.get(pilotId)?.chassis;
}
