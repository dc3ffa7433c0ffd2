import { bar, chassis, dial, notYet, pilot } from '../chassis.ts';

/** G-1A Starfighter: medium base. */
export const g1astarfighter = chassis({
  id: 'g1astarfighter',
  name: 'G-1A Starfighter',
  size: 'medium',
  dial: dial('0OR 1TR 1BB 1FB 1NB 1YR 2TW 2BW 2FB 2NW 2YW 2KR 3BR 3FW 3NR 4FR 4KR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 1,
  hull: 5,
  shields: 4,
  actions: bar('focus, lock, jam'),
  keywords: [],
  pilots: [
    pilot('gandfindsman', {
      name: 'Gand Findsman',
      faction: 'scumandvillainy',
      initiative: 1,
      keywords: ['Bounty Hunter'],
    }),
    pilot(
      '4lom',
      {
        name: '4-LOM',
        faction: 'scumandvillainy',
        initiative: 3,
        limited: 1,
        keywords: ['Bounty Hunter', 'Droid'],
        own: { actions: bar('calculate, lock, jam') },
      },
      notYet,
    ),
    pilot(
      'zuckuss',
      { name: 'Zuckuss', faction: 'scumandvillainy', initiative: 3, limited: 1, keywords: ['Bounty Hunter'] },
      notYet,
    ),
  ],
});
