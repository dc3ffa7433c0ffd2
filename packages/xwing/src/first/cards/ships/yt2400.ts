import {
  attackWith,
  ignoresObstacles,
  moreDice,
  resolvesOneOfTwo,
  stressed,
  the,
  youAttack,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** YT-2400: large base. */
export const yt2400 = chassis({
  id: 'yt2400',
  name: 'YT-2400',
  size: 'large',
  dial: dial('1TW 1BG 1FG 1NG 1YW 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FW 3NW 3YW 4FW 4KR'),
  attack: 2,
  turret: true,
  agility: 2,
  hull: 5,
  shields: 5,
  actions: ['focus', 'target-lock', 'barrel-roll'],
  pilots: [
    pilot('wildspacefringer', { name: 'Wild Space Fringer', faction: 'rebelalliance', skill: 2 }),
    pilot(
      'eadenvrill',
      { name: 'Eaden Vrill', faction: 'rebelalliance', skill: 3, unique: true },
      moreDice('attack', 1, youAttack, attackWith('primary'), the('defender', stressed)),
    ),
    pilot(
      'leebo',
      {
        name: '“Leebo”',
        rulings: ['xwing1:faq-ship-cards.41', 'xwing1:faq-ship-cards.42', 'xwing1:faq-ship-cards.43'],
        faction: 'rebelalliance',
        skill: 5,
        unique: true,
      },
      resolvesOneOfTwo,
    ),
    pilot(
      'dashrendar',
      {
        name: 'Dash Rendar',
        rulings: ['xwing1:faq-ship-cards.19', 'xwing1:faq-ship-cards.20'],
        faction: 'rebelalliance',
        skill: 7,
        unique: true,
      },
      ignoresObstacles,
    ),
  ],
});
