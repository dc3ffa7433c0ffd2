import {
  assignCondition,
  at,
  friendsSeemNear,
  gathersFriends,
  oncePerRound,
  youDefend,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** Upsilon-class Shuttle: large base. */
export const upsilonclassshuttle = chassis({
  id: 'upsilonclassshuttle',
  name: 'Upsilon-class Shuttle',
  size: 'large',
  dial: dial('0OR 1TR 1BW 1FG 1NW 1YR 2TW 2BG 2FG 2NG 2YW 3TR 3BW 3FW 3NW 3YR'),
  attack: 4,
  agility: 1,
  hull: 6,
  shields: 6,
  actions: ['coordinate', 'focus', 'target-lock'],
  pilots: [
    pilot('starkillerbasepilot', { name: 'Starkiller Base Pilot', faction: 'firstorder', skill: 2 }),
    pilot(
      'lieutenantdormitz',
      { name: 'Lieutenant Dormitz', faction: 'firstorder', skill: 3, unique: true },
      gathersFriends([1, 2]),
    ),
    pilot(
      'majorstridan',
      { name: 'Major Stridan', faction: 'firstorder', skill: 4, unique: true },
      friendsSeemNear,
    ),
    pilot(
      'kyloren-upsilonclassshuttle',
      { name: 'Kylo Ren', faction: 'firstorder', skill: 6, unique: true },
      oncePerRound(at('hit', youDefend).you(assignCondition('illshowyouthedarkside', 'attacker'))),
    ),
  ],
});
