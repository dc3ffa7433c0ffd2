import {
  at,
  atRange,
  choose,
  damaged,
  eitherOf,
  enemy,
  friendly,
  friendlyTo,
  gainOneOf,
  handOverLock,
  has,
  inYour,
  lockedBy,
  modifier,
  oneOf,
  other,
  thereIs,
  transfer,
  you,
  youAttack,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** TIE/ba Interceptor: small base. */
export const tiebainterceptor = chassis({
  id: 'tiebainterceptor',
  name: 'TIE/ba Interceptor',
  size: 'small',
  dial: dial('1TB 1BB 1NB 1YB 2LR 2TW 2BB 2FB 2NB 2YW 2PR 3TW 3BW 3FB 3NW 3YW 4FB 5FW 5KR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 3,
  hull: 2,
  shields: 2,
  actions: bar('focus, evade, lock, barrel-roll, boost'),
  keywords: ['TIE'],
  shipAbility: 'Fine-Tuned Thrusters',
  pilots: [
    pilot('firstorderprovocateur', { name: 'First Order Provocateur', faction: 'firstorder', initiative: 3 }),
    pilot('majorvonreg', { name: 'Major Vonreg', faction: 'firstorder', initiative: 6, limited: 1 }, [
      at('during-system').youMay(
        choose([enemy, inYour('bullseye')], gainOneOf(['deplete', 'strain'], 'chosen')),
      ),
    ]),
    pilot(
      'holo',
      {
        name: '“Holo”',
        rulings: ['xwing2:faq-specific-card-questions.53', 'xwing2:faq-specific-card-questions.54'],
        faction: 'firstorder',
        initiative: 5,
        limited: 1,
      },
      [
        at('start-of-engagement', oneOf(you(has('any')), you(lockedBy<'self'>('anybody')))).you(
          choose(
            [friendly, other, atRange([0, 2])],
            eitherOf(transfer('any', 'self', 'chosen'), handOverLock('self', 'chosen')),
            { must: true },
          ),
        ),
      ],
    ),
    pilot('ember', { name: '“Ember”', faction: 'firstorder', initiative: 4, limited: 1 }, [
      modifier({
        cannot: 'modify-dice',
        dice: 'defense',
        by: 'owner',
        with: 'focus-and-calculate-tokens',
        requires: [youAttack, thereIs(damaged, friendlyTo('defender'), atRange([0, 1], 'defender'))],
      }),
    ]),
  ],
});
