import {
  aboutToFly,
  actionIs,
  at,
  atRange,
  attackMissed,
  bonusAttackWith,
  choose,
  eitherOf,
  fliesInstead,
  friendly,
  has,
  hasOnBar,
  performAction,
  transfer,
  you,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Aggressor Assault Fighter: medium base. */
export const aggressorassaultfighter = chassis({
  id: 'aggressorassaultfighter',
  name: 'Aggressor Assault Fighter',
  size: 'medium',
  dial: dial('1TW 1BB 1FB 1NB 1YW 2TW 2BB 2FB 2NB 2YW 3LR 3BB 3FB 3NB 3PR 4FW 4KR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 3,
  hull: 5,
  shields: 3,
  actions: bar('calculate, evade, lock, boost'),
  keywords: [],
  shipAbility: 'Advanced Droid Brain',
  pilots: [
    pilot(
      'ig88a',
      {
        name: 'IG-88A',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
        keywords: ['Bounty Hunter', 'Droid'],
      },
      [
        at('start-of-engagement', you(has('calculate'))).youMay(
          choose([friendly, hasOnBar('calculate'), atRange([1, 3])], transfer('calculate', 'self', 'chosen')),
        ),
      ],
    ),
    pilot(
      'ig88b',
      {
        name: 'IG-88B',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
        keywords: ['Bounty Hunter', 'Droid'],
      },
      [at('after-attack', attackMissed).youMay(bonusAttackWith(['cannon']))],
    ),
    pilot(
      'ig88c',
      {
        name: 'IG-88C',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
        keywords: ['Bounty Hunter', 'Droid'],
      },
      [at('after-action', actionIs('boost')).youMay(performAction('evade'))],
    ),
    pilot(
      'ig88d',
      {
        name: 'IG-88D',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
        keywords: ['Bounty Hunter', 'Droid'],
      },
      [
        at('before-maneuver', aboutToFly({ bearing: 'segnor' })).youMay(
          eitherOf(
            fliesInstead({ bearing: 'same', template: 'turn' }),
            fliesInstead({ bearing: 'same', template: 'straight' }),
          ),
        ),
      ],
    ),
  ],
});
