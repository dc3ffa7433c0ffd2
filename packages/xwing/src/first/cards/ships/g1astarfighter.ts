import {
  at,
  atRange,
  choose,
  inTurn,
  other,
  rollMore,
  transfer,
  youAttack,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** G-1A Starfighter: small base. */
export const g1astarfighter = chassis({
  id: 'g1astarfighter',
  name: 'G-1A Starfighter',
  size: 'small',
  dial: dial('1TR 1BG 1FG 1NG 1YR 2TW 2BW 2FG 2NW 2YW 3BR 3FG 3NR 3KR 4FW 4KR'),
  attack: 3,
  agility: 1,
  hull: 4,
  shields: 4,
  actions: ['evade', 'focus', 'target-lock'],
  pilots: [
    pilot('ruthlessfreelancer', { name: 'Ruthless Freelancer', faction: 'scumandvillainy', skill: 3 }),
    pilot('gandfindsman', { name: 'Gand Findsman', faction: 'scumandvillainy', skill: 5 }),
    pilot(
      '4lom',
      { name: '4-LOM', faction: 'scumandvillainy', skill: 6, unique: true },
      at('start-of-end').youMay(choose([other, atRange([1, 1])], transfer('stress', 'self', 'chosen'))),
    ),
    pilot(
      'zuckuss',
      { name: 'Zuckuss', faction: 'scumandvillainy', skill: 7, unique: true },
      at('before-attack-dice', youAttack).youMay(inTurn(rollMore('attack'), rollMore('defense'))),
    ),
  ],
});
