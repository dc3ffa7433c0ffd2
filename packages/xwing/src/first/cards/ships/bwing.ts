import {
  evenIfNone,
  firesAnywhere,
  keepsACrit,
  removing,
  reroll,
  stressed,
  turn,
  whileAttacking,
  whileFighting,
  you,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** B-wing: small base. */
export const bwing = chassis({
  id: 'bwing',
  name: 'B-wing',
  size: 'small',
  dial: dial('1TR 1BG 1FG 1NG 1YR 2TW 2BW 2FG 2NW 2YW 2KR 3BR 3FW 3NR 4FR'),
  attack: 3,
  agility: 1,
  hull: 3,
  shields: 5,
  actions: ['focus', 'target-lock', 'barrel-roll'],
  pilots: [
    pilot('bluesquadronpilot', { name: 'Blue Squadron Pilot', faction: 'rebelalliance', skill: 2 }),
    pilot('daggersquadronpilot', { name: 'Dagger Squadron Pilot', faction: 'rebelalliance', skill: 4 }),
    pilot(
      'neradantels',
      { name: 'Nera Dantels', faction: 'rebelalliance', skill: 5, unique: true },
      firesAnywhere('torpedo'),
    ),
    pilot(
      'ibtisam',
      { name: 'Ibtisam', faction: 'rebelalliance', skill: 6, unique: true },
      whileFighting(you(stressed)).may(reroll(1)),
    ),
    pilot(
      'keyanfarlander',
      {
        name: 'Keyan Farlander',
        rulings: ['xwing1:faq-ship-cards.36', 'xwing1:faq-ship-cards.37'],
        faction: 'rebelalliance',
        skill: 7,
        unique: true,
      },
      whileAttacking().may(evenIfNone(turn('focus', 'hit', 'all')), removing('stress')),
    ),
    pilot('tennumb', { name: 'Ten Numb', faction: 'rebelalliance', skill: 8, unique: true }, keepsACrit),
  ],
});
