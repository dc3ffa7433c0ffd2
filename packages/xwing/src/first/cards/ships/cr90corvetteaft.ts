import { chassis, dial, pilot } from '../chassis.ts';

/** CR90 Corvette (Aft): huge. */
export const cr90corvetteaft = chassis({
  id: 'cr90corvetteaft',
  name: 'CR90 Corvette (Aft)',
  size: 'huge',
  dial: dial('1BW 1NW 2BW 2FW 2NW 3FW 4FW'),
  attack: 0,
  agility: 0,
  hull: 8,
  shields: 3,
  actions: ['recover', 'reinforce'],
  huge: {
    unarmed: true,
    energy: 5,
    energyGain: { '1B': 3, '1N': 3, '2B': 2, '2F': 3, '2N': 2, '3F': 2, '4F': 1 },
    otherSection: 'cr90corvettefore',
    arcs: 'sides',
    base: 'broadside',
    crippled: { attack: 0, energy: 1, slots: ['cargo'], without: ['4F', '2B', '2N'] },
  },
  pilots: [pilot('cr90corvetteaft', { name: 'CR90 Corvette (Aft)', faction: 'rebelalliance', skill: 4 })],
});
