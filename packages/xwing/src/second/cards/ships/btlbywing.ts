import {
  at,
  atRange,
  attackWith,
  compare,
  enemy,
  friendly,
  friendlyDevices,
  gain,
  inYour,
  oneOf,
  rerollUpTo,
  rollMore,
  the,
  thereIs,
  tokensOf,
  turn,
  turretIn,
  whileAttacking,
  you,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { calmsNearEnemies, locksAheadAfterRed } from './repeated.ts';

const bombsAtDefender = friendlyDevices('bomb', [0, 1], 'defender');

/** BTL-B Y-wing: small base. */
export const btlbywing = chassis({
  id: 'btlbywing',
  name: 'BTL-B Y-wing',
  size: 'small',
  dial: dial('1BW 1FB 1NW 2TW 2BW 2FB 2NW 2YW 3TR 3BW 3FW 3NW 3YR 4FR 4KR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 1,
  hull: 5,
  shields: 3,
  actions: bar('focus, lock, red barrel-roll, red reload'),
  keywords: ['Y-wing'],
  shipAbility: 'Plated Hull',
  pilots: [
    pilot('shadowsquadronveteran', {
      name: 'Shadow Squadron Veteran',
      faction: 'galacticrepublic',
      initiative: 3,
      keywords: ['Clone'],
    }),
    pilot('redsquadronbomber', {
      name: 'Red Squadron Bomber',
      faction: 'galacticrepublic',
      initiative: 2,
      keywords: ['Clone'],
    }),
    pilot(
      'anakinskywalker-btlbywing',
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
      'oddball-btlbywing',
      {
        name: '“Odd Ball”',
        rulings: ['xwing2:errata-ship-cards.21'],
        faction: 'galacticrepublic',
        initiative: 5,
        limited: 1,
        keywords: ['Clone'],
      },
      [...locksAheadAfterRed],
    ),
    pilot(
      'matchstick',
      { name: '“Matchstick”', faction: 'galacticrepublic', initiative: 4, limited: 1, keywords: ['Clone'] },
      [
        whileAttacking({}, oneOf(attackWith('primary'), attackWith('turret'))).may(
          rerollUpTo(tokensOf('red')),
        ),
      ],
    ),
    pilot(
      'broadside',
      { name: '“Broadside”', faction: 'galacticrepublic', initiative: 3, limited: 1, keywords: ['Clone'] },
      [whileAttacking({}, attackWith('turret'), you(turretIn('left', 'right'))).may(turn('blank', 'focus'))],
    ),
    pilot(
      'goji',
      {
        name: '“Goji”',
        rulings: ['xwing2:errata-ship-cards.16'],
        faction: 'galacticrepublic',
        initiative: 2,
        limited: 1,
        keywords: ['Clone'],
      },
      [
        at(
          'before-defense-dice',
          the('defender', friendly, atRange([0, 3])),
          compare(bombsAtDefender, 'higher', 0),
        ).youMay(rollMore('defense', bombsAtDefender)),
      ],
    ),
    pilot(
      'r2d2',
      {
        name: 'R2-D2',
        faction: 'galacticrepublic',
        initiative: 2,
        limited: 1,
        keywords: ['Droid'],
        own: { actions: bar('calculate, lock, red barrel-roll, red reload') },
      },
      [at('start-of-engagement', thereIs(enemy, inYour('rear'))).you(gain('calculate'))],
    ),
  ],
});
