import {
  actionIs,
  at,
  attackWith,
  bonusAttackWith,
  countOf,
  each,
  enemy,
  flown,
  gain,
  has,
  hasYouIn,
  isThe,
  lets,
  movedThrough,
  not,
  remove,
  you,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { turnsUpDamageAhead } from './repeated.ts';

/** TIE/wi Whisper Modified Interceptor: small base. */
export const tiewiwhispermodifiedinterceptor = chassis({
  id: 'tiewiwhispermodifiedinterceptor',
  name: 'TIE/wi Whisper Modified Interceptor',
  size: 'small',
  dial: dial('1TW 1YW 2TW 2BB 2FB 2NB 2YW 3LR 3TW 3BB 3FB 3NB 3YW 3PR 4FB 4KR 5FB 5KR'),
  weapons: [
    { arc: 'bullseye', value: 3 },
    { arc: 'single-turret', value: 2 },
  ],
  agility: 2,
  hull: 3,
  shields: 2,
  actions: bar('focus > rotate, evade, lock, barrel-roll > rotate, boost > rotate'),
  keywords: ['TIE'],
  shipAbility: 'Heavy Weapon Turret',
  pilots: [
    pilot('709thlegionace', { name: '709th Legion Ace', faction: 'firstorder', initiative: 4 }),
    pilot('redfuryzealot', { name: 'Red Fury Zealot', faction: 'firstorder', initiative: 2 }),
    pilot(
      'kyloren-tiewiwhispermodifiedinterceptor',
      {
        name: 'Kylo Ren',
        faction: 'firstorder',
        initiative: 5,
        limited: 1,
        keywords: ['Dark Side', 'Light Side'],
        force: { limit: 3, recurring: 1, side: 'both' },
      },
      turnsUpDamageAhead,
    ),
    pilot('wrath', { name: '“Wrath”', faction: 'firstorder', initiative: 5, limited: 1 }, [
      at('after-attack', attackWith('bullseye'), you(has('red-or-orange-but-locks'))).youMay(
        bonusAttackWith([], not(isThe('defender'))),
      ),
    ]),
    pilot('nightfall', { name: '“Nightfall”', faction: 'firstorder', initiative: 4, limited: 1 }, [
      at('after-maneuver', flown({ fully: true })).you(each([movedThrough], gain('jam', 2, 'chosen'))),
      at('after-action', actionIs('boost')).you(each([movedThrough], gain('jam', 2, 'chosen'))),
    ]),
    pilot('whirlwind', { name: '“Whirlwind”', faction: 'firstorder', initiative: 3, limited: 1 }, [
      at('before-engaging').you(
        remove('jam', 'any'),
        lets('self', gain('focus', countOf(enemy, hasYouIn('front')))),
      ),
    ]),
  ],
});
