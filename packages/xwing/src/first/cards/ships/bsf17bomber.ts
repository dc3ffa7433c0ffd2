import {
  assignCondition,
  dropsBombsBeside,
  inYour,
  moreDice,
  nearBomb,
  spendResult,
  the,
  whileAttacking,
  youAttack,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** B/SF-17 Bomber: large base. */
export const bsf17bomber = chassis({
  id: 'bsf17bomber',
  name: 'B/SF-17 Bomber',
  size: 'large',
  dial: dial('0OR 1TR 1BG 1FG 1NG 1YR 2TW 2BW 2FG 2NW 2YW 3BW 3FW 3NW'),
  attack: 2,
  turret: true,
  agility: 1,
  hull: 9,
  shields: 3,
  actions: ['focus', 'target-lock'],
  pilots: [
    pilot('crimsonsquadronpilot', { name: 'Crimson Squadron Pilot', faction: 'resistance', skill: 1 }),
    pilot(
      'crimsonspecialist',
      { name: '“Crimson Specialist”', faction: 'resistance', skill: 4, unique: true },
      dropsBombsBeside,
    ),
    pilot(
      'cobaltleader',
      { name: '“Cobalt Leader”', faction: 'resistance', skill: 6, unique: true },
      moreDice('defense', -1, youAttack, the('defender', nearBomb)),
    ),
    pilot(
      'crimsonleader',
      { name: '“Crimson Leader”', faction: 'resistance', skill: 7, unique: true },
      whileAttacking({}, the('defender', inYour('firing'))).may(
        spendResult(['hit', 'crit'], assignCondition('rattled', 'defender')),
      ),
    ),
  ],
});
