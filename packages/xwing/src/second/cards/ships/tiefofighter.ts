import { bar, chassis, dial, notYet, pilot } from '../chassis.ts';

/** TIE/fo Fighter: small base. */
export const tiefofighter = chassis({
  id: 'tiefofighter',
  name: 'TIE/fo Fighter',
  size: 'small',
  dial: dial('1TW 1YW 2LR 2TB 2BB 2FB 2NB 2YB 2PR 3TW 3BW 3FB 3NW 3YW 4FW 4KR 5FW'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 3,
  hull: 3,
  shields: 1,
  actions: bar('focus, evade, lock, barrel-roll'),
  keywords: ['TIE'],
  pilots: [
    pilot('omegasquadronace', { name: 'Omega Squadron Ace', faction: 'firstorder', initiative: 3 }),
    pilot('zetasquadronpilot', { name: 'Zeta Squadron Pilot', faction: 'firstorder', initiative: 2 }),
    pilot('epsilonsquadroncadet', { name: 'Epsilon Squadron Cadet', faction: 'firstorder', initiative: 1 }),
    pilot('midnight', { name: '“Midnight”', faction: 'firstorder', initiative: 6, limited: 1 }, notYet),
    pilot(
      'commandermalarus',
      {
        name: 'Commander Malarus',
        faction: 'firstorder',
        initiative: 5,
        limited: 1,
        charges: { limit: 2, recurring: 0 },
      },
      notYet,
    ),
    pilot(
      'lieutenantgalek',
      { name: 'Lieutenant Galek', faction: 'firstorder', initiative: 5, limited: 1 },
      notYet,
    ),
    pilot('dt798', { name: 'DT-798', faction: 'firstorder', initiative: 4, limited: 1 }, notYet),
    pilot('scorch', { name: '“Scorch”', faction: 'firstorder', initiative: 4, limited: 1 }, notYet),
    pilot('static', { name: '“Static”', faction: 'firstorder', initiative: 4, limited: 1 }, notYet),
    pilot('lingaava', { name: 'Lin Gaava', faction: 'firstorder', initiative: 3, limited: 1 }, notYet),
    pilot('longshot', { name: '“Longshot”', faction: 'firstorder', initiative: 3, limited: 1 }, notYet),
    pilot('muse', { name: '“Muse”', faction: 'firstorder', initiative: 2, limited: 1 }, notYet),
    pilot('tn3465', { name: 'TN-3465', faction: 'firstorder', initiative: 2, limited: 1 }, notYet),
    pilot(
      'lieutenantrivas',
      { name: 'Lieutenant Rivas', faction: 'firstorder', initiative: 1, limited: 1 },
      notYet,
    ),
    pilot('null', { name: '“Null”', faction: 'firstorder', initiative: 0, limited: 1 }, notYet),
  ],
});
