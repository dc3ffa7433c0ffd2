import {
  acquireLockOn,
  actionIs,
  at,
  charge,
  each,
  enemy,
  flown,
  gain,
  inYour,
  isThe,
  lasting,
  mark,
  marked,
  modifier,
  movedThrough,
  remove,
  spendResult,
  whenever,
  whileAttacking,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** TIE/se Bomber: small base. */
export const tiesebomber = chassis({
  id: 'tiesebomber',
  name: 'TIE/se Bomber',
  size: 'small',
  dial: dial('1TR 1BW 1FB 1NW 1YR 2TW 2BW 2FB 2NW 2YW 3LR 3TW 3BW 3FB 3NW 3YW 3PR 4FW'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 2,
  hull: 4,
  shields: 2,
  actions: bar('focus, lock, barrel-roll > red lock, red boost, reload > red evade'),
  keywords: ['TIE'],
  shipAbility: 'Pursuit Thrusters',
  pilots: [
    pilot('firstordercadet', { name: 'First Order Cadet', faction: 'firstorder', initiative: 3 }),
    pilot('sienarjaemustestpilot', {
      name: 'Sienar-Jaemus Test Pilot',
      faction: 'firstorder',
      initiative: 2,
    }),
    pilot('breach', { name: '“Breach”', faction: 'firstorder', initiative: 5, limited: 1 }, [
      at('after-maneuver', flown({ fully: true })).youMay(acquireLockOn([enemy, movedThrough])),
      at('after-action', actionIs('boost')).youMay(acquireLockOn([enemy, movedThrough])),
    ]),
    pilot(
      'juljerjerrod',
      {
        name: 'Jul Jerjerrod',
        faction: 'firstorder',
        initiative: 4,
        limited: 1,
        charges: { limit: 3, recurring: 0 },
      },
      [at('after-action', actionIs('boost')).youMay(remove('red-or-orange-but-locks'), charge())],
    ),
    pilot('scorch-tiesebomber', { name: '“Scorch”', faction: 'firstorder', initiative: 4, limited: 1 }, [
      whileAttacking({ friendlyAt: [0, 1], weapon: 'primary' }).may(
        spendResult(['hit'], lasting('end of attack', [mark])),
      ),
      whenever('after-defending', [isThe('defender')], marked).you(gain('strain', 1, 'it')),
    ]),
    pilot('dread', { name: '“Dread”', faction: 'firstorder', initiative: 3, limited: 1 }, [
      at('after-action', actionIs('reload')).you(each([inYour('bullseye')], gain('deplete', 1, 'chosen'))),
    ]),
    pilot('grudge', { name: '“Grudge”', faction: 'firstorder', initiative: 2, limited: 1 }, [
      modifier({ rule: 'reroll-detonations', traits: ['bomb', 'mine'], range: [0, 2] }),
    ]),
  ],
});
