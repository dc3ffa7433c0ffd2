import {
  at,
  atRange,
  attackIs,
  attackRange,
  charge,
  choose,
  friendly,
  lasting,
  lockedBy,
  locksYourTarget,
  modifier,
  onEnemyDice,
  oneOf,
  other,
  revealedAgainst,
  the,
  turn,
  you,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { locksAheadAfterRed } from './repeated.ts';

const yourTarget = [lockedBy(), atRange([1, 3])] as const;
const yourLockFights = oneOf(the('attacker', ...yourTarget), the('defender', ...yourTarget));
const noRangeBonuses = lasting('end of attack', [
  modifier({ cannot: 'range-bonus', bonus: 'both', requires: [] }),
]);

const blanksOfSameBearing = [
  onEnemyDice('attack', you(revealedAgainst('bearing', 'equal', 'attacker'))).may(turn('focus', 'blank')),
  onEnemyDice('defense', you(revealedAgainst('bearing', 'equal', 'defender'))).may(turn('focus', 'blank')),
];

const shortensFightsOfYourLock = [
  at('before-attack-dice', yourLockFights, attackRange([1, 1]), attackIs('with-range-bonus')).youMay(
    noRangeBonuses,
    charge(),
  ),
  at('before-defense-dice', yourLockFights, attackRange([3, 3]), attackIs('with-range-bonus')).youMay(
    noRangeBonuses,
    charge(),
  ),
];

/** Nimbus-class V-wing: small base. */
export const nimbusclassvwing = chassis({
  id: 'nimbusclassvwing',
  name: 'Nimbus-class V-wing',
  size: 'small',
  dial: dial('1TW 1BR 1NR 1YW 2TB 2BB 2FB 2NB 2YB 2KR 3TW 3BW 3FB 3NW 3YW 4FW 4KR 5FW'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 3,
  hull: 2,
  shields: 2,
  actions: bar('focus, lock, red barrel-roll, boost > red lock'),
  keywords: [],
  shipAbility: 'Twin Ion Engines',
  pilots: [
    pilot('shadowsquadronescort', {
      name: 'Shadow Squadron Escort',
      faction: 'galacticrepublic',
      initiative: 3,
      keywords: ['Clone'],
    }),
    pilot('loyalistvolunteer', { name: 'Loyalist Volunteer', faction: 'galacticrepublic', initiative: 2 }),
    pilot(
      'contrail',
      { name: '“Contrail”', faction: 'galacticrepublic', initiative: 5, limited: 1, keywords: ['Clone'] },
      blanksOfSameBearing,
    ),
    pilot(
      'oddball-nimbusclassvwing',
      { name: '“Odd Ball”', faction: 'galacticrepublic', initiative: 5, limited: 1, keywords: ['Clone'] },
      [...locksAheadAfterRed],
    ),
    pilot(
      'klick',
      {
        name: '“Klick”',
        faction: 'galacticrepublic',
        initiative: 4,
        limited: 1,
        keywords: ['Clone'],
        charges: { limit: 1, recurring: 1 },
      },
      shortensFightsOfYourLock,
    ),
    pilot(
      'wilhufftarkin',
      { name: 'Wilhuff Tarkin', faction: 'galacticrepublic', initiative: 3, limited: 1 },
      [
        at('during-system').youMay(
          choose([friendly, other, atRange([1, 3])], locksYourTarget('chosen', [1, 3])),
        ),
      ],
    ),
    pilot(
      'contrail-siegeofcoruscant',
      {
        name: '“Contrail”',
        faction: 'galacticrepublic',
        initiative: 5,
        limited: 1,
        keywords: ['Clone'],
        own: { shipAbility: 'Born for This' },
        standardLoadout: ['ionlimiteroverride', 'preciseastromech-battleofyavin', 'ionbombs', 'alpha3bbesh'],
      },
      blanksOfSameBearing,
    ),
    pilot(
      'klick-siegeofcoruscant',
      {
        name: '“Klick”',
        faction: 'galacticrepublic',
        initiative: 4,
        limited: 1,
        keywords: ['Clone'],
        charges: { limit: 1, recurring: 1 },
        own: { shields: 3, shipAbility: 'Born for This' },
        standardLoadout: ['r3astromech', 'precisionionengines', 'alpha3eesk'],
      },
      shortensFightsOfYourLock,
    ),
  ],
});
