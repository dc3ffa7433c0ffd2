import {
  at,
  atRange,
  choose,
  drawsLocks,
  friendly,
  other,
  takesStress,
  transferLock,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** Lambda-class Shuttle: large base. */
export const lambdaclassshuttle = chassis({
  id: 'lambdaclassshuttle',
  name: 'Lambda-class Shuttle',
  size: 'large',
  dial: dial('0OR 1BG 1FG 1NG 2TR 2BW 2FG 2NW 2YR 3BR 3FW 3NR'),
  attack: 3,
  agility: 1,
  hull: 5,
  shields: 5,
  actions: ['focus', 'target-lock'],
  pilots: [
    pilot('omicrongrouppilot', { name: 'Omicron Group Pilot', faction: 'galacticempire', skill: 2 }),
    pilot(
      'captainyorr',
      {
        name: 'Captain Yorr',
        rulings: ['xwing1:faq-ship-cards.14', 'xwing1:faq-ship-cards.15'],
        faction: 'galacticempire',
        skill: 4,
        unique: true,
      },
      takesStress,
    ),
    pilot(
      'coloneljendon',
      {
        name: 'Colonel Jendon',
        rulings: ['xwing1:faq-ship-cards.21'],
        faction: 'galacticempire',
        skill: 6,
        unique: true,
      },
      at('start-of-combat').youMay(
        choose([friendly, other, atRange([1, 1])], transferLock('self', 'chosen')),
      ),
    ),
    pilot(
      'captainkagi',
      {
        name: 'Captain Kagi',
        rulings: [
          'xwing1:faq-ship-cards.7',
          'xwing1:faq-ship-cards.8',
          'xwing1:faq-ship-cards.9',
          'xwing1:faq-qanda-combat.1',
        ],
        faction: 'galacticempire',
        skill: 8,
        unique: true,
      },
      drawsLocks,
    ),
  ],
});
