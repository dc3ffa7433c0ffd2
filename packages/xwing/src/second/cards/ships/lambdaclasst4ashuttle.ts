import {
  actionIs,
  at,
  atRange,
  charge,
  choose,
  each,
  friendly,
  lasting,
  modifier,
  other,
  performAny,
  takesLocks,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Lambda-class T-4a Shuttle: large base. */
export const lambdaclasst4ashuttle = chassis({
  id: 'lambdaclasst4ashuttle',
  name: 'Lambda-class T-4a Shuttle',
  size: 'large',
  dial: dial('0OR 1BB 1FB 1NB 2TR 2BW 2FB 2NW 2YR 3BR 3FW 3NR'),
  weapons: [
    { arc: 'front', value: 3 },
    { arc: 'rear', value: 2 },
  ],
  agility: 1,
  hull: 6,
  shields: 4,
  actions: bar('focus, reinforce, coordinate, red jam'),
  keywords: [],
  pilots: [
    pilot('omicrongrouppilot', { name: 'Omicron Group Pilot', faction: 'galacticempire', initiative: 1 }),
    pilot('captainkagi', { name: 'Captain Kagi', faction: 'galacticempire', initiative: 4, limited: 1 }, [
      at('start-of-engagement').youMay(
        choose([friendly, other, atRange([0, 3])], takesLocks('chosen', 'self'), { count: 99 }),
      ),
    ]),
    pilot(
      'coloneljendon',
      {
        name: 'Colonel Jendon',
        faction: 'galacticempire',
        initiative: 3,
        limited: 1,
        charges: { limit: 2, recurring: 0 },
      },
      [
        at('start-of-activation').youMay(
          each(
            [friendly],
            lasting('end of round', [modifier({ value: 'lock-range', range: [4, 9] })], 'chosen'),
          ),
          charge(),
        ),
      ],
    ),
    pilot(
      'lieutenantsai',
      {
        name: 'Lieutenant Sai',
        rulings: ['xwing2:faq-specific-card-questions.11'],
        faction: 'galacticempire',
        initiative: 3,
        limited: 1,
      },
      [at('after-coordinate', actionIs('coordinate')).youMay(performAny('coordinated'))],
    ),
  ],
});
