import {
  acquireLock,
  at,
  atRange,
  by,
  charge,
  chargeOf,
  choose,
  compare,
  countOf,
  damaged,
  difficulty,
  each,
  enemy,
  flipsUpgrade,
  flown,
  friendly,
  gain,
  gaining,
  has,
  inItsActivation,
  initiative,
  inTurn,
  inYour,
  isShip,
  lasting,
  lets,
  modifier,
  not,
  oneOfGroup,
  other,
  performAction,
  performAny,
  remove,
  reroll,
  rerollUpTo,
  revealed,
  stat,
  the,
  thereIs,
  tokenIs,
  turn,
  whenever,
  whileAttacking,
  whileDefending,
  whileFighting,
  you,
} from '../../abilities/language.ts';
import { template } from '../../devices/kinds.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { evadesPastFriends } from './repeated.ts';
import { rz2awing } from './rz2awing.ts';

/** Poe Dameron. */
const followsWithWhiteAction = [at('after-action').youMay(performAny('white', 'red'), charge())];

/** Jaycris Tubbs. */
const calmsAFriend = [
  at('after-maneuver', flown({ fully: true, difficulty: 'blue' })).youMay(
    choose([friendly, atRange([0, 1])], remove('stress', 1, 'chosen')),
  ),
];

