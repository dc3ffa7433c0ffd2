import {
  allForceActive,
  at,
  atRange,
  attackHit,
  attackMissed,
  bonusAttackWith,
  force,
  inYour,
  isThe,
  nameResult,
  not,
  performAny,
  remove,
  spend,
  the,
  you,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Sith Infiltrator: large base. */
export const sithinfiltrator = chassis({
  id: 'sithinfiltrator',
  name: 'Sith Infiltrator',
  size: 'large',
  dial: dial('1TR 1BB 1FB 1NB 1YR 2LR 2TW 2BB 2FB 2NB 2YW 2PR 3TW 3BW 3FB 3NW 3YW 4FW 5KR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 1,
  hull: 6,
  shields: 4,
  actions: bar('focus, lock, red barrel-roll'),
  keywords: [],
  pilots: [
    pilot('darkcourier', { name: 'Dark Courier', faction: 'separatistalliance', initiative: 2 }),
    pilot(
      'darthmaul',
      {
        name: 'Darth Maul',
        faction: 'separatistalliance',
        initiative: 5,
        limited: 1,
        keywords: ['Dark Side', 'Sith'],
        force: { limit: 3, recurring: 1, side: 'dark' },
      },
      [
        at('after-attack', attackHit).youMay(bonusAttackWith(['primary'], not(isThe('defender'))), force(2)),
        at('after-attack', attackMissed).youMay(bonusAttackWith(['primary']), force(2)),
      ],
    ),
    pilot(
      '066',
      {
        name: '0-66',
        faction: 'separatistalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Droid'],
        own: { actions: bar('calculate, lock, red barrel-roll') },
      },
      [at('after-defending').youMay(performAny(), spend('calculate'))],
    ),
    pilot(
      'countdooku',
      {
        name: 'Count Dooku',
        faction: 'separatistalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Dark Side', 'Sith'],
        force: { limit: 3, recurring: 1, side: 'dark' },
      },
      [
        at('after-defending', the('attacker', inYour('firing'))).youMay(remove('blue-or-red'), force()),
        at('after-attack', attackHit).youMay(performAny(), force()),
      ],
    ),
    pilot(
      'countdooku-siegeofcoruscant',
      {
        name: 'Count Dooku',
        faction: 'separatistalliance',
        initiative: 5,
        limited: 1,
        keywords: ['Dark Side', 'Sith'],
        force: { limit: 3, recurring: 1, side: 'dark' },
        own: { actions: bar('focus, lock, jam, red barrel-roll, red cloak') },
        standardLoadout: ['malice', 'roilinganger-siegeofcoruscant', 'scimitar'],
      },
      [
        at('before-attack-dice', the('attacker', atRange([0, 2])), you(allForceActive)).youMay(
          nameResult('attack'),
          force(),
        ),
        at('before-defense-dice', the('defender', atRange([0, 2])), you(allForceActive)).youMay(
          nameResult('defense'),
          force(),
        ),
      ],
    ),
  ],
});
