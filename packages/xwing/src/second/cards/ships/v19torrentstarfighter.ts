import {
  acquireLock,
  actionIs,
  at,
  atRange,
  by,
  charge,
  choose,
  enemy,
  evenWhileStressed,
  flown,
  friendly,
  gaining,
  hasShipAbility,
  inYour,
  isSize,
  other,
  performAction,
  the,
  transfer,
  whenever,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { locksAheadAfterRed } from './repeated.ts';

/** V-19 Torrent Starfighter: small base. */
export const v19torrentstarfighter = chassis({
  id: 'v19torrentstarfighter',
  name: 'V-19 Torrent Starfighter',
  size: 'small',
  dial: dial('1TR 1BB 1FB 1NB 1YR 2ER 2TW 2BW 2FB 2NW 2YW 2RR 3BR 3FB 3NR 3KR 4FW'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 2,
  hull: 5,
  shields: 0,
  actions: bar('focus, evade, lock, barrel-roll > red evade'),
  keywords: [],
  pilots: [
    pilot('bluesquadronprotector', {
      name: 'Blue Squadron Protector',
      faction: 'galacticrepublic',
      initiative: 3,
      keywords: ['Clone'],
    }),
    pilot('goldsquadrontrooper', {
      name: 'Gold Squadron Trooper',
      faction: 'galacticrepublic',
      initiative: 2,
      keywords: ['Clone'],
    }),
    pilot(
      'oddball',
      { name: '“Odd Ball”', faction: 'galacticrepublic', initiative: 5, limited: 1, keywords: ['Clone'] },
      [...locksAheadAfterRed],
    ),
    pilot(
      'kickback',
      { name: '“Kickback”', faction: 'galacticrepublic', initiative: 4, limited: 1, keywords: ['Clone'] },
      [at('after-action', actionIs('barrel-roll')).youMay(performAction('red lock'))],
    ),
    pilot(
      'axe',
      { name: '“Axe”', faction: 'galacticrepublic', initiative: 3, limited: 1, keywords: ['Clone'] },
      [
        at('after-attack').youMay(
          choose([friendly, inYour('left', 'right'), atRange([1, 2])], transfer('green', 'self', 'chosen')),
        ),
        at('after-defending').youMay(
          choose([friendly, inYour('left', 'right'), atRange([1, 2])], transfer('green', 'self', 'chosen')),
        ),
      ],
    ),
    pilot(
      'swoop',
      { name: '“Swoop”', faction: 'galacticrepublic', initiative: 3, limited: 1, keywords: ['Clone'] },
      [
        whenever(
          'after-maneuver',
          [friendly, isSize('small', 'medium'), atRange([0, 1])],
          flown({ fully: true, speed: [3, 4] }),
        ).youMay(by('it', performAction('red boost'))),
      ],
    ),
    pilot(
      'tucker',
      { name: '“Tucker”', faction: 'galacticrepublic', initiative: 2, limited: 1, keywords: ['Clone'] },
      [
        whenever('after-attack', [friendly, atRange([1, 2])], the('defender', enemy, inYour('front'))).youMay(
          performAction('focus'),
        ),
      ],
    ),
    pilot(
      'slammer',
      {
        name: '“Slammer”',
        faction: 'galacticrepublic',
        initiative: 1,
        limited: 1,
        keywords: ['Clone'],
        charges: { limit: 2, recurring: 1 },
      },
      [
        at('after-maneuver', flown({ fully: true })).youMay(
          evenWhileStressed(performAction('slam')),
          charge(2),
        ),
      ],
    ),
    pilot(
      'kickback-siegeofcoruscant',
      {
        name: '“Kickback”',
        faction: 'galacticrepublic',
        initiative: 5,
        limited: 1,
        keywords: ['Clone'],
        own: { hull: 6, shipAbility: 'Born for This' },
        standardLoadout: ['diamondboronmissiles', 'munitionsfailsafe'],
      },
      [
        at('after-action', actionIs('barrel-roll')).youMay(performAction('red lock')),
        at('after-action', actionIs('barrel-roll')).youMay(performAction('lock'), gaining('strain')),
      ],
    ),
    pilot(
      'axe-siegeofcoruscant',
      {
        name: '“Axe”',
        faction: 'galacticrepublic',
        initiative: 3,
        limited: 1,
        keywords: ['Clone'],
        own: { hull: 6, shipAbility: 'Born for This' },
        standardLoadout: ['deadeyeshot', 'barragerockets'],
      },
      [
        at('after-attack').youMay(
          choose(
            [friendly, other, hasShipAbility('Born for This'), atRange([0, 2]), inYour('left', 'right')],
            acquireLock('defender', 'chosen'),
          ),
        ),
      ],
    ),
  ],
});
