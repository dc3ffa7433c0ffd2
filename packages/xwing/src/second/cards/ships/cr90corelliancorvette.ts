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
    pilot('leiaorgana-epicsl', {
      name: 'Leia Organa',
      faction: 'resistance',
      initiative: 8,
      engagement: 0,
      limited: 1,
      keywords: ['Light Side'],
      own: { actions: bar('focus, reinforce > red focus, lock, red coordinate, jam, rotate') },
      standardLoadout: [
        'niennunb-epicsl',
        'urcosfurdam-epicsl',
        'tibannareserves',
        'turbolaserbattery',
        'tantiveiv-resistance',
      ],
    }),
    pilot('raymusantilles-epicsl-galacticrepublic', {
      name: 'Raymus Antilles',
      faction: 'galacticrepublic',
      initiative: 8,
      engagement: 0,
      limited: 1,
      own: { actions: bar('focus, reinforce > red focus, lock, red coordinate, jam, rotate') },
      standardLoadout: [
        'bornforthis-epicsl',
        'bailorgana-epicsl',
        'secretprovisions-epicsl',
        'turbolaserbattery',
        'tantiveiv-republic',
      ],
    }),
    pilot('raymusantilles-epicsl-rebelalliance', {
      name: 'Raymus Antilles',
      faction: 'rebelalliance',
      initiative: 8,
      engagement: 0,
      limited: 1,
      own: { actions: bar('focus, reinforce > red focus, lock, red coordinate, jam, rotate') },
      standardLoadout: ['leiaorgana-epicsl', 'r2d2-epicsl', 'c3po-epicsl', 'turbolaserbattery', 'tantiveiv'],
    }),
  ],
});
