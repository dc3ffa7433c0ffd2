import {
  at,
  atRange,
  attackIs,
  choose,
  coordinates,
  each,
  enemy,
  flown,
  force,
  friendly,
  gain,
  inYour,
  other,
  revealed,
  rollMore,
  setDial,
  the,
  you,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** VCX-100 Light Freighter: large base. */
export const vcx100lightfreighter = chassis({
  id: 'vcx100lightfreighter',
  name: 'VCX-100 Light Freighter',
  size: 'large',
  dial: dial('1TR 1BW 1FB 1NW 1YR 2TW 2BB 2FB 2NB 2YW 3TR 3BW 3FW 3NW 3YR 4FW 4KR'),
  weapons: [{ arc: 'front', value: 4 }],
  agility: 0,
  hull: 10,
  shields: 4,
  actions: bar('focus, lock, reinforce'),
  keywords: ['Freighter'],
  shipAbility: 'Tail Gun',
  pilots: [
    pilot('lothalrebel', { name: 'Lothal Rebel', faction: 'rebelalliance', initiative: 2 }),
    pilot(
      'herasyndulla-vcx100lightfreighter',
      { name: 'Hera Syndulla', faction: 'rebelalliance', initiative: 5, limited: 1, keywords: ['Spectre'] },
      [
        at('after-reveal', you(revealed({ difficulty: ['red', 'blue'] }))).youMay(
          setDial({ difficulty: 'same' }),
        ),
      ],
    ),
    pilot(
      'alexsandrkallus',
      {
        name: 'Alexsandr Kallus',
        faction: 'rebelalliance',
        initiative: 4,
        limited: 1,
        keywords: ['Spectre'],
      },
      [at('before-defense-dice', youDefend, attackIs('attacker-modified-dice')).youMay(rollMore('defense'))],
    ),
    pilot(
      'kananjarrus',
      {
        name: 'Kanan Jarrus',
        faction: 'rebelalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Jedi', 'Light Side', 'Spectre'],
        force: { limit: 2, recurring: 1, side: 'light' },
      },
      [
        at('before-attack-dice', the('defender', friendly, inYour('firing'))).youMay(
          rollMore('attack', -1),
          force(),
        ),
      ],
    ),
    pilot(
      'chopper',
      {
        name: '“Chopper”',
        faction: 'rebelalliance',
        initiative: 2,
        limited: 1,
        keywords: ['Droid', 'Spectre'],
        own: { actions: bar('calculate, lock, reinforce') },
      },
      [at('start-of-engagement').you(each([enemy, atRange([0, 0])], gain('jam', 2, 'chosen')))],
    ),
    pilot(
      'herasyndulla-legendsandrelics',
      { name: 'Hera Syndulla', faction: 'rebelalliance', initiative: 6, limited: 1, keywords: ['Spectre'] },
      [
        at('after-maneuver', flown({ fully: true, difficulty: 'red' })).youMay(
          choose([friendly, other, atRange([1, 3])], coordinates('chosen')),
        ),
      ],
    ),
  ],
});
