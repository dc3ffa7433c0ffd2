import {
  at,
  atRange,
  attackIs,
  charge,
  choose,
  colouredActionIs,
  flown,
  friendly,
  gain,
  gaining,
  gainLike,
  has,
  hasOnBar,
  inArcOf,
  inItsActionStep,
  inYour,
  losesUpgradeCharge,
  movedThrough,
  not,
  performAction,
  performAny,
  remove,
  reroll,
  stressed,
  thereIs,
  transfer,
  unlessIt,
  whenever,
  whileAttacking,
  you,
} from '../../abilities/language.ts';
import { bar, chassis, dial, notYet, pilot } from '../chassis.ts';

/** BTA-NR2 Y-Wing: small base. */
export const btanr2ywing = chassis({
  id: 'btanr2ywing',
  name: 'BTA-NR2 Y-Wing',
  size: 'small',
  dial: dial('1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3TR 3BW 3FB 3NW 3YR 4FR 5KR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 1,
  hull: 4,
  shields: 3,
  actions: bar('focus, red lock, red barrel-roll, red boost'),
  keywords: ['Y-wing'],
  shipAbility: 'Intuitive Interface',
  pilots: [
    pilot('newrepublicpatrol', { name: 'New Republic Patrol', faction: 'resistance', initiative: 3 }),
    pilot('kijimispicerunner', { name: 'Kijimi Spice Runner', faction: 'resistance', initiative: 2 }),
    pilot(
      'zoriibliss',
      {
        name: 'Zorii Bliss',
        faction: 'resistance',
        initiative: 5,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      [
        whenever('after-action', [atRange([1, 1])], inItsActionStep, you(hasOnBar('its-action'))).youMay(
          performAny('its-action', 'red'),
          charge(),
        ),
      ],
    ),
    pilot('tezanasz', { name: 'Teza Nasz', faction: 'resistance', initiative: 4, limited: 1 }, [
      whileAttacking(
        { friendlyAt: [0, 2] },
        thereIs(friendly, inArcOf('defender', 'left')),
        thereIs(friendly, inArcOf('defender', 'right')),
      ).may(reroll(1)),
    ]),
    pilot('wilsateshlo', { name: 'Wilsa Teshlo', faction: 'resistance', initiative: 4, limited: 1 }, [
      at('after-attack', attackIs('defender-dealt-faceup')).you(
        unlessIt('defender', losesUpgradeCharge('defender'), gain('strain', 1, 'defender')),
      ),
    ]),
    pilot('legafossang', { name: 'Lega Fossang', faction: 'resistance', initiative: 3, limited: 1 }, notYet),
    pilot('shasazaro', { name: 'Shasa Zaro', faction: 'resistance', initiative: 3, limited: 1 }, [
      at('after-defending').youMay(
        choose([friendly, inYour('full-rear'), atRange([0, 2])], gainLike('green', 'chosen')),
      ),
    ]),
    pilot('aftabackbar', { name: 'Aftab Ackbar', faction: 'resistance', initiative: 2, limited: 1 }, [
      at(
        'after-maneuver',
        flown({ difficulty: 'red', basic: true }),
        you(stressed, not(has('stress', 2))),
      ).youMay(remove('stress'), gaining('strain')),
      at('after-action', colouredActionIs('red'), you(stressed, not(has('stress', 2)))).youMay(
        remove('stress'),
        gaining('strain'),
      ),
    ]),
    pilot(
      'caithrenalli-btanr2ywing',
      { name: 'C’ai Threnalli', faction: 'resistance', initiative: 2, limited: 1 },
      [
        at('after-maneuver', flown({ fully: true }), thereIs(friendly, movedThrough)).youMay(
          performAction('evade'),
        ),
      ],
    ),
    pilot('coruskapellim', { name: 'Corus Kapellim', faction: 'resistance', initiative: 1, limited: 1 }, [
      at('before-engaging').youMay(
        choose([has('green'), inYour('firing'), atRange([0, 1])], transfer('green', 'chosen', 'self')),
      ),
    ]),
  ],
});
