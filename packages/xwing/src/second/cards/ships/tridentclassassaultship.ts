import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Trident-Class Assault Ship: huge base. */
export const tridentclassassaultship = chassis({
  id: 'tridentclassassaultship',
  name: 'Trident-Class Assault Ship',
  size: 'huge',
  dial: dial('0BR 0OR 0NR 1SW 2BB 2NB 2FB 2SR 3NW 3FB 3BW 4FB 4KR 5FW'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 0,
  hull: 10,
  shields: 4,
  actions: bar('focus, red evade, red reinforce, lock, red coordinate'),
  keywords: [],
  shipAbility: 'Tractor Grasp',
  huge: { energy: { limit: 3, recurring: 2 }, shieldsBack: 1 },
  pilots: [
    pilot('lawlesspirates', {
      name: 'Lawless Pirates',
      faction: 'scumandvillainy',
      initiative: 8,
      engagement: 0,
    }),
    pilot('colicoiddestroyer', {
      name: 'Colicoid Destroyer',
      faction: 'separatistalliance',
      initiative: 8,
      engagement: 0,
    }),
  ],
});
