import { bar, chassis, dial, pilot } from '../chassis.ts';

/** GR-75 Medium Transport: huge base. */
export const gr75mediumtransport = chassis({
  id: 'gr75mediumtransport',
  name: 'GR-75 Medium Transport',
  size: 'huge',
  dial: dial('0BR 0OR 0NR 1BB 1NB 1FB 2BW 2NW 2FW 3FR 4FR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 0,
  hull: 12,
  shields: 3,
  actions: bar('focus, red lock, coordinate, red reinforce, jam'),
  keywords: [],
  shipAbility: 'Resupply Craft',
  huge: { energy: { limit: 4, recurring: 1 }, shieldsBack: 1 },
  pilots: [
    pilot('echobaseevacuees', {
      name: 'Echo Base Evacuees',
      faction: 'rebelalliance',
      initiative: 7,
      engagement: 1,
    }),
    pilot('newrepublicvolunteers', {
      name: 'New Republic Volunteers',
      faction: 'resistance',
      initiative: 7,
      engagement: 1,
    }),
    pilot('orafdesyk-epicsl', {
      name: 'Oraf Desyk',
      faction: 'resistance',
      initiative: 7,
      engagement: 1,
      limited: 1,
      own: { actions: bar('focus, reinforce > red coordinate, red lock, coordinate, jam') },
      standardLoadout: ['ga75-epicsl', 'adaptiveshields', 'hosnianlament-epicsl'],
    }),
    pilot('treborzednem-epicsl', {
      name: 'Trebor Zednem',
      faction: 'rebelalliance',
      initiative: 7,
      engagement: 1,
      limited: 1,
      own: { actions: bar('focus, reinforce > red coordinate, red lock, coordinate, jam') },
      standardLoadout: ['torynfarr', 'planetaryionbombardment-epicsl', 'brighthope'],
    }),
  ],
});
