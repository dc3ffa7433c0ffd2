import type { UpgradeCard } from './types.ts';
import { addUpgradeCards } from './upgrade-library.ts';
import { BOARDING_TEAM } from './upgrades/boarding-team.ts';
import { COMMANDER } from './upgrades/commander.ts';
import { DEFENSIVE_RETROFIT } from './upgrades/defensive-retrofit.ts';
import { EXPERIMENTAL_RETROFIT } from './upgrades/experimental-retrofit.ts';
import { FLEET_COMMAND } from './upgrades/fleet-command.ts';
import { FLEET_SUPPORT } from './upgrades/fleet-support.ts';
import { ION_CANNON } from './upgrades/ion-cannon.ts';
import { OFFENSIVE_RETROFIT } from './upgrades/offensive-retrofit.ts';
import { OFFICER } from './upgrades/officer.ts';
import { ORDNANCE } from './upgrades/ordnance.ts';
import { SUPERWEAPON } from './upgrades/superweapon.ts';
import { SUPPORT_TEAM } from './upgrades/support-team.ts';
import { TITLE } from './upgrades/title.ts';
import { TURBOLASER } from './upgrades/turbolaser.ts';
import { WEAPONS_TEAM } from './upgrades/weapons-team.ts';

/** All upgrade cards: whoever imports them, adds them. */
export const UPGRADE_CARDS: readonly UpgradeCard[] = [
  ...BOARDING_TEAM,
  ...COMMANDER,
  ...DEFENSIVE_RETROFIT,
  ...EXPERIMENTAL_RETROFIT,
  ...FLEET_COMMAND,
  ...FLEET_SUPPORT,
  ...ION_CANNON,
  ...OFFENSIVE_RETROFIT,
  ...OFFICER,
  ...ORDNANCE,
  ...SUPERWEAPON,
  ...SUPPORT_TEAM,
  ...TITLE,
  ...TURBOLASER,
  ...WEAPONS_TEAM,
];

addUpgradeCards(UPGRADE_CARDS);
