import {
  add,
  atRange,
  damageCards,
  friendly,
  moreDice,
  not,
  other,
  shielded,
  spend,
  whileShipDefends,
  you,
  youAttack,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** Auzituck Gunship: small base. */
export const auzituckgunship = chassis({
  id: 'auzituckgunship',
  name: 'Auzituck Gunship',
  size: 'small',
  dial: dial('1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FG 3NW 3YW 4FW 5FR'),
  attack: 3,
  extraArcs: ['auxiliary-180'],
  agility: 1,
  hull: 6,
  shields: 3,
  actions: ['focus', 'reinforce'],
  pilots: [
    pilot('kashyyykdefender', { name: 'Kashyyyk Defender', faction: 'rebelalliance', skill: 1 }),
    pilot('wookieeliberator', { name: 'Wookiee Liberator', faction: 'rebelalliance', skill: 3 }),
    pilot(
      'lowhhrick',
      { name: 'Lowhhrick', faction: 'rebelalliance', skill: 5, unique: true },
      (['reinforce-fore', 'reinforce-aft'] as const).map((token) =>
        whileShipDefends([friendly, other, atRange([1, 1])]).may(add('evade'), spend(token)),
      ),
    ),
    pilot(
      'wullffwarro',
      { name: 'Wullffwarro', faction: 'rebelalliance', skill: 7, unique: true },
      moreDice('attack', 1, youAttack, you(not(shielded), damageCards(1))),
    ),
  ],
});
