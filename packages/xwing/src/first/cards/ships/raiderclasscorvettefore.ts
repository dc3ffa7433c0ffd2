import { at, attackWith, oncePerRound, performAttack, spend } from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** Raider-class Corvette (Fore): huge. */
export const raiderclasscorvettefore = chassis({
  id: 'raiderclasscorvettefore',
  name: 'Raider-class Corvette (Fore)',
  size: 'huge',
  dial: dial('1BW 1FW 1NW 2BW 2FW 2NW 3FW 4FW'),
  attack: 4,
  agility: 0,
  hull: 8,
  shields: 6,
  actions: ['recover', 'reinforce'],
  huge: {
    energyGain: { '1B': 3, '1F': 3, '1N': 3, '2B': 2, '2F': 3, '2N': 2, '3F': 2, '4F': 2 },
    range: [2, 4],
    otherSection: 'raiderclasscorvetteaft',
    arcs: 'ahead',
    base: 'fore',
    crippled: { attack: 2, energy: 0, slots: [], without: [] },
  },
  pilots: [
    pilot(
      'raiderclasscorvettefore',
      { name: 'Raider-class Corvette (Fore)', faction: 'galacticempire', skill: 4 },
      oncePerRound(
        at('after-attack', attackWith('primary')).youMay(performAttack('primary'), spend('energy', 2)),
      ),
    ),
  ],
});
