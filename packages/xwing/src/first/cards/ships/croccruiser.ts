import { chassis, dial, pilot } from '../chassis.ts';

/** C-ROC Cruiser: huge. */
export const croccruiser = chassis({
  id: 'croccruiser',
  name: 'C-ROC Cruiser',
  size: 'huge',
  dial: dial('1BW 1FW 1NW 2BW 2FW 2NW 3FW 4FW'),
  attack: 0,
  agility: 0,
  hull: 10,
  shields: 4,
  actions: ['jam', 'recover', 'reinforce', 'target-lock'],
  huge: {
    unarmed: true,
    arcs: 'sides',
    energy: 4,
    energyGain: { '1B': 2, '1F': 3, '1N': 2, '2B': 1, '2F': 2, '2N': 1, '3F': 2, '4F': 1 },
  },
  pilots: [pilot('croccruiser', { name: 'C-ROC Cruiser', faction: 'scumandvillainy', skill: 1 })],
});
