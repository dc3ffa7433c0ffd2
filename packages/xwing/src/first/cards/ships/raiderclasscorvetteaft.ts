import { chassis, dial, pilot } from '../chassis.ts';

/** Raider-class Corvette (Aft): huge. */
export const raiderclasscorvetteaft = chassis({
  id: 'raiderclasscorvetteaft',
  name: 'Raider-class Corvette (Aft)',
  size: 'huge',
  dial: dial('1BW 1FW 1NW 2BW 2FW 2NW 3FW 4FW'),
  attack: 0,
  agility: 0,
  hull: 8,
  shields: 4,
  actions: ['target-lock', 'coordinate'],
  huge: {
    unarmed: true,
    energy: 6,
    energyGain: { '1B': 3, '1F': 3, '1N': 3, '2B': 2, '2F': 3, '2N': 2, '3F': 2, '4F': 2 },
    otherSection: 'raiderclasscorvettefore',
    arcs: 'ahead',
    base: 'aft',
    crippled: { attack: 0, energy: 1, slots: [], without: [] },
  },
  pilots: [
    pilot('raiderclasscorvetteaft', {
      name: 'Raider-class Corvette (Aft)',
      faction: 'galacticempire',
      skill: 4,
    }),
  ],
});
