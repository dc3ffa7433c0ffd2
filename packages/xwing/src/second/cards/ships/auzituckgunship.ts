import {
  at,
  atRange,
  attackWith,
  damaged,
  friendly,
  gain,
  rollMore,
  spend,
  the,
  you,
  youAttack,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Auzituck Gunship: small base. */
export const auzituckgunship = chassis({
  id: 'auzituckgunship',
  name: 'Auzituck Gunship',
  size: 'small',
  dial: dial('0OR 1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3TW 3BW 3FB 3NW 3YW 4FW'),
  weapons: [{ arc: 'full-front', value: 3 }],
  agility: 1,
  hull: 6,
  shields: 2,
  actions: bar('focus, reinforce, red barrel-roll'),
  keywords: [],
  pilots: [
    pilot('kashyyykdefender', { name: 'Kashyyyk Defender', faction: 'rebelalliance', initiative: 1 }),
    pilot('wullffwarro', { name: 'Wullffwarro', faction: 'rebelalliance', initiative: 4, limited: 1 }, [
      at('before-attack-dice', youAttack, attackWith('primary'), you(damaged)).youMay(rollMore('attack')),
    ]),
    pilot('lowhhrick', { name: 'Lowhhrick', faction: 'rebelalliance', initiative: 3, limited: 1 }, [
      at('attack-declared', the('defender', friendly, atRange([0, 1]))).youMay(
        gain('evade', 1, 'defender'),
        spend('reinforce'),
      ),
    ]),
  ],
});
