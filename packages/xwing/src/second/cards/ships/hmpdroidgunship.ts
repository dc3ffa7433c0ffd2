import { bar, chassis, dial, notYet, pilot } from '../chassis.ts';

/** HMP Droid Gunship: small base. */
export const hmpdroidgunship = chassis({
  id: 'hmpdroidgunship',
  name: 'HMP Droid Gunship',
  size: 'small',
  dial: dial('0OR 1BR 1FB 1NR 2TB 2BW 2FB 2NW 2YB 3TW 3BR 3FW 3NR 3YW 4FR 5FR'),
  weapons: [{ arc: 'full-front', value: 2 }],
  agility: 1,
  hull: 5,
  shields: 3,
  actions: bar('calculate, lock, red barrel-roll, reload > red calculate'),
  keywords: [],
  shipAbility: 'Networked Aim',
  pilots: [
    pilot('separatistpredator', {
      name: 'Separatist Predator',
      faction: 'separatistalliance',
      initiative: 3,
      keywords: ['Droid'],
    }),
    pilot('baktoiddrone', {
      name: 'Baktoid Drone',
      faction: 'separatistalliance',
      initiative: 1,
      keywords: ['Droid'],
    }),
    pilot(
      'dgs286',
      { name: 'DGS-286', faction: 'separatistalliance', initiative: 3, limited: 1, keywords: ['Droid'] },
      notYet,
    ),
    pilot(
      'onderonoppressor',
      {
        name: 'Onderon Oppressor',
        faction: 'separatistalliance',
        initiative: 3,
        limited: 2,
        keywords: ['Droid'],
      },
      notYet,
    ),
    pilot(
      'geonosianprototype',
      {
        name: 'Geonosian Prototype',
        faction: 'separatistalliance',
        initiative: 2,
        limited: 2,
        keywords: ['Droid'],
      },
      notYet,
    ),
    pilot(
      'dgs047',
      { name: 'DGS-047', faction: 'separatistalliance', initiative: 1, limited: 1, keywords: ['Droid'] },
      notYet,
    ),
  ],
});
