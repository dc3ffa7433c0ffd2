import { bar, chassis, dial, notYet, pilot } from '../chassis.ts';

/** RZ-2 A-wing: small base. */
export const rz2awing = chassis({
  id: 'rz2awing',
  name: 'RZ-2 A-wing',
  size: 'small',
  dial: dial('1TW 1YW 2TB 2BB 2FB 2NB 2YB 3LR 3TW 3BB 3FB 3NB 3YW 3PR 4FB 5FB 5KR'),
  weapons: [{ arc: 'single-turret', value: 2 }],
  agility: 3,
  hull: 2,
  shields: 2,
  actions: bar('focus, evade, lock, barrel-roll, boost'),
  keywords: ['A-wing'],
  shipAbility: 'Refined Gyrostabilizers',
  pilots: [
    pilot('greensquadronexpert', { name: 'Green Squadron Expert', faction: 'resistance', initiative: 3 }),
    pilot('bluesquadronrecruit', { name: 'Blue Squadron Recruit', faction: 'resistance', initiative: 1 }),
    pilot('lulolampar', { name: 'L’ulo L’ampar', faction: 'resistance', initiative: 5, limited: 1 }, notYet),
    pilot('seftinvanik', { name: 'Seftin Vanik', faction: 'resistance', initiative: 5, limited: 1 }, notYet),
    pilot(
      'tallissanlintra',
      {
        name: 'Tallissan Lintra',
        faction: 'resistance',
        initiative: 5,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      notYet,
    ),
    pilot(
      'zizitlo',
      {
        name: 'Zizi Tlo',
        faction: 'resistance',
        initiative: 5,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      notYet,
    ),
    pilot('greersonnel', { name: 'Greer Sonnel', faction: 'resistance', initiative: 4, limited: 1 }, notYet),
    pilot('wrobietyce', { name: 'Wrobie Tyce', faction: 'resistance', initiative: 4, limited: 1 }, notYet),
    pilot(
      'suralindajavos',
      { name: 'Suralinda Javos', faction: 'resistance', initiative: 3, limited: 1 },
      notYet,
    ),
    pilot('zaribangel', { name: 'Zari Bangel', faction: 'resistance', initiative: 3, limited: 1 }, notYet),
    pilot(
      'ronithblario',
      { name: 'Ronith Blario', faction: 'resistance', initiative: 2, limited: 1 },
      notYet,
    ),
    pilot('merlcobben', { name: 'Merl Cobben', faction: 'resistance', initiative: 1, limited: 1 }, notYet),
  ],
});
