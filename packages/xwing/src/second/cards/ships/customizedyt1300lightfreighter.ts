import {
  at,
  attackIs,
  attackWith,
  difficulty,
  not,
  rollMore,
  shielded,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { rerollsBlanks } from './repeated.ts';

/** Han Solo. */
const rollsMoreBehindObstacles = [
  at('before-attack-dice', youAttack, attackWith('primary'), attackIs('obstructed-by-obstacle')).youMay(
    rollMore('attack'),
  ),
  at('before-defense-dice', youDefend, attackIs('obstructed-by-obstacle')).youMay(rollMore('defense')),
];

/** Customized YT-1300 Light Freighter: large base. */
export const customizedyt1300lightfreighter = chassis({
  id: 'customizedyt1300lightfreighter',
  name: 'Customized YT-1300 Light Freighter',
  size: 'large',
  dial: dial('1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3LR 3TW 3BW 3FB 3NW 3YW 3PR 4FW 4KR'),
  weapons: [{ arc: 'double-turret', value: 2 }],
  agility: 1,
  hull: 8,
  shields: 3,
  actions: bar('focus, lock, red boost, rotate'),
  keywords: ['Freighter', 'YT-1300'],
  pilots: [
    pilot('freightercaptain', { name: 'Freighter Captain', faction: 'scumandvillainy', initiative: 1 }),
    pilot(
      'hansolo',
      { name: 'Han Solo', faction: 'scumandvillainy', initiative: 6, limited: 1 },
      rollsMoreBehindObstacles,
    ),
    pilot(
      'landocalrissian',
      { name: 'Lando Calrissian', faction: 'scumandvillainy', initiative: 4, limited: 1 },
      rerollsBlanks,
    ),
    pilot(
      'l337',
      {
        name: 'L3-37',
        faction: 'scumandvillainy',
        initiative: 2,
        limited: 1,
        keywords: ['Droid'],
        own: { actions: bar('calculate, lock, red boost, rotate') },
      },
      [difficulty(-1, { bearing: 'bank' }, you(not(shielded)))],
    ),
    pilot(
      'hansolo-armedanddangerous',
      {
        name: 'Han Solo',
        faction: 'scumandvillainy',
        initiative: 6,
        limited: 1,
        charges: { limit: 1, recurring: 0 },
        own: {
          shields: 5,
          actions: bar('focus, lock, red boost, rotate > red focus'),
          shipAbility: 'Coaxium Injectors',
        },
        standardLoadout: [
          'chewbacca-armedanddangerous',
          'l337-armedanddangerous',
          'tobiasbeckett-armedanddangerous',
          'landosmillenniumfalcon-armedanddangerous',
        ],
      },
      rollsMoreBehindObstacles,
    ),
  ],
});
