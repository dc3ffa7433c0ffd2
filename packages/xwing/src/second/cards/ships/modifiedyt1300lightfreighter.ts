import {
  actsAt,
  at,
  atObstacle,
  atRange,
  attackHit,
  before,
  by,
  charge,
  choose,
  eitherOf,
  flown,
  force,
  friendly,
  gain,
  performAction,
  performAny,
  recoverForce,
  rollAgain,
  turnedDown,
  whenever,
  whileFighting,
  you,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Modified YT-1300 Light Freighter: large base. */
export const modifiedyt1300lightfreighter = chassis({
  id: 'modifiedyt1300lightfreighter',
  name: 'Modified YT-1300 Light Freighter',
  size: 'large',
  dial: dial('1BW 1FB 1NW 2TW 2BB 2FB 2NB 2YW 3LR 3TW 3BW 3FB 3NW 3YW 3PR 4FW 4KR'),
  weapons: [{ arc: 'double-turret', value: 3 }],
  agility: 1,
  hull: 8,
  shields: 5,
  actions: bar('focus, lock, red boost, rotate'),
  keywords: ['Freighter', 'YT-1300'],
  pilots: [
    pilot('outerrimsmuggler', { name: 'Outer Rim Smuggler', faction: 'rebelalliance', initiative: 1 }),
    pilot(
      'hansolo-modifiedyt1300lightfreighter',
      {
        name: 'Han Solo',
        rulings: ['xwing2:faq-specific-card-questions.32', 'xwing2:faq-rolling-and-rerolling-dice.4'],
        faction: 'rebelalliance',
        initiative: 6,
        limited: 1,
      },
      [...whileFighting('any', you(atObstacle([0, 1]))).may(rollAgain)],
    ),
    pilot(
      'landocalrissian-modifiedyt1300lightfreighter',
      { name: 'Lando Calrissian', faction: 'rebelalliance', initiative: 5, limited: 1 },
      [
        at('after-maneuver', flown({ fully: true, difficulty: 'blue' })).youMay(
          choose([friendly, atRange([0, 3])], by('chosen', performAny())),
        ),
      ],
    ),
    pilot(
      'leiaorgana',
      {
        name: 'Leia Organa',
        faction: 'rebelalliance',
        initiative: 5,
        limited: 1,
        keywords: ['Light Side'],
        force: { limit: 1, recurring: 1, side: 'light' },
      },
      [
        whenever(
          'after-maneuver',
          [friendly, atRange([0, 3])],
          flown({ fully: true, difficulty: 'red' }),
        ).youMay(eitherOf(gain('focus', 1, 'it'), recoverForce(1, 'it')), force()),
      ],
    ),
    pilot(
      'chewbacca',
      {
        name: 'Chewbacca',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      [before({ event: 'deal', up: true }).youMay(turnedDown, charge())],
    ),
    pilot(
      'hansolo-battleofyavin',
      {
        name: 'Han Solo',
        faction: 'rebelalliance',
        initiative: 6,
        limited: 1,
        charges: { limit: 4, recurring: 0 },
        own: { shipAbility: 'Solo' },
        standardLoadout: [
          'chewbacca-battleofyavin',
          'riggedcargochute',
          'millenniumfalcon',
          'l337sprogramming-battleofyavin',
        ],
      },
      [at('after-attack', attackHit).youMay(performAction('coordinate'), charge())],
    ),
    pilot(
      'landocalrissian-battleoverendor',
      {
        name: 'Lando Calrissian',
        faction: 'rebelalliance',
        initiative: 5,
        limited: 1,
        charges: { limit: 2, recurring: 0 },
        own: {
          actions: bar('focus, lock, evade, red boost, rotate, red coordinate > red focus'),
          shipAbility: 'High Stakes',
        },
        standardLoadout: [
          'aceinthehole-battleoverendor',
          'itsatrap-battleoverendor',
          'niennunb',
          'airencracken-battleoverendor',
          'millenniumfalcon-battleoverendor',
        ],
      },
      [
        at('start-of-activation').youMay(
          eitherOf(
            actsAt(1, 'activation'),
            actsAt(2, 'activation'),
            actsAt(3, 'activation'),
            actsAt(4, 'activation'),
            actsAt(5, 'activation'),
            actsAt(6, 'activation'),
          ),
          charge(),
        ),
      ],
    ),
  ],
});
