/** All ship cards the house can fly, and all upgrade cards they can carry: whoever imports them, adds them. */

import { addCards } from './library.ts';
import { CHASSIS } from './ships/index.ts';
import { UPGRADES } from './upgrades/index.ts';

export { CHASSIS, UPGRADES };

addCards({ chassis: CHASSIS, upgrades: UPGRADES });
