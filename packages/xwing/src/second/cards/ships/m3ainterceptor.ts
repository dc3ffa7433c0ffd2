import { bar, chassis, dial, notYet, pilot } from '../chassis.ts';

/** M3-A Interceptor: small base. */
export const m3ainterceptor = chassis({
  id: 'm3ainterceptor',
  name: 'M3-A Interceptor',
  size: 'small',
  dial: dial('1TW 1BB 1NB 1YW 2TW 2BW 2FB 2NW 2YW 3BW 3FB 3NW 3KR 4FW 5FW 5KR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 3,
  hull: 3,
  shields: 1,
  actions: bar('focus, evade, lock, barrel-roll'),
  keywords: [],
  shipAbility: 'Weapon Hardpoint',
  pilots: [
    pilot('tansariipointveteran', {
      name: 'Tansarii Point Veteran',
      faction: 'scumandvillainy',
      initiative: 3,
    }),
    pilot('cartelspacer', { name: 'Cartel Spacer', faction: 'scumandvillainy', initiative: 1 }),
    pilot('serissu', { name: 'Serissu', faction: 'scumandvillainy', initiative: 5, limited: 1 }, notYet),
    pilot(
      'genesisred',
      { name: 'Genesis Red', faction: 'scumandvillainy', initiative: 4, limited: 1 },
      notYet,
    ),
    pilot(
      'laetinashera',
      { name: 'Laetin A’shera', faction: 'scumandvillainy', initiative: 3, limited: 1 },
      notYet,
    ),
    pilot(
      'quinnjast',
      {
        name: 'Quinn Jast',
        faction: 'scumandvillainy',
        initiative: 3,
        limited: 1,
        keywords: ['Bounty Hunter'],
      },
      notYet,
    ),
    pilot('inaldra', { name: 'Inaldra', faction: 'scumandvillainy', initiative: 2, limited: 1 }, notYet),
    pilot(
      'sunnybounder',
      { name: 'Sunny Bounder', faction: 'scumandvillainy', initiative: 1, limited: 1 },
      notYet,
    ),
    pilot(
      'g4rgorvm',
      {
        name: 'G4R-G0R V/M',
        faction: 'scumandvillainy',
        initiative: 0,
        limited: 1,
        keywords: ['Droid'],
        own: { actions: bar('calculate, evade, lock, barrel-roll') },
      },
      notYet,
    ),
  ],
});
