/** What upgrade cards do: whoever imports this adds it. A card that is not here has no effect yet. */
import type { Ability } from './language.ts';
import { addAbilities } from './library.ts';
import { COMMANDERS } from './upgrades/commanders.ts';
import { FLEET } from './upgrades/fleet.ts';
import { OFFICERS } from './upgrades/officers.ts';
import { RETROFITS } from './upgrades/retrofits.ts';
import { TEAMS } from './upgrades/teams.ts';
import { TITLES } from './upgrades/titles.ts';
import { WEAPONS } from './upgrades/weapons.ts';

export const UPGRADE_ABILITIES: Readonly<Record<string, readonly Ability[]>> = {
  ...COMMANDERS,
  ...FLEET,
  ...OFFICERS,
  ...RETROFITS,
  ...TEAMS,
  ...TITLES,
  ...WEAPONS,
};

addAbilities(UPGRADE_ABILITIES);
