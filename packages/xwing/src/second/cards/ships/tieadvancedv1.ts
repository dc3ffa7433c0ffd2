import {
  addResult,
  at,
  attackHit,
  attackIs,
  attackRange,
  attackWith,
  cancelEvade,
  force,
  lasting,
  modifier,
  rollMore,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** TIE Advanced v1: small base. */
export const tieadvancedv1 = chassis({
  id: 'tieadvancedv1',
  name: 'TIE Advanced v1',
  size: 'small',
  dial: dial('1TB 1BB 1NB 1YB 2ER 2TW 2BW 2FB 2NW 2YW 2RR 3TW 3BW 3FB 3NW 3YW 4FW 4KR 5FW'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 3,
  hull: 2,
  shields: 2,
  actions: bar('focus, evade, lock, barrel-roll > red focus, boost > red focus'),
  keywords: ['TIE'],
  pilots: [
    pilot('baronoftheempire', { name: 'Baron of the Empire', faction: 'galacticempire', initiative: 3 }),
    pilot('inquisitor', {
      name: 'Inquisitor',
      faction: 'galacticempire',
      initiative: 3,
      keywords: ['Dark Side'],
      force: { limit: 1, recurring: 1, side: 'dark' },
    }),
    pilot(
      'grandinquisitor',
      {
        name: 'Grand Inquisitor',
        rulings: ['xwing2:faq-specific-card-questions.2'],
        faction: 'galacticempire',
        initiative: 5,
        limited: 1,
        keywords: ['Dark Side'],
        force: { limit: 2, recurring: 1, side: 'dark' },
      },
      [
        at('before-attack-dice', youDefend, attackRange([1, 1]), attackIs('with-range-bonus')).youMay(
          lasting('end of attack', [modifier({ cannot: 'range-bonus', bonus: 'attack', requires: [] })]),
          force(),
        ),
        at('before-attack-dice', youAttack, attackRange([2, 3]), attackIs('with-range-bonus')).youMay(
          rollMore('attack'),
          force(),
        ),
      ],
    ),
    pilot(
      'fifthbrother',
      {
        name: 'Fifth Brother',
        faction: 'galacticempire',
        initiative: 4,
        limited: 1,
        keywords: ['Dark Side'],
        force: { limit: 2, recurring: 1, side: 'dark' },
      },
      [at('after-neutralizing', youAttack, attackHit).youMay(addResult('attack', 'crit'), force(2))],
    ),
    pilot(
      'seventhsister',
      {
        name: 'Seventh Sister',
        faction: 'galacticempire',
        initiative: 4,
        limited: 1,
        keywords: ['Dark Side'],
        force: { limit: 2, recurring: 1, side: 'dark' },
      },
      [at('before-neutralizing', youAttack, attackWith('primary')).youMay(cancelEvade, force(2))],
    ),
  ],
});
