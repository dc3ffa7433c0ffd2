import {
  actionIs,
  add,
  at,
  atRange,
  attackRange,
  attackWith,
  by,
  change,
  choose,
  disarmed,
  eitherOf,
  evenWhileStressed,
  fliesInstead,
  flown,
  force,
  friendly,
  gaining,
  hasForce,
  inArcOf,
  inModifyDice,
  inTurn,
  inYour,
  lockOn,
  modifier,
  moreDice,
  not,
  other,
  performAction,
  performAny,
  recoverForce,
  remove,
  revealed,
  ruled,
  the,
  tokenIs,
  transfer,
  transferLock,
  turn,
  turnUpTo,
  whileDefending,
  whileFighting,
  you,
  youAttack,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** RZ-1 A-wing: small base. */
export const rz1awing = chassis({
  id: 'rz1awing',
  name: 'RZ-1 A-wing',
  size: 'small',
  dial: dial('1TW 1YW 2TB 2BB 2FB 2NB 2YB 3LR 3TW 3BW 3FB 3NW 3YW 3PR 4FB 5FB 5KR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 3,
  hull: 2,
  shields: 2,
  actions: bar('focus, evade, lock, barrel-roll, boost'),
  keywords: ['A-wing'],
  shipAbility: 'Vectored Thrusters',
  pilots: [
    pilot('greensquadronpilot', { name: 'Green Squadron Pilot', faction: 'rebelalliance', initiative: 3 }),
    pilot('phoenixsquadronpilot', {
      name: 'Phoenix Squadron Pilot',
      faction: 'rebelalliance',
      initiative: 1,
    }),
    pilot(
      'herasyndulla-rz1awing',
      {
        name: 'Hera Syndulla',
        faction: 'rebelalliance',
        initiative: 6,
        limited: 1,
        keywords: ['Spectre'],
      },
      [
        ...inModifyDice(the('attacker', friendly, other, atRange([1, 2]))).may(
          'transfer',
          eitherOf(transfer(['focus', 'evade'], 'self', 'attacker'), transferLock('self', 'attacker')),
        ),
        ...inModifyDice(the('defender', friendly, other, atRange([1, 2]))).may(
          'transfer',
          eitherOf(transfer(['focus', 'evade'], 'self', 'defender'), transferLock('self', 'defender')),
        ),
      ].map((one) => ruled(one, 'xwing2:errata-ship-cards.18')),
    ),
    pilot(
      'ahsokatano-rz1awing',
      {
        name: 'Ahsoka Tano',
        faction: 'rebelalliance',
        initiative: 5,
        limited: 1,
        keywords: ['Light Side'],
        force: { limit: 3, recurring: 1 },
      },
      [
        at('after-maneuver', flown({ fully: true })).youMay(
          choose([friendly, atRange([1, 2])], by('chosen', evenWhileStressed(performAny()))),
          force(2),
        ),
      ],
    ),
    pilot('tychocelchu', { name: 'Tycho Celchu', faction: 'rebelalliance', initiative: 5, limited: 1 }, [
      modifier({ can: 'act-while-stressed', actions: 'any', mostStress: 2 }),
    ]),
    pilot('jakefarrell', { name: 'Jake Farrell', faction: 'rebelalliance', initiative: 4, limited: 1 }, [
      at('after-action', actionIs('barrel-roll', 'boost')).youMay(
        choose([friendly, atRange([0, 1])], by('chosen', performAction('focus'))),
      ),
    ]),
    pilot('sharabey-rz1awing', { name: 'Shara Bey', faction: 'rebelalliance', initiative: 4, limited: 1 }, [
      ...whileFighting('primary').may(add('focus'), lockOn('enemy')),
    ]),
    pilot(
      'wedgeantilles-rz1awing',
      { name: 'Wedge Antilles', faction: 'rebelalliance', initiative: 4, limited: 1 },
      [moreDice('defense', -1, youAttack, attackWith('primary'), the('defender', inYour('front')))],
    ),
    pilot(
      'arvelcrynyd',
      {
        name: 'Arvel Crynyd',
        rulings: ['xwing2:errata-ship-cards.7', 'xwing2:errata-ship-cards.8'],
        faction: 'rebelalliance',
        initiative: 3,
        limited: 1,
      },
      [
        modifier({ can: 'back-up-boosts' }),
        modifier({ rule: 'attack-range-counts-as', from: [0, 0], to: 1 }),
      ],
    ),
    pilot('derekklivian', { name: 'Derek Klivian', faction: 'rebelalliance', initiative: 3, limited: 1 }, [
      at('after-lock').youMay(remove('red')),
      at('after-spend', tokenIs('lock')).youMay(remove('red')),
    ]),
    pilot(
      'keovenzee',
      {
        name: 'Keo Venzee',
        faction: 'rebelalliance',
        initiative: 3,
        limited: 1,
        force: { limit: 1, recurring: 0 },
      },
      [
        at('after-reveal', you(not(hasForce), revealed({ bearing: ['bank', 'turn'] }))).youMay(
          inTurn(fliesInstead({ bearing: 'sideslip', harder: true }), recoverForce()),
        ),
      ],
    ),
    pilot(
      'sabinewren-rz1awing',
      { name: 'Sabine Wren', faction: 'rebelalliance', initiative: 3, limited: 1, keywords: ['Mandalorian'] },
      [
        ...whileFighting('any', attackRange([1, 1]), you(inArcOf('enemy', 'front'))).may(
          change(1, 'success'),
        ),
      ],
    ),
    pilot(
      'tychocelchu-battleoverendor',
      {
        name: 'Tycho Celchu',
        faction: 'rebelalliance',
        initiative: 5,
        limited: 1,
        own: {
          weapons: [{ arc: 'single-turret', value: 2 }],
          shields: 3,
          actions: bar('focus > red reload, evade, lock, barrel-roll, boost > red evade'),
          shipAbility: 'Vectored Cannons',
        },
        standardLoadout: [
          'itsatrap-battleoverendor',
          'juke',
          'protonrockets',
          'chaffparticles-battleoverendor',
        ],
      },
      [
        modifier({ can: 'attack-while-disarmed', with: ['missile'] }),
        modifier({
          value: 'dice-limit',
          dice: 'attack',
          most: 4,
          requires: [you(disarmed), attackWith('missile')],
        }),
      ],
    ),
    pilot(
      'jakefarrell-swz106',
      {
        name: 'Jake Farrell',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        standardLoadout: ['elusive', 'outmaneuver', 'ionmissiles'],
      },
      [
        at('after-action', actionIs('barrel-roll', 'boost')).youMay(
          choose([friendly, atRange([0, 1])], by('chosen', performAction('focus'))),
        ),
      ],
    ),
    pilot(
      'sharabey-swz106',
      {
        name: 'Shara Bey',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        standardLoadout: ['hopeful', 'concussionmissiles'],
      },
      [...whileFighting('primary').may(add('focus'), lockOn('enemy'))],
    ),
    pilot(
      'arvelcrynyd-swz106',
      {
        name: 'Arvel Crynyd',
        rulings: ['xwing2:errata-ship-cards.7', 'xwing2:errata-ship-cards.8'],
        faction: 'rebelalliance',
        initiative: 3,
        limited: 1,
        standardLoadout: ['predator', 'afterburners'],
      },
      [
        modifier({ can: 'back-up-boosts' }),
        modifier({ rule: 'attack-range-counts-as', from: [0, 0], to: 1 }),
      ],
    ),
    pilot(
      'arvelcrynyd-battleoverendor',
      {
        name: 'Arvel Crynyd',
        faction: 'rebelalliance',
        initiative: 3,
        limited: 1,
        own: {
          weapons: [{ arc: 'single-turret', value: 2 }],
          shields: 3,
          actions: bar('focus, evade, lock, barrel-roll > red focus, boost, slam'),
          shipAbility: 'Vectored Cannons',
        },
        standardLoadout: ['heroicsacrifice-battleoverendor', 'itsatrap-battleoverendor', 'protonrockets'],
      },
      [whileDefending().may(turn('focus', 'evade'), gaining('strain'))],
    ),
    pilot(
      'gemmersojan-battleoverendor',
      {
        name: 'Gemmer Sojan',
        faction: 'rebelalliance',
        initiative: 2,
        limited: 1,
        own: { weapons: [{ arc: 'single-turret', value: 2 }], shipAbility: 'Vectored Cannons' },
        standardLoadout: [
          'itsatrap-battleoverendor',
          'precisiontunedcannons-battleoverendor',
          'chaffparticles-battleoverendor',
          'targetassistalgorithm-battleoverendor',
        ],
      },
      [whileDefending().may(turnUpTo('blank', 'focus', 2), gaining('strain'))],
    ),
  ],
});
