import {
  at,
  atRange,
  enemy,
  friendly,
  ifDone,
  inYour,
  noAttackNextRound,
  performAttack,
  the,
  turn,
  whileAttacking,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** E-wing: small base. */
export const ewing = chassis({
  id: 'ewing',
  name: 'E-wing',
  size: 'small',
  dial: dial('1BW 1FG 1NW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 3KR 4FW 4KR 5FW'),
  attack: 3,
  agility: 3,
  hull: 2,
  shields: 3,
  actions: ['focus', 'target-lock', 'barrel-roll', 'evade'],
  pilots: [
    pilot('knavesquadronpilot', { name: 'Knave Squadron Pilot', faction: 'rebelalliance', skill: 1 }),
    pilot('blackmoonsquadronpilot', { name: 'Blackmoon Squadron Pilot', faction: 'rebelalliance', skill: 3 }),
    pilot(
      'etahnabaht',
      { name: 'Etahn A’baht', faction: 'rebelalliance', skill: 5, unique: true },
      whileAttacking({ of: [friendly] }, the('defender', enemy, inYour('firing'), atRange([1, 3]))).may(
        turn('hit', 'crit'),
      ),
    ),
    pilot(
      'corranhorn',
      {
        name: 'Corran Horn',
        rulings: ['xwing1:faq-ship-cards.12', 'xwing1:faq-ship-cards.13'],
        faction: 'rebelalliance',
        skill: 8,
        unique: true,
      },
      at('start-of-end').youMay(ifDone(performAttack(), noAttackNextRound)),
    ),
  ],
});
