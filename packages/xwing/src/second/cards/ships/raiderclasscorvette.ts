import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Raider-class Corvette: huge base. */
export const raiderclasscorvette = chassis({
  id: 'raiderclasscorvette',
  name: 'Raider-class Corvette',
  size: 'huge',
  dial: dial('0BR 0OR 0NR 1BB 1NB 1FW 2BW 2NW 2FB 3BR 3NR 3FB 4FW 5FR'),
  weapons: [{ arc: 'full-front', value: 4 }],
  agility: 0,
  hull: 20,
  shields: 8,
  actions: bar('focus, lock, coordinate, reinforce, jam'),
  keywords: [],
  shipAbility: 'Concentrated Batteries',
  huge: { energy: { limit: 6, recurring: 2 }, shieldsBack: 2 },
  pilots: [
    pilot('firstordercollaborators', {
      name: 'First Order Collaborators',
      faction: 'firstorder',
      initiative: 8,
      engagement: 0,
    }),
    pilot('outerrimpatrol', {
      name: 'Outer Rim Patrol',
      faction: 'galacticempire',
      initiative: 8,
      engagement: 0,
    }),
    pilot('gideonhask-epicsl', {
      name: 'Gideon Hask',
      faction: 'firstorder',
      initiative: 8,
      engagement: 0,
      limited: 1,
      own: { actions: bar('focus, reinforce > red focus, lock, coordinate, jam, rotate') },
      standardLoadout: [
        'agentterex-epicsl',
        'protectorategleb-epicsl',
        'jinatasecurityforces-epicsl',
        'twinmissilelauncher-epicsl',
        'precursor-epicsl',
      ],
    }),
    pilot('idenversio-epicsl', {
      name: 'Iden Versio',
      faction: 'galacticempire',
      initiative: 8,
      engagement: 0,
      limited: 1,
      own: { actions: bar('focus, reinforce > red focus, lock, coordinate, jam, rotate') },
      standardLoadout: [
        'ruthless',
        'fanatical-epicsl',
        'infernosquad-epicsl',
        'twinmissilelauncher-epicsl',
        'corvus-epicsl',
      ],
    }),
  ],
});
