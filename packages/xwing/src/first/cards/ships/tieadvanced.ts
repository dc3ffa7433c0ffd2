import {
  acquireLockOn,
  actsTwice,
  at,
  atRange,
  choose,
  dealsOneOfThree,
  enemy,
  facedownCard,
  inTurn,
  lockedBy,
  noRangeBonus,
  removeLockOf,
  the,
  treatManeuver,
  turnUpRandom,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** TIE Advanced: small base. */
export const tieadvanced = chassis({
  id: 'tieadvanced',
  name: 'TIE Advanced',
  size: 'small',
  dial: dial('1BG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FG 3NW 3YW 4FW 4KR 5FW'),
  attack: 2,
  agility: 3,
  hull: 3,
  shields: 2,
  actions: ['focus', 'target-lock', 'barrel-roll', 'evade'],
  pilots: [
    pilot('tempestsquadronpilot', { name: 'Tempest Squadron Pilot', faction: 'galacticempire', skill: 2 }),
    pilot(
      'lieutenantcolzet',
      { name: 'Lieutenant Colzet', faction: 'galacticempire', skill: 3, unique: true },
      at('start-of-end').youMay(
        choose([enemy, lockedBy(), facedownCard], inTurn(removeLockOf('self'), turnUpRandom('chosen'))),
      ),
    ),
    pilot('stormsquadronpilot', { name: 'Storm Squadron Pilot', faction: 'galacticempire', skill: 4 }),
    pilot(
      'commanderalozen',
      { name: 'Commander Alozen', faction: 'galacticempire', skill: 5, unique: true },
      at('start-of-combat').youMay(acquireLockOn([enemy, atRange([1, 1])])),
    ),
    pilot(
      'zertikstrom',
      { name: 'Zertik Strom', faction: 'galacticempire', skill: 6, unique: true },
      noRangeBonus('attack', the('attacker', enemy, atRange([1, 1]))),
    ),
    pilot(
      'maarekstele-tieadvanced',
      { name: 'Maarek Stele', faction: 'galacticempire', skill: 7, unique: true },
      dealsOneOfThree,
    ),
    pilot(
      'junoeclipse',
      { name: 'Juno Eclipse', faction: 'galacticempire', skill: 8, unique: true },
      at('reveal').youMay(treatManeuver({ faster: [-1, 1] })),
    ),
    pilot(
      'darthvader',
      { name: 'Darth Vader', faction: 'galacticempire', skill: 9, unique: true },
      actsTwice,
    ),
  ],
});
