import { atRange, force, friendly, setDial, whenever } from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import {
  calmsNearEnemies,
  deniesRange,
  forceFromRed,
  guidesBullseyeShots,
  letsOneAct,
  refocuses,
  softensAttacks,
  tradesTokens,
} from './repeated.ts';

/** Delta-7B Aethersprite: small base. */
export const delta7baethersprite = chassis({
  id: 'delta7baethersprite',
  name: 'Delta-7B Aethersprite',
  size: 'small',
  dial: dial('1TW 1BB 1NB 1YW 2LR 2TW 2BB 2FB 2NB 2YW 2PR 3BW 3FB 3NW 4FW 4KR 5FW 5KR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 2,
  hull: 3,
  shields: 3,
  actions: bar('focus, purple evade, lock, barrel-roll, boost'),
  keywords: [],
  shipAbility: 'Fine-Tuned Controls',
  pilots: [
    pilot('jediknight-delta7baethersprite', {
      name: 'Jedi Knight',
      faction: 'galacticrepublic',
      initiative: 3,
      keywords: ['Jedi', 'Light Side'],
      force: { limit: 1, recurring: 1, side: 'light' },
    }),
    pilot(
      'anakinskywalker-delta7baethersprite',
      {
        name: 'Anakin Skywalker',
        faction: 'galacticrepublic',
        initiative: 6,
        limited: 1,
        keywords: ['Jedi', 'Light Side'],
        force: { limit: 3, recurring: 1, side: 'light' },
      },
      calmsNearEnemies,
    ),
    pilot(
      'adigallia-delta7baethersprite',
      {
        name: 'Adi Gallia',
        faction: 'galacticrepublic',
        initiative: 5,
        limited: 1,
        keywords: ['Jedi', 'Light Side'],
        force: { limit: 2, recurring: 1, side: 'light' },
      },
      deniesRange,
    ),
    pilot(
      'obiwankenobi-delta7baethersprite',
      {
        name: 'Obi-Wan Kenobi',
        faction: 'galacticrepublic',
        initiative: 5,
        limited: 1,
        keywords: ['Jedi', 'Light Side'],
        force: { limit: 3, recurring: 1, side: 'light' },
      },
      refocuses,
    ),
    pilot(
      'plokoon-delta7baethersprite',
      {
        name: 'Plo Koon',
        faction: 'galacticrepublic',
        initiative: 5,
        limited: 1,
        keywords: ['Jedi', 'Light Side'],
        force: { limit: 2, recurring: 1, side: 'light' },
      },
      tradesTokens,
    ),
    pilot(
      'barrissoffee-delta7baethersprite',
      {
        name: 'Barriss Offee',
        faction: 'galacticrepublic',
        initiative: 4,
        limited: 1,
        keywords: ['Jedi', 'Light Side'],
        force: { limit: 1, recurring: 1, side: 'light' },
      },
      guidesBullseyeShots,
    ),
    pilot(
      'luminaraunduli-delta7baethersprite',
      {
        name: 'Luminara Unduli',
        faction: 'galacticrepublic',
        initiative: 4,
        limited: 1,
        keywords: ['Jedi', 'Light Side'],
        force: { limit: 2, recurring: 1, side: 'light' },
      },
      softensAttacks,
    ),
    pilot(
      'macewindu-delta7baethersprite',
      {
        name: 'Mace Windu',
        faction: 'galacticrepublic',
        initiative: 4,
        limited: 1,
        keywords: ['Jedi', 'Light Side'],
        force: { limit: 3, recurring: 1, side: 'light' },
      },
      forceFromRed,
    ),
    pilot(
      'saeseetiin-delta7baethersprite',
      {
        name: 'Saesee Tiin',
        faction: 'galacticrepublic',
        initiative: 4,
        limited: 1,
        keywords: ['Jedi', 'Light Side'],
        force: { limit: 2, recurring: 1, side: 'light' },
      },
      [
        whenever('after-reveal', [friendly, atRange([0, 2])]).youMay(
          setDial({ speed: 'same', difficulty: 'same' }, 'it'),
          force(),
        ),
      ],
    ),
    pilot(
      'ahsokatano-delta7baethersprite',
      {
        name: 'Ahsoka Tano',
        faction: 'galacticrepublic',
        initiative: 3,
        limited: 1,
        keywords: ['Jedi', 'Light Side'],
        force: { limit: 2, recurring: 1, side: 'light' },
      },
      letsOneAct,
    ),
  ],
});
