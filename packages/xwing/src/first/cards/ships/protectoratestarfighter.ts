import {
  at,
  atRange,
  attackRange,
  choose,
  enemy,
  flown,
  gain,
  hasYouIn,
  inTurn,
  remove,
  rollMore,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** Protectorate Starfighter: small base. */
export const protectoratestarfighter = chassis({
  id: 'protectoratestarfighter',
  name: 'Protectorate Starfighter',
  size: 'small',
  dial: dial('1TW 1YW 2TG 2BG 2FG 2NG 2YG 2ER 2RR 3TW 3BW 3FG 3NW 3YW 4FW 4KR 5FW'),
  attack: 3,
  agility: 3,
  hull: 4,
  shields: 0,
  actions: ['barrel-roll', 'boost', 'focus', 'target-lock'],
  pilots: [
    pilot('zealousrecruit', { name: 'Zealous Recruit', faction: 'scumandvillainy', skill: 1 }),
    pilot('concorddawnveteran', { name: 'Concord Dawn Veteran', faction: 'scumandvillainy', skill: 3 }),
    pilot('concorddawnace', { name: 'Concord Dawn Ace', faction: 'scumandvillainy', skill: 5 }),
    pilot(
      'kadsolus',
      { name: 'Kad Solus', faction: 'scumandvillainy', skill: 6, unique: true },
      at('after-maneuver', flown({ difficulty: 'red' })).you(gain('focus', 2)),
    ),
    pilot(
      'oldteroch',
      { name: 'Old Teroch', faction: 'scumandvillainy', skill: 7, unique: true },
      at('start-of-combat').youMay(
        choose(
          [enemy, atRange([1, 1]), hasYouIn('firing')],
          inTurn(remove('focus', 'all', 'chosen'), remove('evade', 'all', 'chosen')),
        ),
      ),
    ),
    pilot(
      'fennrau-protectoratestarfighter',
      { name: 'Fenn Rau', faction: 'scumandvillainy', skill: 9, unique: true },
      [
        at('before-attack-dice', youAttack, attackRange([1, 1])).youMay(rollMore('attack')),
        at('before-defense-dice', youDefend, attackRange([1, 1])).youMay(rollMore('defense')),
      ],
    ),
  ],
});
