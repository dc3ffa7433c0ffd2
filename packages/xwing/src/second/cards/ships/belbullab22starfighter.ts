import {
  at,
  atRange,
  attackWith,
  cancelEvade,
  countOf,
  friendly,
  has,
  inArcOf,
  outsideFiringArcsOfDefender,
  paidBy,
  rerollUpTo,
  spend,
  the,
  whileAttacking,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Belbullab-22 Starfighter: small base. */
export const belbullab22starfighter = chassis({
  id: 'belbullab22starfighter',
  name: 'Belbullab-22 Starfighter',
  size: 'small',
  dial: dial('1TW 1BW 1NW 1YW 2TW 2BB 2FB 2NB 2YW 3LR 3TR 3BW 3FB 3NW 3YR 3PR 4FW 5FW'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 2,
  hull: 3,
  shields: 2,
  actions: bar('focus, lock, barrel-roll > red focus, boost > red focus'),
  keywords: [],
  pilots: [
    pilot('skakoanace', { name: 'Skakoan Ace', faction: 'separatistalliance', initiative: 3 }),
    pilot('feethanottrawautopilot', {
      name: 'Feethan Ottraw Autopilot',
      faction: 'separatistalliance',
      initiative: 1,
      keywords: ['Droid'],
      own: { actions: bar('calculate, lock, barrel-roll > red calculate, boost > red calculate') },
    }),
    pilot(
      'generalgrievous',
      { name: 'General Grievous', faction: 'separatistalliance', initiative: 4, limited: 1 },
      [whileAttacking({ weapon: 'primary' }, outsideFiringArcsOfDefender).may(rerollUpTo(2))],
    ),
    pilot('wattambor', { name: 'Wat Tambor', faction: 'separatistalliance', initiative: 3, limited: 1 }, [
      whileAttacking({ weapon: 'primary' }).may(
        rerollUpTo(countOf(friendly, has('calculate'), atRange([1, 1], 'defender'))),
      ),
    ]),
    pilot('captainsear', { name: 'Captain Sear', faction: 'separatistalliance', initiative: 2, limited: 1 }, [
      at(
        'before-neutralizing',
        the('attacker', friendly, atRange([0, 3])),
        attackWith('primary'),
        the('defender', inArcOf('attacker', 'bullseye')),
      ).youMay(cancelEvade, paidBy('attacker', spend('calculate'))),
    ]),
  ],
});
