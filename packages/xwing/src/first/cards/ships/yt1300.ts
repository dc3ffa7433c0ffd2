import {
  at,
  atRange,
  by,
  choose,
  faceupCardsTurnDown,
  flown,
  freeActionOfBar,
  friendly,
  inYour,
  other,
  performAttack,
  placedAnywhere,
  reroll,
  rerollUpTo,
  the,
  whenever,
  whileAttacking,
  whileFighting,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** YT-1300: large base. */
export const yt1300 = chassis({
  id: 'yt1300',
  name: 'YT-1300',
  size: 'large',
  dial: dial('1TW 1BG 1FG 1NG 1YW 2TW 2BW 2FG 2NW 2YW 3BW 3FW 3NW 3KR 4FW 4KR'),
  attack: 3,
  turret: true,
  agility: 1,
  hull: 8,
  shields: 5,
  actions: ['focus', 'target-lock'],
  pilots: [
    pilot('outerrimsmuggler', {
      name: 'Outer Rim Smuggler',
      faction: 'rebelalliance',
      skill: 1,
      own: { attack: 2, agility: 1, hull: 6, shields: 4 },
    }),
    pilot(
      'chewbacca',
      {
        name: 'Chewbacca',
        rulings: ['xwing1:faq-ship-cards.17', 'xwing1:faq-ship-cards.18'],
        faction: 'rebelalliance',
        skill: 5,
        unique: true,
      },
      faceupCardsTurnDown,
    ),
    pilot(
      'landocalrissian',
      { name: 'Lando Calrissian', faction: 'rebelalliance', skill: 7, unique: true },
      at('after-maneuver', flown({ difficulty: 'green' })).youMay(
        choose([friendly, other, atRange([1, 1])], by('chosen', freeActionOfBar)),
      ),
    ),
    pilot(
      'hansolo',
      {
        name: 'Han Solo',
        rulings: ['xwing1:faq-ship-cards.34'],
        faction: 'rebelalliance',
        skill: 9,
        unique: true,
      },
      whileAttacking().may(reroll('all')),
    ),
    pilot('resistancesympathizer', { name: 'Resistance Sympathizer', faction: 'resistance', skill: 3 }),
    pilot(
      'chewbacca-swx57',
      { name: 'Chewbacca', faction: 'resistance', skill: 5, unique: true },
      whenever('destroyed', [friendly, other, atRange([1, 3])]).youMay(performAttack()),
    ),
    pilot(
      'rey',
      { name: 'Rey', faction: 'resistance', skill: 8, unique: true },
      whileFighting(the('enemy', inYour('firing'))).may(rerollUpTo(2, 'blank')),
    ),
    pilot(
      'hansolo-swx57',
      { name: 'Han Solo', faction: 'resistance', skill: 9, unique: true },
      placedAnywhere,
    ),
  ],
});
