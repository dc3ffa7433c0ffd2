import {
  addsMatching,
  at,
  atRange,
  attackMissed,
  friendly,
  gain,
  gaining,
  minus,
  other,
  recoverUpgrade,
  reroll,
  shield,
  tokensOf,
  whileFighting,
  whileShipDefends,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** M3-A Interceptor: small base. */
export const m3ainterceptor = chassis({
  id: 'm3ainterceptor',
  name: 'M3-A Interceptor',
  size: 'small',
  dial: dial('1TW 1BG 1NG 1YW 2TW 2BG 2FG 2NG 2YW 3BW 3FG 3NW 3KR 4FW 5KR'),
  attack: 2,
  agility: 3,
  hull: 2,
  shields: 1,
  actions: ['focus', 'target-lock', 'barrel-roll', 'evade'],
  pilots: [
    pilot(
      'sunnybounder',
      { name: 'Sunny Bounder', faction: 'scumandvillainy', skill: 1, unique: true },
      addsMatching,
    ),
    pilot('cartelspacer', { name: 'Cartel Spacer', faction: 'scumandvillainy', skill: 2 }),
    pilot(
      'inaldra',
      { name: 'Inaldra', faction: 'scumandvillainy', skill: 3, unique: true },
      whileFighting().may(reroll('any'), shield()),
    ),
    pilot('tansariipointveteran', { name: 'Tansarii Point Veteran', faction: 'scumandvillainy', skill: 5 }),
    pilot(
      'laetinashera',
      { name: 'Laetin A’shera', faction: 'scumandvillainy', skill: 6, unique: true },
      at('after-defending', attackMissed).youMay(gain('evade')),
    ),
    pilot(
      'quinnjast',
      { name: 'Quinn Jast', faction: 'scumandvillainy', skill: 6, unique: true },
      at('start-of-combat').youMay(recoverUpgrade('torpedo', 'missile'), gaining('weapons-disabled')),
    ),
    pilot(
      'genesisred',
      { name: 'Genesis Red', faction: 'scumandvillainy', skill: 7, unique: true },
      at('after-lock').you(
        gain('focus', minus(tokensOf('focus', 'other'), tokensOf('focus'))),
        gain('evade', minus(tokensOf('evade', 'other'), tokensOf('evade'))),
      ),
    ),
    pilot(
      'serissu',
      { name: 'Serissu', faction: 'scumandvillainy', skill: 8, unique: true },
      whileShipDefends([friendly, other, atRange([1, 1])]).may(reroll(1)),
    ),
  ],
});
