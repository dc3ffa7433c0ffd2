import { chassis, dial, pilot } from '../chassis.ts';

/** GR-75 Medium Transport: huge. */
export const gr75mediumtransport = chassis({
  id: 'gr75mediumtransport',
  name: 'GR-75 Medium Transport',
  size: 'huge',
  dial: dial('1BW 1FW 1NW 2BW 2FW 2NW 3FW 4FW'),
  attack: 0,
  agility: 0,
  hull: 8,
  shields: 4,
  actions: ['recover', 'reinforce', 'coordinate', 'jam'],
  huge: {
    unarmed: true,
    energy: 4,
    ownDecks: true,
    energyGain: { '1B': 2, '1F': 3, '1N': 2, '2B': 1, '2F': 2, '2N': 1, '3F': 1 },
  },
  pilots: [
    pilot('gr75mediumtransport', { name: 'GR-75 Medium Transport', faction: 'rebelalliance', skill: 3 }),
  ],
});
