import {
  at,
  compare,
  defending,
  defenseDiceRolled,
  doublesRangeBonus,
  enemy,
  gain,
  inYour,
  moreDice,
  not,
  oncePerRound,
  performAttackOn,
  the,
  unless,
  whenever,
  youDefend,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** Kihraxz Fighter: small base. */
export const kihraxzfighter = chassis({
  id: 'kihraxzfighter',
  name: 'Kihraxz Fighter',
  size: 'small',
  dial: dial('1TW 1BG 1NG 1YW 2TW 2BG 2FG 2NG 2YW 3BW 3FW 3NW 4FW 4KR 5KR'),
  attack: 3,
  agility: 2,
  hull: 4,
  shields: 1,
  actions: ['focus', 'target-lock'],
  pilots: [
    pilot('cartelmarauder', { name: 'Cartel Marauder', faction: 'scumandvillainy', skill: 2 }),
    pilot(
      'captainjostero',
      { name: 'Captain Jostero', faction: 'scumandvillainy', skill: 4, unique: true },
      oncePerRound(whenever('after-damage', [enemy, not(defending)]).youMay(performAttackOn('it'))),
    ),
    pilot('blacksunace', { name: 'Black Sun Ace', faction: 'scumandvillainy', skill: 5 }),
    pilot(
      'grazthehunter',
      { name: 'Graz the Hunter', faction: 'scumandvillainy', skill: 6, unique: true },
      moreDice('defense', 1, youDefend, the('attacker', inYour('firing'))),
    ),
    pilot(
      'viktorhel',
      { name: 'Viktor Hel', faction: 'scumandvillainy', skill: 7, unique: true },
      at('after-defending', unless(compare(defenseDiceRolled, 'equal', 2))).you(
        gain('stress', 1, 'attacker'),
      ),
    ),
    pilot(
      'talonbanecobra',
      { name: 'Talonbane Cobra', faction: 'scumandvillainy', skill: 9, unique: true },
      doublesRangeBonus,
    ),
  ],
});
