import {
  assignCondition,
  at,
  moreDice,
  obstructed,
  oncePerRound,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** TIE Silencer: small base. */
export const tiesilencer = chassis({
  id: 'tiesilencer',
  name: 'TIE Silencer',
  size: 'small',
  dial: dial('1TW 1YW 2TG 2BG 2FG 2NG 2YG 3TW 3BG 3FG 3NG 3YW 3ER 3RR 4FG 4KR 5FG'),
  attack: 3,
  agility: 3,
  hull: 4,
  shields: 2,
  actions: ['barrel-roll', 'boost', 'focus', 'target-lock'],
  pilots: [
    pilot('sienarjaemusanalyst', { name: 'Sienar-Jaemus Analyst', faction: 'firstorder', skill: 4 }),
    pilot('firstordertestpilot', { name: 'First Order Test Pilot', faction: 'firstorder', skill: 6 }),
    pilot(
      'testpilotblackout',
      { name: 'Test Pilot “Blackout”', faction: 'firstorder', skill: 7, unique: true },
      moreDice('defense', -2, youAttack, obstructed),
    ),
    pilot(
      'kyloren-tiesilencer',
      { name: 'Kylo Ren', faction: 'firstorder', skill: 9, unique: true },
      oncePerRound(at('hit', youDefend).you(assignCondition('illshowyouthedarkside', 'attacker'))),
    ),
  ],
});
