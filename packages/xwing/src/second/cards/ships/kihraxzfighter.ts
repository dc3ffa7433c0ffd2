import {
  at,
  attackRange,
  behind,
  bonusAttackWith,
  compare,
  defenseRolled,
  enemy,
  gain,
  isThe,
  moreDice,
  notDefending,
  unless,
  whenever,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Kihraxz Fighter: small base. */
export const kihraxzfighter = chassis({
  id: 'kihraxzfighter',
  name: 'Kihraxz Fighter',
  size: 'small',
  dial: dial('1TW 1BB 1NB 1YW 2ER 2TW 2BB 2FB 2NB 2YW 2RR 3BW 3FB 3NW 4FW 4KR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 2,
  hull: 5,
  shields: 1,
  actions: bar('focus, lock, barrel-roll'),
  keywords: [],
  pilots: [
    pilot('blacksunace', { name: 'Black Sun Ace', faction: 'scumandvillainy', initiative: 3 }),
    pilot('cartelmarauder', { name: 'Cartel Marauder', faction: 'scumandvillainy', initiative: 2 }),
    pilot(
      'talonbanecobra',
      { name: 'Talonbane Cobra', faction: 'scumandvillainy', initiative: 5, limited: 1 },
      [
        moreDice('defense', 1, youDefend, attackRange([3, 3])),
        moreDice('attack', 1, youAttack, attackRange([1, 1])),
      ],
    ),
    pilot(
      'graz',
      { name: 'Graz', faction: 'scumandvillainy', initiative: 4, limited: 1, keywords: ['Bounty Hunter'] },
      [
        moreDice('defense', 1, youDefend, you(behind('attacker'))),
        moreDice('attack', 1, youAttack, you(behind('defender'))),
      ],
    ),
    pilot(
      'viktorhel',
      {
        name: 'Viktor Hel',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
        keywords: ['Bounty Hunter'],
      },
      [at('after-defending', unless(compare(defenseRolled, 'equal', 2))).you(gain('stress', 1, 'attacker'))],
    ),
    pilot(
      'captainjostero',
      { name: 'Captain Jostero', faction: 'scumandvillainy', initiative: 3, limited: 1 },
      [whenever('after-damage', [enemy], notDefending).youMay(bonusAttackWith([], isThe('it')))],
    ),
  ],
});
