import {
  aboutToFly,
  acquireLock,
  at,
  atRange,
  attackHit,
  attackWith,
  bonusAttackWith,
  cancel,
  cardAction,
  charge,
  evading,
  expose,
  fliesInstead,
  force,
  friendly,
  gaining,
  inAttackArc,
  ionized,
  lockedBy,
  modifier,
  not,
  other,
  performAny,
  recoverCharges,
  shielded,
  the,
  turn,
  whileAttacking,
  whileDefending,
  you,
  youAttack,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** TIE/D Defender: small base. */
export const tieddefender = chassis({
  id: 'tieddefender',
  name: 'TIE/D Defender',
  size: 'small',
  dial: dial('1TR 1BB 1NB 1YR 2TR 2BW 2FB 2NW 2YR 2KR 3TW 3BW 3FB 3NW 3YW 4FB 4KW 5FB'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 3,
  hull: 3,
  shields: 4,
  actions: bar('focus, evade, lock, barrel-roll, boost'),
  keywords: [],
  shipAbility: 'Full Throttle',
  pilots: [
    pilot('onyxsquadronace', {
      name: 'Onyx Squadron Ace',
      faction: 'galacticempire',
      initiative: 4,
      keywords: ['TIE'],
    }),
    pilot('deltasquadronpilot', {
      name: 'Delta Squadron Pilot',
      faction: 'galacticempire',
      initiative: 1,
      keywords: ['TIE'],
    }),
    pilot(
      'darthvader-tieddefender',
      {
        name: 'Darth Vader',
        faction: 'galacticempire',
        initiative: 6,
        limited: 1,
        keywords: ['Dark Side', 'Sith', 'TIE'],
        force: { limit: 3, recurring: 1 },
      },
      [
        modifier({ cannot: 'spend-force', but: 'attacking' }),
        whileAttacking().may(turn('blank', 'hit'), force()),
      ],
    ),
    pilot(
      'rexlerbrath',
      { name: 'Rexler Brath', faction: 'galacticempire', initiative: 5, limited: 1, keywords: ['TIE'] },
      [at('after-attack', attackHit, evading).you(expose('defender'))],
    ),
    pilot(
      'vultskerris',
      {
        name: 'Vult Skerris',
        faction: 'galacticempire',
        initiative: 5,
        limited: 1,
        keywords: ['TIE'],
        charges: { limit: 1, recurring: -1 },
      },
      [
        cardAction(recoverCharges(1, 'ship'), { costs: [gaining('strain')] }),
        at('before-engaging').youMay(performAny(), charge()),
      ],
    ),
    pilot(
      'colonelvessery',
      { name: 'Colonel Vessery', faction: 'galacticempire', initiative: 4, limited: 1, keywords: ['TIE'] },
      [
        at('after-attack-dice', youAttack, the('defender', lockedBy('anybody'))).youMay(
          acquireLock('defender'),
        ),
      ],
    ),
    pilot(
      'countessryad',
      { name: 'Countess Ryad', faction: 'galacticempire', initiative: 4, limited: 1, keywords: ['TIE'] },
      [
        at('before-maneuver', aboutToFly({ bearing: 'straight' })).youMay(
          fliesInstead({ bearing: 'koiogran', harder: true }),
        ),
      ],
    ),
    pilot(
      'captaindobbs',
      { name: 'Captain Dobbs', faction: 'galacticempire', initiative: 3, limited: 1, keywords: ['TIE'] },
      [
        at(
          'before-neutralizing',
          the('defender', friendly, other, atRange([0, 1])),
          you(inAttackArc, not(ionized)),
        ).youMay(cancel('attack', ['hit']), gaining('ion')),
      ],
    ),
    pilot(
      'coloneljendon-battleoverendor',
      {
        name: 'Colonel Jendon',
        faction: 'galacticempire',
        initiative: 6,
        limited: 1,
        own: {
          actions: bar('focus, evade > red barrel-roll, lock, barrel-roll, boost'),
          shipAbility: 'Chiss Engineering',
        },
        standardLoadout: [
          'noescape-battleoverendor',
          'pushthelimit-battleoverendor',
          'protoncannons',
          'computerassistedhandling-battleoverendor',
        ],
      },
      [whileDefending(you(not(shielded))).may(turn('blank', 'focus'))],
    ),
    pilot(
      'captainyorr-battleoverendor',
      {
        name: 'Captain Yorr',
        faction: 'galacticempire',
        initiative: 4,
        limited: 1,
        charges: { limit: 2, recurring: 0 },
        own: {
          actions: bar('focus, evade > red barrel-roll, lock, barrel-roll, boost'),
          shipAbility: 'Chiss Engineering',
        },
        standardLoadout: [
          'noescape-battleoverendor',
          'predator',
          'ioncannon',
          'computerassistedhandling-battleoverendor',
        ],
      },
      [at('after-attack', attackWith('primary'), attackHit).youMay(bonusAttackWith(['cannon']), charge())],
    ),
  ],
});
