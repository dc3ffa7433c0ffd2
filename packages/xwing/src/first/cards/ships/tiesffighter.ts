import {
  add,
  at,
  inYour,
  oncePerRound,
  performAttack,
  the,
  whileAttacking,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** TIE/sf Fighter: small base. */
export const tiesffighter = chassis({
  id: 'tiesffighter',
  name: 'TIE/sf Fighter',
  size: 'small',
  dial: dial('1TR 1BG 1FG 1NG 1YR 2TW 2BW 2FG 2NW 2YW 3TR 3BW 3FG 3NW 3YR 3LR 3PR 4FW'),
  attack: 2,
  extraArcs: ['auxiliary-rear'],
  agility: 2,
  hull: 3,
  shields: 3,
  actions: ['barrel-roll', 'focus', 'target-lock'],
  pilots: [
    pilot('zetaspecialist', { name: 'Zeta Specialist', faction: 'firstorder', skill: 3 }),
    pilot('omegaspecialist', { name: 'Omega Specialist', faction: 'firstorder', skill: 5 }),
    pilot(
      'backdraft',
      { name: '“Backdraft”', faction: 'firstorder', skill: 7, unique: true },
      whileAttacking({}, the('defender', inYour('auxiliary'))).may(add('crit')),
    ),
    pilot(
      'quickdraw',
      { name: '“Quickdraw”', faction: 'firstorder', skill: 9, unique: true },
      oncePerRound(at('shield-lost').youMay(performAttack('primary'))),
    ),
  ],
});
