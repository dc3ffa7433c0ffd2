/** Every upgrade card, by slot. */

import type { UpgradeCard } from '../chassis.ts';
import { ASTROMECHS } from './astromech.ts';
import { BOMBS } from './bomb.ts';
import { CANNONS } from './cannon.ts';
import { CARGO } from './cargo.ts';
import { CREW } from './crew.ts';
import { ELITES } from './elite.ts';
import { HARDPOINTS } from './hardpoint.ts';
import { ILLICITS } from './illicit.ts';
import { MISSILES } from './missile.ts';
import { MODIFICATIONS } from './modification.ts';
import { SALVAGED_ASTROMECHS } from './salvaged-astromech.ts';
import { SYSTEMS } from './system.ts';
import { TEAMS } from './team.ts';
import { TECHS } from './tech.ts';
import { TITLES } from './title.ts';
import { TORPEDOES } from './torpedo.ts';
import { TURRETS } from './turret.ts';

export const UPGRADES: readonly UpgradeCard[] = [
  ...ASTROMECHS,
  ...BOMBS,
  ...CANNONS,
  ...CARGO,
  ...CREW,
  ...ELITES,
  ...HARDPOINTS,
  ...ILLICITS,
  ...MISSILES,
  ...MODIFICATIONS,
  ...SALVAGED_ASTROMECHS,
  ...SYSTEMS,
  ...TEAMS,
  ...TECHS,
  ...TITLES,
  ...TORPEDOES,
  ...TURRETS,
];
