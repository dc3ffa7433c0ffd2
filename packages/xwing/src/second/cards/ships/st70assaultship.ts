import {
  at,
  attackRange,
  chargeOf,
  evenWhileStressed,
  flown,
  gain,
  ifDone,
  performAction,
  turn,
  whileAttacking,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { calmBeforeTwo } from './repeated.ts';

/** ST-70 Assault Ship: medium base. */
export const st70assaultship = chassis({
  id: 'st70assaultship',
  name: 'ST-70 Assault Ship',
  size: 'medium',
  dial: dial('0OR 1TR 1BW 1FB 1NW 1YR 2ER 2TW 2BW 2FB 2NW 2YW 2RR 3TR 3BW 3FB 3NW 3YR 4FB 5KR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 2,
  hull: 7,
  shields: 2,
  actions: bar('focus, evade, lock, red barrel-roll'),
  keywords: [],
  pilots: [
    pilot('outerrimenforcer', { name: 'Outer Rim Enforcer', faction: 'scumandvillainy', initiative: 2 }),
    pilot(
      'q90',
      {
        name: 'Q9-0',
        faction: 'scumandvillainy',
        initiative: 5,
        limited: 1,
        keywords: ['Droid'],
        own: { actions: bar('calculate, evade, lock, red barrel-roll') },
      },
      [
        at('after-maneuver', flown({ fully: true, basic: false })).youMay(
          ifDone(evenWhileStressed(performAction('calculate', 'barrel-roll')), gain('strain')),
        ),
      ],
    ),
    pilot(
      'themandalorian',
      {
        name: 'The Mandalorian',
        faction: 'scumandvillainy',
        initiative: 5,
        limited: 1,
        keywords: ['Bounty Hunter', 'Mandalorian'],
      },
      calmBeforeTwo,
    ),
    pilot(
      'guildbountyhunter',
      {
        name: 'Guild Bounty Hunter',
        faction: 'scumandvillainy',
        initiative: 3,
        limited: 2,
        keywords: ['Bounty Hunter'],
      },
      [whileAttacking({}, attackRange([1, 2])).may(turn('focus', 'crit'), chargeOf('illicit'))],
    ),
  ],
});
