import { bar, chassis, dial, notYet, pilot } from '../chassis.ts';

/** TIE/rb Heavy: medium base. */
export const tierbheavy = chassis({
  id: 'tierbheavy',
  name: 'TIE/rb Heavy',
  size: 'medium',
  dial: dial('1TR 1BW 1FB 1NW 1YR 2TW 2BB 2FB 2NB 2YW 3ER 3TR 3BW 3FW 3NW 3YR 3RR 4FW'),
  weapons: [{ arc: 'single-turret', value: 2 }],
  agility: 1,
  hull: 8,
  shields: 0,
  actions: bar('focus, reinforce, lock, red barrel-roll, rotate > red calculate'),
  keywords: ['TIE'],
  shipAbility: 'Rotating Cannons',
  pilots: [
    pilot('onyxsquadronsentry', { name: 'Onyx Squadron Sentry', faction: 'galacticempire', initiative: 3 }),
    pilot('caridaacademycadet', { name: 'Carida Academy Cadet', faction: 'galacticempire', initiative: 1 }),
    pilot(
      'flightleaderubbel',
      { name: 'Flight Leader Ubbel', faction: 'galacticempire', initiative: 5, limited: 1 },
      notYet,
    ),
    pilot('rampage', { name: '“Rampage”', faction: 'galacticempire', initiative: 4, limited: 1 }, notYet),
    pilot(
      'lyttandree',
      { name: 'Lyttan Dree', faction: 'galacticempire', initiative: 3, limited: 1 },
      notYet,
    ),
  ],
});
