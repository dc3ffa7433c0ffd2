import {
  at,
  atRange,
  attackWith,
  charge,
  friendly,
  inArcOf,
  rollMore,
  the,
} from '../../abilities/language.ts';
import { bar, chassis, dial, notYet, pilot } from '../chassis.ts';

/** Gauntlet Fighter: large base. */
export const gauntletfighter = chassis({
  id: 'gauntletfighter',
  name: 'Gauntlet Fighter',
  size: 'large',
  dial: dial('0OR 1BB 1NB 2TW 2BB 2FB 2NB 2YW 3TR 3BW 3FW 3NW 3YR 4FW'),
  weapons: [
    { arc: 'front', value: 3 },
    { arc: 'rear', value: 2 },
  ],
  agility: 2,
  hull: 9,
  shields: 2,
  actions: bar('focus, red reinforce, lock, red coordinate'),
  keywords: [],
  pilots: [
    pilot('mandalorianresistancepilot', {
      name: 'Mandalorian Resistance Pilot',
      faction: 'rebelalliance',
      initiative: 2,
      keywords: ['Mandalorian'],
    }),
    pilot(
      'ezrabridger-gauntletfighter',
      {
        name: 'Ezra Bridger',
        faction: 'rebelalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Light Side', 'Spectre'],
        force: { limit: 1, recurring: 1, side: 'light' },
      },
      notYet,
    ),
    pilot(
      'chopper-gauntletfighter',
      {
        name: '“Chopper”',
        faction: 'rebelalliance',
        initiative: 2,
        limited: 1,
        keywords: ['Droid', 'Spectre'],
      },
      notYet,
    ),
    pilot('imperialsupercommando', {
      name: 'Imperial Super Commando',
      faction: 'galacticempire',
      initiative: 2,
      keywords: ['Mandalorian'],
    }),
    pilot(
      'captainhark',
      {
        name: 'Captain Hark',
        faction: 'galacticempire',
        initiative: 3,
        limited: 1,
        keywords: ['Mandalorian'],
      },
      notYet,
    ),
    pilot(
      'garsaxon',
      {
        name: 'Gar Saxon',
        faction: 'galacticempire',
        initiative: 3,
        limited: 1,
        keywords: ['Mandalorian'],
        charges: { limit: 2, recurring: 1 },
      },
      [
        at(
          'before-attack-dice',
          attackWith('primary'),
          the('attacker', friendly, atRange([0, 2]), inArcOf('defender', 'rear')),
        ).youMay(rollMore('attack'), charge()),
      ],
    ),
    pilot('shadowcollectiveoperator', {
      name: 'Shadow Collective Operator',
      faction: 'scumandvillainy',
      initiative: 1,
      keywords: ['Mandalorian'],
    }),
    pilot(
      'maul',
      {
        name: 'Maul',
        faction: 'scumandvillainy',
        initiative: 5,
        limited: 1,
        keywords: ['Dark Side'],
        force: { limit: 3, recurring: 1, side: 'dark' },
      },
      notYet,
    ),
    pilot(
      'rookkast',
      { name: 'Rook Kast', faction: 'scumandvillainy', initiative: 3, limited: 1, keywords: ['Mandalorian'] },
      notYet,
    ),
    pilot(
      'bokatankryze',
      {
        name: 'Bo-Katan Kryze',
        faction: 'galacticrepublic',
        initiative: 4,
        limited: 1,
        keywords: ['Mandalorian'],
      },
      notYet,
    ),
    pilot('niteowlliberator', {
      name: 'Nite Owl Liberator',
      faction: 'galacticrepublic',
      initiative: 2,
      limited: 1,
      keywords: ['Mandalorian'],
    }),
    pilot('deathwatchwarrior', {
      name: 'Death Watch Warrior',
      faction: 'separatistalliance',
      initiative: 2,
      keywords: ['Mandalorian'],
    }),
    pilot(
      'bokatankryze-separatistalliance',
      {
        name: 'Bo-Katan Kryze',
        faction: 'separatistalliance',
        initiative: 4,
        limited: 1,
        keywords: ['Mandalorian'],
        charges: { limit: 1, recurring: 1 },
      },
      notYet,
    ),
    pilot(
      'previzsla',
      {
        name: 'Pre Vizsla',
        faction: 'separatistalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Mandalorian'],
        charges: { limit: 2, recurring: 1 },
      },
      notYet,
    ),
  ],
});
