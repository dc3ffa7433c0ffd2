import { at, deploySeveral, deploys } from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** Gozanti-class Cruiser: huge. */
export const gozanticlasscruiser = chassis({
  id: 'gozanticlasscruiser',
  name: 'Gozanti-class Cruiser',
  size: 'huge',
  dial: dial('1BW 1FW 1NW 2BW 2FW 2NW 3FW 4FW'),
  attack: 0,
  agility: 0,
  hull: 9,
  shields: 5,
  actions: ['coordinate', 'recover', 'reinforce', 'target-lock'],
  huge: {
    unarmed: true,
    arcs: 'sides',
    energy: 4,
    energyGain: { '1B': 2, '1F': 3, '1N': 2, '2B': 1, '2F': 2, '2N': 1, '3F': 1, '4F': 1 },
  },
  pilots: [
    pilot(
      'gozanticlasscruiser',
      { name: 'Gozanti-class Cruiser', faction: 'galacticempire', skill: 2 },
      deploys(2),
      at('after-maneuver').youMay(deploySeveral),
    ),
  ],
});
