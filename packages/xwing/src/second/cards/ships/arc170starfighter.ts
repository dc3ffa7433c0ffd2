import {
  acquireLock,
  acquireLockOn,
  add,
  at,
  atRange,
  attackWith,
  charge,
  choose,
  colouredActionIs,
  compare,
  enemy,
  enemyAt,
  flown,
  friendly,
  gain,
  hasCharge,
  hasNo,
  inTurn,
  inYour,
  lockOn,
  not,
  onFaces,
  other,
  recoverCharge,
  recoverCharges,
  remove,
  reroll,
  rollDie,
  rollMore,
  ruled,
  stat,
  stressed,
  tokenIs,
  whenever,
  whileAttacking,
  whileDefending,
  whileFighting,
  you,
  youAttack,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { locksAheadAfterRed } from './repeated.ts';

const aFriendLocks = choose([friendly, atRange([0, 3])], acquireLockOn([enemy, atRange([0, 1])], 'chosen'));

/** ARC-170 Starfighter: medium base. */
export const arc170starfighter = chassis({
  id: 'arc170starfighter',
  name: 'ARC-170 Starfighter',
  size: 'medium',
  dial: dial('1BB 1FB 1NB 2TW 2BB 2FB 2NB 2YW 3TR 3BW 3FW 3NW 3YR 4FR 4KR'),
  weapons: [
    { arc: 'front', value: 3 },
    { arc: 'rear', value: 2 },
  ],
  agility: 1,
  hull: 6,
  shields: 3,
  actions: bar('focus, lock, red barrel-roll'),
  keywords: [],
  pilots: [
    pilot(
      'norrawexley',
      {
        name: 'Norra Wexley',
        faction: 'rebelalliance',
        initiative: 5,
        limited: 1,
      },
      [ruled(whileDefending(enemyAt([0, 1])).must(add('evade')), 'xwing2:errata-ship-cards.20')],
    ),
    pilot('garvendreis', { name: 'Garven Dreis', faction: 'rebelalliance', initiative: 4, limited: 1 }, [
      at('after-spend', tokenIs('focus')).youMay(
        choose([friendly, atRange([1, 3])], gain('focus', 1, 'chosen')),
      ),
    ]),
    pilot('sharabey', { name: 'Shara Bey', faction: 'rebelalliance', initiative: 4, limited: 1 }, [
      ...whileFighting('primary').may(add('focus'), lockOn('enemy')),
    ]),
    pilot('ibtisam', { name: 'Ibtisam', faction: 'rebelalliance', initiative: 3, limited: 1 }, [
      at('after-maneuver', flown({ fully: true }), you(stressed)).youMay(
        rollDie(onFaces(['hit', 'crit'], remove('stress'))),
      ),
    ]),
    pilot('squadsevenveteran', {
      name: 'Squad Seven Veteran',
      faction: 'galacticrepublic',
      initiative: 3,
      keywords: ['Clone'],
    }),
    pilot('104thbattalionpilot', {
      name: '104th Battalion Pilot',
      faction: 'galacticrepublic',
      initiative: 2,
      keywords: ['Clone'],
    }),
    pilot(
      'oddball-arc170starfighter',
      { name: '“Odd Ball”', faction: 'galacticrepublic', initiative: 5, limited: 1, keywords: ['Clone'] },
      [...locksAheadAfterRed],
    ),
    pilot(
      'wolffe',
      {
        name: '“Wolffe”',
        faction: 'galacticrepublic',
        initiative: 4,
        limited: 1,
        keywords: ['Clone'],
        charges: { limit: 1, recurring: 0 },
      },
      [
        whileAttacking({ weapon: 'primary' }, attackWith('front-arc')).may(reroll(1), charge()),
        at(
          'before-attack-dice',
          youAttack,
          attackWith('primary'),
          attackWith('rear-arc'),
          compare(stat('charges'), 'equal', 0),
        ).youMay(inTurn(recoverCharge, rollMore('attack'))),
      ],
    ),
    pilot(
      'jag',
      { name: '“Jag”', faction: 'galacticrepublic', initiative: 3, limited: 1, keywords: ['Clone'] },
      [
        whenever('after-defending', [friendly, inYour('left', 'right'), atRange([1, 2])]).youMay(
          acquireLock('attacker'),
        ),
      ],
    ),
    pilot(
      'sinker',
      { name: '“Sinker”', faction: 'galacticrepublic', initiative: 3, limited: 1, keywords: ['Clone'] },
      [
        whileAttacking({ of: [friendly, inYour('left', 'right'), atRange([1, 2])], weapon: 'primary' }).may(
          reroll(1),
        ),
      ],
    ),
    pilot(
      'oddball-siegeofcoruscant',
      {
        name: '“Odd Ball”',
        faction: 'galacticrepublic',
        initiative: 5,
        limited: 1,
        keywords: ['Clone'],
        own: { shields: 4, shipAbility: 'Born for This' },
        standardLoadout: ['selfless', 'veterantailgunner', 'r4pastromech'],
      },
      [
        at('after-maneuver', flown({ fully: true, difficulty: 'red' })).youMay(aFriendLocks),
        at('after-action', colouredActionIs('red')).youMay(aFriendLocks),
      ],
    ),
    pilot(
      'wolffe-siegeofcoruscant',
      {
        name: '“Wolffe”',
        faction: 'galacticrepublic',
        initiative: 4,
        limited: 1,
        keywords: ['Clone'],
        charges: { limit: 1, recurring: 0 },
        own: { shipAbility: 'Born for This' },
        standardLoadout: ['wolfpack-siegeofcoruscant', 'veterantailgunner', 'q7astromech'],
      },
      [
        whileAttacking({ weapon: 'primary' }, attackWith('front-arc')).may(reroll(1), charge()),
        at(
          'before-attack-dice',
          youAttack,
          attackWith('primary'),
          attackWith('rear-arc'),
          you(not(hasCharge)),
        ).youMay(inTurn(recoverCharges(), rollMore('attack'))),
      ],
    ),
    pilot(
      'jag-siegeofcoruscant',
      {
        name: '“Jag”',
        faction: 'galacticrepublic',
        initiative: 3,
        limited: 1,
        keywords: ['Clone'],
        own: { shipAbility: 'Born for This' },
        standardLoadout: ['veterantailgunner', 'r4pastromech', 'synchronizedconsole'],
      },
      [
        whenever(
          'after-attack',
          [friendly, other, atRange([0, 2]), inYour('left', 'right')],
          you(hasNo('strain')),
        ).youMay(acquireLock('defender')),
      ],
    ),
  ],
});
