import {
  allShieldsActive,
  at,
  charge,
  choose,
  each,
  enemy,
  inTurn,
  inYour,
  loseShield,
  not,
  recoverShield,
  remove,
  shielded,
  suffer,
  unlessIt,
  you,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** M12-L Kimogila Fighter: medium base. */
export const m12lkimogilafighter = chassis({
  id: 'm12lkimogilafighter',
  name: 'M12-L Kimogila Fighter',
  size: 'medium',
  dial: dial('1TR 1BW 1FB 1NW 1YR 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 4KR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 1,
  hull: 7,
  shields: 2,
  actions: bar('focus, lock, red barrel-roll, reload'),
  keywords: [],
  shipAbility: 'Dead to Rights',
  pilots: [
    pilot('cartelexecutioner', { name: 'Cartel Executioner', faction: 'scumandvillainy', initiative: 3 }),
    pilot(
      'toranikulda',
      {
        name: 'Torani Kulda',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
        keywords: ['Bounty Hunter'],
      },
      [
        at('after-attack').you(
          each(
            [enemy, inYour('bullseye')],
            unlessIt('chosen', remove('green', 1, 'chosen', 'chosen'), suffer(1, 0, 'chosen')),
          ),
        ),
      ],
    ),
    pilot(
      'dalanoberos',
      {
        name: 'Dalan Oberos',
        rulings: ['xwing2:faq-specific-card-questions.30'],
        faction: 'scumandvillainy',
        initiative: 3,
        limited: 1,
        keywords: ['Bounty Hunter'],
        charges: { limit: 2, recurring: 0 },
      },
      [
        at('start-of-engagement', you(not(allShieldsActive))).youMay(
          choose([shielded, inYour('bullseye')], inTurn(loseShield(1, 'chosen'), recoverShield())),
          charge(),
        ),
      ],
    ),
  ],
});
