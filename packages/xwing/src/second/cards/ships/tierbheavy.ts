import {
  at,
  atRange,
  attackIs,
  bonusAttackWith,
  choose,
  damaged,
  flown,
  friendly,
  gain,
  inArcOf,
  inYour,
  isThe,
  onlyIf,
  reroll,
  whenever,
  whileAttacking,
  you,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

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
      [
        whenever('after-defending', [friendly, atRange([0, 2])], attackIs('defender-dealt-card')).youMay(
          bonusAttackWith([], isThe('attacker')),
        ),
      ],
    ),
    pilot('rampage', { name: '“Rampage”', faction: 'galacticempire', initiative: 4, limited: 1 }, [
      at('after-maneuver', flown({ speed: [3, 4] })).youMay(
        choose(
          [inYour('turret'), atRange([0, 1])],
          onlyIf([you(damaged)], gain('strain', 2, 'chosen'), gain('strain', 1, 'chosen')),
        ),
      ),
    ]),
    pilot('lyttandree', { name: 'Lyttan Dree', faction: 'galacticempire', initiative: 3, limited: 1 }, [
      whileAttacking({ of: [friendly, atRange([0, 2])] }, you(inArcOf('defender', 'left', 'right'))).may(
        reroll(1),
      ),
    ]),
  ],
});
