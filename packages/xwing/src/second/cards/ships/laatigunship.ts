import {
  assign,
  at,
  atRange,
  either,
  flown,
  friendly,
  hasNo,
  inYour,
  isSelf,
  isSize,
  modifier,
  nonLimited,
  tokenIs,
  transfer,
  whenever,
  you,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { fastFriendsReposition } from './repeated.ts';

/** LAAT/i Gunship: medium base. */
export const laatigunship = chassis({
  id: 'laatigunship',
  name: 'LAAT/i Gunship',
  size: 'medium',
  dial: dial('0OR 1BW 1FB 1NW 2TW 2BW 2FB 2NW 2YW 3TR 3BW 3FW 3NW 3YR 4FR'),
  weapons: [{ arc: 'double-turret', value: 2 }],
  agility: 1,
  hull: 8,
  shields: 2,
  actions: bar('focus, red reinforce, lock, rotate, reload'),
  keywords: [],
  shipAbility: 'Fire Convergence',
  pilots: [
    pilot('212thbattalionpilot', {
      name: '212th Battalion Pilot',
      faction: 'galacticrepublic',
      initiative: 2,
      keywords: ['Clone'],
      charges: { limit: 2, recurring: 1 },
    }),
    pilot(
      'hawk',
      {
        name: '“Hawk”',
        faction: 'galacticrepublic',
        initiative: 4,
        limited: 1,
        keywords: ['Clone'],
        charges: { limit: 2, recurring: 1 },
      },
      fastFriendsReposition,
    ),
    pilot(
      'warthog',
      {
        name: '“Warthog”',
        faction: 'galacticrepublic',
        initiative: 3,
        limited: 1,
        keywords: ['Clone'],
        charges: { limit: 2, recurring: 1 },
      },
      [
        modifier({
          can: 'stay-through-engagement',
          whom: [friendly, either(isSelf, nonLimited), atRange([0, 2])],
        }),
      ],
    ),
    pilot(
      'hound',
      {
        name: '“Hound”',
        faction: 'galacticrepublic',
        initiative: 2,
        limited: 1,
        keywords: ['Clone'],
        charges: { limit: 2, recurring: 1 },
      },
      [
        whenever(
          'after-gain',
          [friendly, isSize('small'), inYour('turret')],
          tokenIs('deplete'),
          you(hasNo('deplete')),
        ).youMay(transfer('deplete', 'it', 'self')),
        whenever(
          'after-gain',
          [friendly, isSize('small'), inYour('turret')],
          tokenIs('strain'),
          you(hasNo('strain')),
        ).youMay(transfer('strain', 'it', 'self')),
      ],
    ),
    pilot(
      'sicko',
      {
        name: '“Sicko”',
        faction: 'galacticrepublic',
        initiative: 2,
        limited: 1,
        keywords: ['Clone'],
        charges: { limit: 2, recurring: 1 },
      },
      [at('after-maneuver', flown({ basic: true })).youMay(assign('sickeningmaneuver', 'self'))],
    ),
  ],
});
