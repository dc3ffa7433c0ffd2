/** All ship cards the house can fly, and all upgrade cards they can carry. */

import type { Chassis, PilotCard, UpgradeCard } from './chassis.ts';
import { btla4ywing } from './ships/btla4ywing.ts';
import { fangfighter } from './ships/fangfighter.ts';
import { firesprayclasspatrolcraft } from './ships/firesprayclasspatrolcraft.ts';
import { modifiedyt1300lightfreighter } from './ships/modifiedyt1300lightfreighter.ts';
import { rz1awing } from './ships/rz1awing.ts';
import { t65xwing } from './ships/t65xwing.ts';
import { tieininterceptor } from './ships/tieininterceptor.ts';
import { tielnfighter } from './ships/tielnfighter.ts';
import { tiesabomber } from './ships/tiesabomber.ts';
import { vt49decimator } from './ships/vt49decimator.ts';
import { CANNONS } from './upgrades/cannon.ts';
import { MISSILES } from './upgrades/missile.ts';
import { MODIFICATIONS } from './upgrades/modification.ts';
import { TALENTS } from './upgrades/talent.ts';
import { TORPEDOES } from './upgrades/torpedo.ts';
import { TURRETS } from './upgrades/turret.ts';

export * from './chassis.ts';

export const CHASSIS: readonly Chassis[] = [
  t65xwing,
  btla4ywing,
  rz1awing,
  modifiedyt1300lightfreighter,
  tielnfighter,
  tieininterceptor,
  tiesabomber,
  vt49decimator,
  firesprayclasspatrolcraft,
  fangfighter,
];

export const UPGRADES: readonly UpgradeCard[] = [
  ...CANNONS,
  ...MISSILES,
  ...MODIFICATIONS,
  ...TALENTS,
  ...TORPEDOES,
  ...TURRETS,
];

const UPGRADES_BY_ID = new Map(UPGRADES.map((card) => [card.id, card]));
const CHASSIS_BY_ID = new Map(CHASSIS.map((chassis) => [chassis.id, chassis]));
const PILOTS_BY_ID = new Map(
  CHASSIS.flatMap((chassis) => chassis.pilots.map((pilot) => [pilot.id, { chassis, pilot }] as const)),
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

/** The chassis that the pilot with this id flies, if the house can fly it. */
export function chassisOf(pilotId: string): Chassis | undefined {
  return PILOTS_BY_ID.get(pilotId)?.chassis;
}