/** T-70 X-wing: small base. */
export const t70xwing = chassis({
  id: 't70xwing',
  name: 'T-70 X-wing',
  size: 'small',
  dial: dial('1BB 1FB 1NB 2TW 2BB 2FB 2NB 2YW 3ER 3TW 3BW 3FB 3NW 3YW 3RR 4FW 4KR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 2,
  hull: 4,
  shields: 3,
  actions: bar('focus, lock, boost'),
  keywords: ['X-wing'],
  shipAbility: 'Weapon Hardpoint',
  pilots: [
    pilot('blacksquadronace-t70xwing', { name: 'Black Squadron Ace', faction: 'resistance', initiative: 4 }),
    pilot('redsquadronexpert', { name: 'Red Squadron Expert', faction: 'resistance', initiative: 3 }),
    pilot('bluesquadronrookie', { name: 'Blue Squadron Rookie', faction: 'resistance', initiative: 1 }),
    pilot(
      'poedameron',
      {
        name: 'Poe Dameron',
        faction: 'resistance',
        initiative: 6,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      followsWithWhiteAction,
    ),
    pilot(
      'poedameron-swz68',
      {
        name: 'Poe Dameron',
        faction: 'resistance',
        initiative: 6,
        limited: 1,
        charges: { limit: 2, recurring: 1 },
      },
      [
        whenever('after-action', [friendly, atRange([0, 2])], inItsActivation).youMay(
          by('it', performAny('white', 'red')),
          charge(2),
        ),
      ],
    ),
    pilot('elloasty', { name: 'Ello Asty', faction: 'resistance', initiative: 5, limited: 1 }, [
      at('after-reveal', you(revealed({ bearing: 'tallon', difficulty: 'red' }), not(has('stress', 3)))).you(
        lasting('end of its activation', [difficulty(-1, { bearing: 'tallon' })]),
      ),
    ]),
    pilot('niennunb', { name: 'Nien Nunb', faction: 'resistance', initiative: 5, limited: 1 }, [
      at('after-gain', tokenIs('stress'), thereIs(enemy, inYour('front'), atRange([0, 1]))).youMay(
        remove('stress'),
      ),
    ]),
    pilot(
      'caithrenalli',
      { name: 'C’ai Threnalli', faction: 'resistance', initiative: 4, limited: 1 },
      evadesPastFriends,
    ),
    pilot('karekun', { name: 'Karé Kun', faction: 'resistance', initiative: 4, limited: 1 }, [
      modifier({
        can: 'reposition-otherwise',
        moves: ['boost'],
        by: [template(1, 'turn', 'left'), template(1, 'turn', 'right')],
        costs: [],
      }),
    ]),
    pilot('temminwexley', { name: 'Temmin Wexley', faction: 'resistance', initiative: 4, limited: 1 }, [
      at('after-maneuver', flown({ fully: true, speed: [2, 4] })).youMay(performAction('boost')),
    ]),
    pilot('temminwexley-swz68', { name: 'Temmin Wexley', faction: 'resistance', initiative: 4, limited: 1 }, [
      at('start-of-engagement').you(
        each(
          [friendly, isShip('t70xwing'), atRange([0, 3])],
          lets(
            'chosen',
            inTurn(flipsUpgrade('configuration', 'chosen'), gain('calculate', 1, 'chosen')),
            gaining('strain'),
          ),
        ),
      ),
    ]),
    pilot('venisadoza', { name: 'Venisa Doza', faction: 'resistance', initiative: 4, limited: 1 }, [
      modifier({
        can: 'fire-through',
        with: ['torpedo', 'missile'],
        arc: 'rear',
        range: [1, 2],
        asItsArc: true,
      }),
    ]),
    pilot(
      'jessikapava',
      {
        name: 'Jessika Pava',
        faction: 'resistance',
        initiative: 3,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      [
        ...oneOfGroup(
          'jessika',
          ...whileFighting().may(rerollUpTo(countOf(friendly, other, atRange([0, 1]))), charge()),
          ...whileFighting().may(
            rerollUpTo(countOf(friendly, other, atRange([0, 1]))),
            chargeOf('astromech'),
          ),
        ),
      ],
    ),
    pilot('jophseastriker', { name: 'Joph Seastriker', faction: 'resistance', initiative: 3, limited: 1 }, [
      at('after-shield-lost').you(gain('evade')),
    ]),
    pilot('zayversio', { name: 'Zay Versio', faction: 'resistance', initiative: 3, limited: 1 }, [
      whileDefending(the('attacker', damaged)).may(reroll(1)),
    ]),
    pilot(
      'lieutenantbastian',
      { name: 'Lieutenant Bastian', faction: 'resistance', initiative: 2, limited: 1 },
      [whenever('after-dealt', [atRange([1, 2])]).youMay(acquireLock('it'))],
    ),
    pilot('nimichireen', { name: 'Nimi Chireen', faction: 'resistance', initiative: 2, limited: 1 }, [
      whileAttacking({}, the('defender', initiative('higher', 'self'))).may(turn('blank', 'focus')),
    ]),
    pilot(
      'jaycristubbs',
      { name: 'Jaycris Tubbs', faction: 'resistance', initiative: 1, limited: 1 },
      calmsAFriend,
    ),
    pilot(
      'poedameron-evacuationofdqar',
      {
        name: 'Poe Dameron',
        faction: 'resistance',
        initiative: 6,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
        own: {
          actions: bar('focus > red barrel-roll, lock, barrel-roll, boost, slam'),
          shipAbility: 'Adaptive S-Foils',
        },
        standardLoadout: [
          'heroic',
          'bb8-evacuationofdqar',
          'primedoverdrivethrusters-evacuationofdqar',
          'blackone-evacuationofdqar',
        ],
      },
      followsWithWhiteAction,
    ),
    pilot(
      'caithrenalli-evacuationofdqar',
      {
        name: 'C’ai Threnalli',
        faction: 'resistance',
        initiative: 4,
        limited: 1,
        own: {
          actions: bar('focus > red barrel-roll, lock, barrel-roll, boost > red focus'),
          shipAbility: 'Adaptive S-Foils',
        },
        standardLoadout: [
          'forthecause-evacuationofdqar',
          'heroic',
          'bbastromech',
          'repulsorliftengines-evacuationofdqar',
        ],
      },
      evadesPastFriends,
    ),
    pilot(
      'kazudaxiono-legendsandrelics',
      { name: 'Kazuda Xiono', faction: 'resistance', initiative: 4, limited: 1 },
      [
        whileAttacking({}, compare(stat('damage-cards', 'defender'), 'higher', stat('damage-cards'))).may(
          turn('focus', 'hit'),
        ),
        whileDefending(compare(stat('damage-cards', 'attacker'), 'higher', stat('damage-cards'))).may(
          turn('focus', 'evade'),
        ),
      ],
    ),
    pilot('stomeronistarck-evacuationofdqar', {
      name: 'Stomeroni Starck',
      faction: 'resistance',
      initiative: 4,
      limited: 1,
      own: {
        actions: bar('focus > red barrel-roll, lock, barrel-roll, boost > red focus'),
        dial: rz2awing.dial,
        shipAbility: 'Adaptive S-Foils',
      },
      standardLoadout: ['forthecause-evacuationofdqar', 'acceleratedsensorarray-evacuationofdqar', 'r5x3'],
    }),
    pilot(
      'jaycristubbs-evacuationofdqar',
      {
        name: 'Jaycris Tubbs',
        faction: 'resistance',
        initiative: 1,
        limited: 1,
        own: {
          actions: bar('focus > red barrel-roll, lock, barrel-roll, boost > red focus'),
          shipAbility: 'Adaptive S-Foils',
        },
        standardLoadout: ['forthecause-evacuationofdqar', 'r0astromech-evacuationofdqar'],
      },
      calmsAFriend,
    ),
  ],
});
