import { at, attackWith, rollMore, spend, youAttack } from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** CR90 Corvette (Fore): huge. */
export const cr90corvettefore = chassis({
  id: 'cr90corvettefore',
  name: 'CR90 Corvette (Fore)',
  size: 'huge',
  dial: dial('1BW 1NW 2BW 2FW 2NW 3FW 4FW'),
  attack: 4,
  agility: 0,
  hull: 8,
  shields: 5,
  actions: ['coordinate', 'target-lock'],
  huge: {
    energyGain: { '1B': 3, '1N': 3, '2B': 2, '2F': 3, '2N': 2, '3F': 2, '4F': 1 },
    range: [3, 5],
    otherSection: 'cr90corvetteaft',
    arcs: 'sides',
    base: 'broadside',
    crippled: { attack: 2, energy: 0, slots: ['crew'], without: [] },
  },
  pilots: [
    pilot(
      'cr90corvettefore',
      { name: 'CR90 Corvette (Fore)', faction: 'rebelalliance', skill: 4 },
      at('before-attack-dice', youAttack, attackWith('primary')).youMay(rollMore('attack'), spend('energy')),
    ),
  ],
});
