import {
  at,
  atRange,
  attackWith,
  bonusAttackWith,
  charge,
  choose,
  chosenSuffersToCancel,
  compare,
  friendly,
  inYour,
  lockOf,
  moreDice,
  other,
  reroll,
  results,
  the,
  thereIs,
  whileAttacking,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, notYet, pilot } from '../chassis.ts';

/** TIE/sf Fighter: small base. */
export const tiesffighter = chassis({
  id: 'tiesffighter',
  name: 'TIE/sf Fighter',
  size: 'small',
  dial: dial('1TR 1BB 1FB 1NB 1YR 2TW 2BB 2FB 2NB 2YW 3LR 3TW 3BW 3FB 3NW 3YW 3PR 4FW 5FW'),
  weapons: [
    { arc: 'front', value: 2 },
    { arc: 'single-turret', value: 2 },
  ],
  agility: 2,
  hull: 3,
  shields: 3,
  actions: bar('focus > rotate, evade > rotate, lock > rotate, barrel-roll > rotate'),
  keywords: ['TIE'],
  shipAbility: 'Heavy Weapon Turret',
  pilots: [
    pilot('omegasquadronexpert', { name: 'Omega Squadron Expert', faction: 'firstorder', initiative: 3 }),
    pilot('zetasquadronsurvivor', { name: 'Zeta Squadron Survivor', faction: 'firstorder', initiative: 2 }),
    pilot(
      'quickdraw',
      {
        name: '“Quickdraw”',
        faction: 'firstorder',
        initiative: 6,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      [at('after-shield-lost').youMay(bonusAttackWith(['primary']), charge())],
    ),
    pilot(
      'lieutenantlehuse',
      { name: 'Lieutenant LeHuse', faction: 'firstorder', initiative: 5, limited: 1 },
      [whileAttacking().may(reroll('any'), lockOf('defender', friendly, other))],
    ),
    pilot('backdraft', { name: '“Backdraft”', faction: 'firstorder', initiative: 4, limited: 1 }, [
      moreDice(
        'attack',
        1,
        youAttack,
        attackWith('primary'),
        attackWith('turret'),
        the('defender', inYour('rear')),
      ),
    ]),
    pilot('captainphasma', { name: 'Captain Phasma', faction: 'firstorder', initiative: 4, limited: 1 }, [
      at(
        'after-neutralizing',
        youDefend,
        compare(results('attack', 'hit', 'crit'), 'higher', 0),
        thereIs(friendly, other, atRange([0, 1])),
      ).you(choose([friendly, other, atRange([0, 1])], chosenSuffersToCancel, { must: true })),
    ]),
    pilot(
      'lieutenantlehuse-evacuationofdqar',
      {
        name: 'Lieutenant LeHuse',
        faction: 'firstorder',
        initiative: 5,
        limited: 1,
        own: {
          actions: bar('focus, evade, lock, barrel-roll, reload > lock'),
          shipAbility: 'Heavy Weapon Turret (EoD)',
        },
        standardLoadout: [
          'determination-evacuationofdqar',
          'concussionmissiles',
          'firstorderordnancetech-evacuationofdqar',
        ],
      },
      notYet,
    ),
    pilot(
      'theta4-evacuationofdqar',
      {
        name: 'Theta 4',
        faction: 'firstorder',
        initiative: 4,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
        own: { actions: bar('focus, evade, lock, barrel-roll'), shipAbility: 'Heavy Weapon Turret (EoD)' },
        standardLoadout: ['determination-evacuationofdqar', 'barragerockets', 'patternanalyzer'],
      },
      notYet,
    ),
    pilot(
      'theta3-evacuationofdqar',
      {
        name: 'Theta 3',
        faction: 'firstorder',
        initiative: 3,
        limited: 1,
        charges: { limit: 2, recurring: 0 },
        own: {
          actions: bar('focus, evade, lock, barrel-roll, reload > lock'),
          shipAbility: 'Heavy Weapon Turret (EoD)',
        },
        standardLoadout: [
          'seekermissiles-swz103',
          'passivesensors',
          'firstorderordnancetech-evacuationofdqar',
        ],
      },
      notYet,
    ),
  ],
});
