import {
  at,
  atRange,
  each,
  enemy,
  gain,
  revealed,
  rollMore,
  spend,
  touching,
  turnDial,
  whenever,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** VCX-100: large base. */
export const vcx100 = chassis({
  id: 'vcx100',
  name: 'VCX-100',
  size: 'large',
  dial: dial('1TR 1BW 1FG 1NW 1YR 2TW 2BG 2FG 2NG 2YW 3TR 3BW 3FW 3NW 3YR 4FW 5KR'),
  attack: 4,
  extraArcs: ['special-rear'],
  agility: 0,
  hull: 10,
  shields: 6,
  actions: ['focus', 'evade', 'target-lock'],
  pilots: [
    pilot('lothalrebel', { name: 'Lothal Rebel', faction: 'rebelalliance', skill: 3 }),
    pilot(
      'chopper',
      { name: '“Chopper”', faction: 'rebelalliance', skill: 4, unique: true },
      at('start-of-combat').you(each([enemy, touching()], gain('stress', 1, 'chosen'))),
    ),
    pilot(
      'kananjarrus',
      { name: 'Kanan Jarrus', faction: 'rebelalliance', skill: 5, unique: true },
      whenever('before-attack-dice', [enemy, atRange([1, 2])]).youMay(rollMore('attack', -1), spend('focus')),
    ),
    pilot(
      'herasyndulla-vcx100',
      { name: 'Hera Syndulla', faction: 'rebelalliance', skill: 7, unique: true },
      at('reveal', revealed({ difficulty: ['green', 'red'] })).youMay(turnDial({ difficulty: 'same' })),
    ),
  ],
});
