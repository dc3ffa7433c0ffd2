import { bar, chassis, dial, pilot } from '../chassis.ts';

/** CR90 Corellian Corvette: huge base. */
export const cr90corelliancorvette = chassis({
  id: 'cr90corelliancorvette',
  name: 'CR90 Corellian Corvette',
  size: 'huge',
  dial: dial('0BR 0OR 0NR 1BW 1NW 1FW 2BB 2NB 2FB 3NR 3FB 3BR 4FR 5FR'),
  weapons: [
    { arc: 'left', value: 4 },
    { arc: 'right', value: 4 },
  ],
  agility: 0,
  hull: 18,
  shields: 7,
  actions: bar('focus, reinforce, lock, red coordinate, jam'),
  keywords: [],
  shipAbility: 'Broadside Batteries',
  huge: { energy: { limit: 7, recurring: 2 }, shieldsBack: 2 },
  pilots: [
    pilot('republicjudiciary', {
      name: 'Republic Judiciary',
      faction: 'galacticrepublic',
      initiative: 8,
      engagement: 0,
    }),
    pilot('alderaanianguard', {
      name: 'Alderaanian Guard',
      faction: 'rebelalliance',
      initiative: 8,
      engagement: 0,
    }),
  ],
});
