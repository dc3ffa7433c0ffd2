import {
  at,
  atRange,
  cannotModify,
  each,
  enemy,
  friendly,
  gaining,
  lockedBy,
  lockOn,
  oneOf,
  remove,
  rollMore,
  rollsBy,
  skillWhileWhole,
  spend,
  turn,
  unstressed,
  whileAttacking,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** TIE/fo Fighter: small base. */
export const tiefofighter = chassis({
  id: 'tiefofighter',
  name: 'TIE/fo Fighter',
  size: 'small',
  dial: dial('1TW 1YW 2TG 2BG 2FG 2NG 2YG 2LR 2PR 3TW 3BW 3FG 3NW 3YW 4FW 4KR 5FW'),
  attack: 2,
  agility: 3,
  hull: 3,
  shields: 1,
  actions: ['focus', 'target-lock', 'barrel-roll', 'evade'],
  pilots: [
    pilot('epsilonsquadronpilot', { name: 'Epsilon Squadron Pilot', faction: 'firstorder', skill: 1 }),
    pilot('zetasquadronpilot', { name: 'Zeta Squadron Pilot', faction: 'firstorder', skill: 3 }),
    pilot(
      'epsilonace',
      { name: '“Epsilon Ace”', faction: 'firstorder', skill: 4, unique: true },
      skillWhileWhole(12),
    ),
    pilot('omegasquadronpilot', { name: 'Omega Squadron Pilot', faction: 'firstorder', skill: 4 }),
    pilot(
      'zetaace',
      { name: '“Zeta Ace”', faction: 'firstorder', skill: 5, unique: true },
      rollsBy(['long']),
    ),
    pilot(
      'epsilonleader',
      { name: '“Epsilon Leader”', faction: 'firstorder', skill: 6, unique: true },
      at('start-of-combat').you(each([friendly, atRange([1, 1])], remove('stress', 1, 'chosen'))),
    ),
    pilot(
      'omegaace',
      { name: '“Omega Ace”', faction: 'firstorder', skill: 7, unique: true },
      whileAttacking().may(
        turn(['hit', 'focus', 'blank'], 'crit', 'all'),
        spend('focus'),
        lockOn('defender'),
      ),
    ),
    pilot(
      'zetaleader',
      { name: '“Zeta Leader”', faction: 'firstorder', skill: 7, unique: true },
      at('before-attack-dice', youAttack, you(unstressed)).youMay(rollMore('attack'), gaining('stress')),
    ),
    pilot(
      'omegaleader',
      { name: '“Omega Leader”', faction: 'firstorder', skill: 8, unique: true },
      cannotModify('both', [enemy, lockedBy()], {}, oneOf(youAttack, youDefend)),
    ),
  ],
});
