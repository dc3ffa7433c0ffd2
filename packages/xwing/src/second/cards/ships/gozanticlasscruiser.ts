import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Gozanti-class Cruiser: huge base. */
export const gozanticlasscruiser = chassis({
  id: 'gozanticlasscruiser',
  name: 'Gozanti-class Cruiser',
  size: 'huge',
  dial: dial('0BR 0OR 0NR 1BW 1NW 1FB 2BR 2NR 2FB 3FB 4FR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 0,
  hull: 11,
  shields: 5,
  actions: bar('focus, lock, coordinate, reinforce, jam'),
  keywords: [],
  shipAbility: 'Docking Clamps',
  huge: { energy: { limit: 3, recurring: 1 }, shieldsBack: 1 },
  pilots: [
    pilot('firstordersympathizers', {
      name: 'First Order Sympathizers',
      faction: 'firstorder',
      initiative: 7,
      engagement: 1,
    }),
    pilot('outerrimgarrison', {
      name: 'Outer Rim Garrison',
      faction: 'galacticempire',
      initiative: 7,
      engagement: 1,
    }),
  ],
});
