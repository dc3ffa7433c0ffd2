import {
  at,
  atRange,
  attackWith,
  choose,
  flown,
  gain,
  inTurn,
  other,
  rollMore,
  transfer,
  youAttack,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Zuckuss. */
const bothRollMore = [
  at('before-attack-dice', youAttack, attackWith('primary')).youMay(
    inTurn(rollMore('attack'), rollMore('defense')),
  ),
];

/** G-1A Starfighter: medium base. */
export const g1astarfighter = chassis({
  id: 'g1astarfighter',
  name: 'G-1A Starfighter',
  size: 'medium',
  dial: dial('0OR 1TR 1BB 1FB 1NB 1YR 2TW 2BW 2FB 2NW 2YW 2KR 3BR 3FW 3NR 4FR 4KR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 1,
  hull: 5,
  shields: 4,
  actions: bar('focus, lock, jam'),
  keywords: [],
  pilots: [
    pilot('gandfindsman', {
      name: 'Gand Findsman',
      faction: 'scumandvillainy',
      initiative: 1,
      keywords: ['Bounty Hunter'],
    }),
    pilot(
      '4lom',
      {
        name: '4-LOM',
        faction: 'scumandvillainy',
        initiative: 3,
        limited: 1,
        keywords: ['Bounty Hunter', 'Droid'],
        own: { actions: bar('calculate, lock, jam') },
      },
      [
        at('after-maneuver', flown({ fully: true, difficulty: 'red' })).you(gain('calculate')),
        at('start-of-end').youMay(choose([other, atRange([0, 1])], transfer('stress', 'self', 'chosen'))),
      ],
    ),
    pilot(
      'zuckuss',
      { name: 'Zuckuss', faction: 'scumandvillainy', initiative: 3, limited: 1, keywords: ['Bounty Hunter'] },
      bothRollMore,
    ),
    pilot(
      'zuckuss-armedanddangerous',
      {
        name: 'Zuckuss',
        faction: 'scumandvillainy',
        initiative: 3,
        limited: 1,
        keywords: ['Bounty Hunter'],
        own: {
          shields: 5,
          actions: bar('focus, lock, barrel-roll > red calculate, jam > red calculate'),
          shipAbility: 'Enduring Limitations',
        },
        standardLoadout: [
          'persistenttracker-armedanddangerous',
          'tractorbeam',
          '4lom-armedanddangerous',
          'misthunter-armedanddangerous',
        ],
      },
      bothRollMore,
    ),
  ],
});
