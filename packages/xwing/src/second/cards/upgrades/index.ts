/** Every upgrade card, in one file for each slot; where a slot has many, in several. */

import type { UpgradeCard } from '../chassis.ts';
import { ASTROMECHS } from './astromech.ts';
import { CANNONS } from './cannon.ts';
import { CARGO } from './cargo.ts';
import { COMMANDS } from './command.ts';
import { CONFIGURATIONS } from './configuration.ts';
import { CREW_ANY } from './crew/any.ts';
import { CREW_FIRSTORDER } from './crew/firstorder.ts';
import { CREW_GALACTICEMPIRE } from './crew/galacticempire.ts';
import { CREW_GALACTICREPUBLIC } from './crew/galacticrepublic.ts';
import { CREW_REBELALLIANCE } from './crew/rebelalliance.ts';
import { CREW_RESISTANCE } from './crew/resistance.ts';
import { CREW_SCUMANDVILLAINY } from './crew/scumandvillainy.ts';
import { CREW_SEPARATISTALLIANCE } from './crew/separatistalliance.ts';
import { DEVICES } from './device.ts';
import { FORCE_POWERS } from './force-power.ts';
import { GUNNERS } from './gunner.ts';
import { HARDPOINTS } from './hardpoint.ts';
import { HYPERDRIVES } from './hyperdrive.ts';
import { ILLICITS } from './illicit.ts';
import { MISSILES } from './missile.ts';
import { MODIFICATIONS } from './modification.ts';
import { SENSORS } from './sensor.ts';
import { TACTICAL_RELAYS } from './tactical-relay.ts';
import { TALENTS_A_TO_E } from './talent/a-e.ts';
import { TALENTS_F_TO_O } from './talent/f-o.ts';
import { TALENTS_P_TO_Z } from './talent/p-z.ts';
import { TEAMS } from './team.ts';
import { TECHS } from './tech.ts';
import { TITLES_A_TO_E } from './title/a-e.ts';
import { TITLES_F_TO_O } from './title/f-o.ts';
import { TITLES_HUGE } from './title/huge.ts';
import { TITLES_P_TO_Z } from './title/p-z.ts';
import { TORPEDOES } from './torpedo.ts';
import { TURRETS } from './turret.ts';

export const UPGRADES: readonly UpgradeCard[] = [
  ...ASTROMECHS,
  ...CANNONS,
  ...CARGO,
  ...COMMANDS,
  ...CONFIGURATIONS,
  ...CREW_ANY,
  ...CREW_FIRSTORDER,
  ...CREW_GALACTICEMPIRE,
  ...CREW_GALACTICREPUBLIC,
  ...CREW_REBELALLIANCE,
  ...CREW_RESISTANCE,
  ...CREW_SCUMANDVILLAINY,
  ...CREW_SEPARATISTALLIANCE,
  ...DEVICES,
  ...FORCE_POWERS,
  ...GUNNERS,
  ...HARDPOINTS,
  ...HYPERDRIVES,
  ...ILLICITS,
  ...MISSILES,
  ...MODIFICATIONS,
  ...SENSORS,
  ...TACTICAL_RELAYS,
  ...TALENTS_A_TO_E,
  ...TALENTS_F_TO_O,
  ...TALENTS_P_TO_Z,
  ...TEAMS,
  ...TECHS,
  ...TITLES_A_TO_E,
  ...TITLES_F_TO_O,
  ...TITLES_HUGE,
  ...TITLES_P_TO_Z,
  ...TORPEDOES,
  ...TURRETS,
];
