import {
  has,
  hasNo,
  inYour,
  modifier,
  not,
  oneOf,
  the,
  turn,
  whileAttacking,
  you,
} from '../../abilities/language.ts';
import { bar, chassis, dial, notYet, pilot } from '../chassis.ts';

/** VT-49 Decimator: large base. */
export const vt49decimator = chassis({
  id: 'vt49decimator',
  name: 'VT-49 Decimator',
  size: 'large',
  dial: dial('1TR 1BB 1FB 1NB 1YR 2TW 2BW 2FB 2NW 2YW 3TW 3BW 3FW 3NW 3YW 4FW'),
  weapons: [{ arc: 'double-turret', value: 3 }],
  agility: 0,
  hull: 12,
  shields: 4,
  actions: bar('focus, lock, reinforce, rotate, red coordinate'),
  keywords: [],
  pilots: [
    pilot('patrolleader', { name: 'Patrol Leader', faction: 'galacticempire', initiative: 2 }),
    pilot(
      'rearadmiralchiraneau',
      { name: 'Rear Admiral Chiraneau', faction: 'galacticempire', initiative: 5, limited: 1 },
      [
        whileAttacking({}, you(has('reinforce-fore')), the('defender', inYour('full-front'))).may(
          turn('focus', 'crit'),
        ),
        whileAttacking(
          {},
          you(has('reinforce-aft')),
          the('defender', inYour('full-rear')),
          oneOf(you(hasNo('reinforce-fore')), the('defender', not(inYour('full-front')))),
        ).may(turn('focus', 'crit')),
      ],
    ),
    pilot(
      'mornakee',
      {
        name: 'Morna Kee',
        faction: 'galacticempire',
        initiative: 4,
        limited: 1,
        charges: { limit: 3, recurring: 0 },
      },
      notYet,
    ),
    pilot('captainoicunn', { name: 'Captain Oicunn', faction: 'galacticempire', initiative: 3, limited: 1 }, [
      modifier({ rule: 'attack-range-counts-as', from: [0, 0], to: 1 }),
    ]),
  ],
});
