import {
  acquireLockWithFriends,
  andThen,
  assign,
  at,
  atRange,
  choose,
  compare,
  diceTaken,
  enemy,
  flown,
  friendly,
  gain,
  ifDone,
  inArcOf,
  inTurn,
  inYour,
  lets,
  lockedBy,
  lookAtDial,
  loseCharge,
  remove,
  reroll,
  setInitiative,
  spendFrom,
  spendLockOn,
  stat,
  thereIs,
  thereIsNo,
  turn,
  whileAttacking,
  whileDefending,
  whileFighting,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** DIS-347, as a pilot of its own and as a standard loadout. */
const locksWithFriends = [at('start-of-engagement').youMay(acquireLockWithFriends([1, 3]))];

/** Droid Tri-Fighter: small base. */
export const droidtrifighter = chassis({
  id: 'droidtrifighter',
  name: 'Droid Tri-Fighter',
  size: 'small',
  dial: dial('1ER 1TW 1YW 1RR 2TB 2BW 2FB 2NW 2YB 3TB 3BW 3FB 3NW 3YB 3KR 4FB 5FW 5KR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 3,
  hull: 3,
  shields: 0,
  actions: bar('calculate, evade, lock, barrel-roll > red evade, boost > red calculate'),
  keywords: [],
  shipAbility: 'Networked Calculations',
  pilots: [
    pilot('separatistinterceptor', {
      name: 'Separatist Interceptor',
      faction: 'separatistalliance',
      initiative: 3,
      keywords: ['Droid'],
    }),
    pilot('colicoidinterceptor', {
      name: 'Colicoid Interceptor',
      faction: 'separatistalliance',
      initiative: 1,
      keywords: ['Droid'],
    }),
    pilot(
      'phlacarphoccprototype',
      {
        name: 'Phlac-Arphocc Prototype',
        faction: 'separatistalliance',
        initiative: 5,
        limited: 2,
        keywords: ['Droid'],
      },
      [at('during-system').youMay(choose([lockedBy()], inTurn(spendLockOn('chosen'), lookAtDial('chosen'))))],
    ),
    pilot(
      'volandas',
      {
        name: 'Volan Das',
        faction: 'separatistalliance',
        initiative: 5,
        limited: 1,
        keywords: ['Bounty Hunter'],
        own: {
          actions: bar('focus, evade, lock, barrel-roll > red evade, boost > red focus'),
          shipAbility: 'Modified for Organics',
        },
      },
      [
        at('after-maneuver', flown({ fully: true, difficulty: 'red' })).youMay(
          ifDone(
            choose([enemy, atRange([1, 1])], gain('strain', 1, 'chosen')),
            lets('self', remove('stress')),
          ),
        ),
      ],
    ),
    pilot(
      'dist81',
      { name: 'DIS-T81', faction: 'separatistalliance', initiative: 4, limited: 1, keywords: ['Droid'] },
      [
        ...whileFighting().may(
          turn('focus', 'success'),
          spendFrom('calculate', friendly, inArcOf('enemy', 'firing')),
        ),
      ],
    ),
    pilot(
      'dis347',
      { name: 'DIS-347', faction: 'separatistalliance', initiative: 3, limited: 1, keywords: ['Droid'] },
      locksWithFriends,
    ),
    pilot(
      'fearsomepredator',
      {
        name: 'Fearsome Predator',
        faction: 'separatistalliance',
        initiative: 3,
        limited: 3,
        keywords: ['Droid'],
      },
      [at('after-placing-forces').you(choose([enemy], assign('fearfulprey', 'chosen'), { must: true }))],
    ),
    pilot(
      'phlacarphoccprototype-siegeofcoruscant',
      {
        name: 'Phlac-Arphocc Prototype',
        faction: 'separatistalliance',
        initiative: 5,
        limited: 2,
        keywords: ['Droid'],
        standardLoadout: [
          'afterburners',
          'contingencyprotocol-siegeofcoruscant',
          'evasionsequence7-siegeofcoruscant',
        ],
      },
      [at('start-of-engagement', thereIs(enemy, inYour('bullseye'))).you(gain('calculate'))],
    ),
    pilot(
      'dist81-siegeofcoruscant',
      {
        name: 'DIS-T81',
        faction: 'separatistalliance',
        initiative: 4,
        limited: 1,
        keywords: ['Droid'],
        standardLoadout: ['outmaneuver', 'afterburners', 'contingencyprotocol-siegeofcoruscant'],
      },
      [
        andThen(whileAttacking().may(reroll('any')), gain('deplete', diceTaken)),
        andThen(whileDefending().may(reroll('any')), gain('strain', diceTaken)),
      ],
    ),
    pilot(
      'dis347-siegeofcoruscant',
      {
        name: 'DIS-347',
        faction: 'separatistalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Droid'],
        standardLoadout: ['marksmanship', 'afterburners', 'contingencyprotocol-siegeofcoruscant'],
      },
      locksWithFriends,
    ),
    pilot(
      'disl9b2-legendsandrelics',
      {
        name: 'DIS-L9B2',
        faction: 'separatistalliance',
        initiative: 6,
        limited: 1,
        keywords: ['Droid'],
        charges: { limit: 1, recurring: 1 },
      },
      [
        at('start-of-engagement', thereIs(enemy, inYour('bullseye'))).you(loseCharge()),
        at(
          'start-of-engagement',
          thereIsNo(enemy, inYour('bullseye')),
          compare(stat('charges'), 'higher', 0),
        ).you(setInitiative(1, 'end of engagement')),
      ],
    ),
  ],
});
