import {
  acquireLockOn,
  at,
  atRange,
  attackIs,
  byObstacle,
  choose,
  enemy,
  friendly,
  gain,
  inPhase,
  modifier,
  other,
  spend,
  tokenIs,
  transferThat,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Dash Rendar as a standard loadout, on either side. */
const passesObstacleTokens = [
  at('after-gain', tokenIs('stress', 'strain', 'deplete', 'ion'), byObstacle).youMay(
    choose([friendly, other, atRange([0, 1])], transferThat('chosen')),
  ),
];

/** YT-2400 Light Freighter: large base. */
export const yt2400lightfreighter = chassis({
  id: 'yt2400lightfreighter',
  name: 'YT-2400 Light Freighter',
  size: 'large',
  dial: dial('1TW 1BB 1FB 1NB 1YW 2TW 2BW 2FB 2NW 2YW 3TW 3BW 3FW 3NW 3YW 4FW 4KR'),
  weapons: [{ arc: 'double-turret', value: 3 }],
  agility: 2,
  hull: 6,
  shields: 4,
  actions: bar('focus, lock, red barrel-roll, rotate'),
  keywords: ['Freighter'],
  shipAbility: 'Sensor Blindspot',
  pilots: [
    pilot('wildspacefringer', { name: 'Wild Space Fringer', faction: 'rebelalliance', initiative: 1 }),
    pilot(
      'dashrendar',
      {
        name: 'Dash Rendar',
        faction: 'rebelalliance',
        initiative: 5,
        limited: 1,
        own: { weapons: [{ arc: 'double-turret', value: 4 }] },
      },
      [modifier({ can: 'ignore-obstacles', while: ['maneuver', 'boost', 'barrel-roll'] })],
    ),
    pilot(
      'dashrendar-swz103-rebelalliance',
      { name: 'Dash Rendar', faction: 'rebelalliance', initiative: 5, limited: 1 },
      [
        modifier({
          can: 'ignore-obstacles',
          while: ['overlap'],
          requires: [inPhase('engagement')],
        }),
      ],
    ),
    pilot(
      'leebo',
      {
        name: '“Leebo”',
        faction: 'rebelalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Droid'],
        own: {
          weapons: [{ arc: 'double-turret', value: 4 }],
          actions: bar('calculate, lock, red barrel-roll, rotate'),
        },
      },
      [
        at('after-attack', attackIs('you-calculated')).you(gain('calculate')),
        at('after-defending', attackIs('you-calculated')).you(gain('calculate')),
      ],
    ),
    pilot(
      'leebo-swz103-rebelalliance',
      {
        name: '“Leebo”',
        faction: 'rebelalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Droid'],
        own: { actions: bar('calculate, lock > red rotate, red barrel-roll, rotate') },
      },
      [
        at('after-attack', attackIs('you-calculated')).you(gain('calculate')),
        at('after-defending', attackIs('you-calculated')).you(gain('calculate')),
      ],
    ),
    pilot(
      'dashrendar-swz103-sl-rebelalliance',
      {
        name: 'Dash Rendar',
        faction: 'rebelalliance',
        initiative: 5,
        limited: 1,
        keywords: ['Droid'],
        standardLoadout: ['mercenary-swz103', 'seekermissiles-swz103', 'leebo-swz103', 'outrider'],
      },
      passesObstacleTokens,
    ),
    pilot(
      'leebo-swz103-sl-rebelalliance',
      {
        name: '“Leebo”',
        faction: 'rebelalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Droid'],
        own: { actions: bar('calculate, lock > red rotate, red barrel-roll, rotate') },
        standardLoadout: ['efficientprocessing-swz103', 'seekermissiles-swz103', 'outrider'],
      },
      [at('end-of-engagement').youMay(acquireLockOn([enemy, atRange([2, 3])]), spend('calculate'))],
    ),
    pilot(
      'dashrendar-swz103-sl-scumandvillainy',
      {
        name: 'Dash Rendar',
        faction: 'scumandvillainy',
        initiative: 5,
        limited: 1,
        keywords: ['Droid'],
        standardLoadout: ['mercenary-swz103', 'seekermissiles-swz103', 'leebo-swz103', 'outrider'],
      },
      passesObstacleTokens,
    ),
    pilot(
      'leebo-swz103-sl-scumandvillainy',
      {
        name: '“Leebo”',
        faction: 'scumandvillainy',
        initiative: 3,
        limited: 1,
        keywords: ['Droid'],
        own: { actions: bar('calculate, lock > red rotate, red barrel-roll, rotate') },
        standardLoadout: ['efficientprocessing-swz103', 'seekermissiles-swz103', 'outrider'],
      },
      [at('end-of-engagement').youMay(acquireLockOn([enemy, atRange([2, 3])]), spend('calculate'))],
    ),
  ],
});
