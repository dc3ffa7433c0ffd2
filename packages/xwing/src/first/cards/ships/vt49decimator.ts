import {
  agility,
  at,
  attackRange,
  damageCards,
  each,
  enemy,
  not,
  shielded,
  suffer,
  touching,
  turn,
  whileAttacking,
  you,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** VT-49 Decimator: large base. */
export const vt49decimator = chassis({
  id: 'vt49decimator',
  name: 'VT-49 Decimator',
  size: 'large',
  dial: dial('1BW 1FW 1NW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 4FW'),
  attack: 3,
  turret: true,
  agility: 0,
  hull: 12,
  shields: 4,
  actions: ['focus', 'target-lock'],
  pilots: [
    pilot('patrolleader', { name: 'Patrol Leader', faction: 'galacticempire', skill: 3 }),
    pilot(
      'captainoicunn',
      {
        name: 'Captain Oicunn',
        rulings: ['xwing1:faq-ship-cards.11'],
        faction: 'galacticempire',
        skill: 4,
        unique: true,
      },
      at('after-maneuver').you(each([enemy, touching()], suffer(1, 0, 'chosen'))),
    ),
    pilot(
      'commanderkenkirk',
      {
        name: 'Commander Kenkirk',
        rulings: ['xwing1:faq-ship-cards.54'],
        faction: 'galacticempire',
        skill: 6,
        unique: true,
      },
      agility(1, you(not(shielded), damageCards(1))),
    ),
    pilot(
      'rearadmiralchiraneau',
      { name: 'Rear Admiral Chiraneau', faction: 'galacticempire', skill: 8, unique: true },
      whileAttacking({}, attackRange([1, 2])).may(turn('focus', 'crit')),
    ),
  ],
});
