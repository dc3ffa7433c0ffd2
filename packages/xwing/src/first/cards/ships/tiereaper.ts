import {
  add,
  atRange,
  flown,
  friendly,
  has,
  hasNo,
  other,
  the,
  transfer,
  turn,
  whenever,
  whileAttacking,
  whileDefending,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** TIE Reaper: small base. */
export const tiereaper = chassis({
  id: 'tiereaper',
  name: 'TIE Reaper',
  size: 'small',
  dial: dial('0OR 1TW 1BW 1FG 1NW 1YW 1LR 1PR 2TR 2BG 2FG 2NG 2YR 3BR 3FG 3NR'),
  attack: 3,
  agility: 1,
  hull: 6,
  shields: 2,
  actions: ['evade', 'focus', 'jam'],
  pilots: [
    pilot('scarifbasepilot', { name: 'Scarif Base Pilot', faction: 'galacticempire', skill: 1 }),
    pilot(
      'vizier',
      { name: '“Vizier”', faction: 'galacticempire', skill: 3, unique: true },
      whenever(
        'after-maneuver',
        [friendly, other, atRange([1, 1])],
        flown({ speed: [1, 1], fully: true }),
      ).youMay(transfer(['focus', 'evade'], 'self', 'it')),
    ),
    pilot(
      'captainferoph',
      { name: 'Captain Feroph', faction: 'galacticempire', skill: 4, unique: true },
      whileDefending(the('attacker', has('jam'))).must(add('evade')),
    ),
    pilot(
      'majorvermeil',
      { name: 'Major Vermeil', faction: 'galacticempire', skill: 6, unique: true },
      whileAttacking({}, the('defender', hasNo('focus'), hasNo('evade'))).may(
        turn(['blank', 'focus'], 'hit'),
      ),
    ),
  ],
});
