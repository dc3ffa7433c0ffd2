import {
  acquireLock,
  add,
  assign,
  at,
  atRange,
  attackRange,
  attackWith,
  change,
  charge,
  choose,
  evenWhileStressed,
  friendly,
  gaining,
  hasKeyword,
  hasNo,
  initiative,
  inTurn,
  isShip,
  lasting,
  lockedBy,
  lockOn,
  mark,
  marked,
  modifier,
  moreDice,
  not,
  other,
  performAction,
  remove,
  reroll,
  rollMore,
  shielded,
  spend,
  suffering,
  the,
  tokenIs,
  turn,
  unstressed,
  usesSlot,
  whenever,
  whileAttacking,
  whileFighting,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** “Scorch”. */
const rollsMoreUnderStress = [
  at('before-attack-dice', youAttack, attackWith('primary'), you(unstressed)).youMay(
    rollMore('attack'),
    gaining('stress'),
  ),
];

/** “Longshot”. */
const strikesFromAfar = [moreDice('attack', 1, youAttack, attackWith('primary'), attackRange([3, 3]))];

/** “Midnight”. */
const freezesLockedDice = [
  modifier({
    cannot: 'modify-dice',
    dice: 'defense',
    by: 'all',
    requires: [youAttack, the('defender', lockedBy())],
  }),
  modifier({
    cannot: 'modify-dice',
    dice: 'attack',
    by: 'all',
    requires: [youDefend, the('attacker', lockedBy())],
  }),
];

/** TIE/fo Fighter: small base. */
export const tiefofighter = chassis({
  id: 'tiefofighter',
  name: 'TIE/fo Fighter',
  size: 'small',
  dial: dial('1TW 1YW 2LR 2TB 2BB 2FB 2NB 2YB 2PR 3TW 3BW 3FB 3NW 3YW 4FW 4KR 5FW'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 3,
  hull: 3,
  shields: 1,
  actions: bar('focus, evade, lock, barrel-roll'),
  keywords: ['TIE'],
  pilots: [
    pilot('omegasquadronace', { name: 'Omega Squadron Ace', faction: 'firstorder', initiative: 3 }),
    pilot('zetasquadronpilot', { name: 'Zeta Squadron Pilot', faction: 'firstorder', initiative: 2 }),
    pilot('epsilonsquadroncadet', { name: 'Epsilon Squadron Cadet', faction: 'firstorder', initiative: 1 }),
    pilot(
      'midnight',
      {
        name: '“Midnight”',
        rulings: ['xwing2:faq-specific-card-questions.34'],
        faction: 'firstorder',
        initiative: 6,
        limited: 1,
      },
      freezesLockedDice,
    ),
    pilot(
      'commandermalarus',
      {
        name: 'Commander Malarus',
        faction: 'firstorder',
        initiative: 5,
        limited: 1,
        charges: { limit: 2, recurring: 0 },
      },
      [
        at('start-of-engagement').youMay(lasting('end of round', [mark]), charge(), gaining('stress')),
        ...whileFighting('any', marked).may(turn('focus', 'success', 'all')),
      ],
    ),
    pilot('lieutenantgalek', { name: 'Lieutenant Galek', faction: 'firstorder', initiative: 5, limited: 1 }, [
      modifier({ can: 'coordinate-otherwise', onOwnBar: true }),
      whenever('after-destroyed', [friendly, other, atRange([0, 2])]).youMay(
        evenWhileStressed(performAction('coordinate')),
      ),
    ]),
    pilot('dt798', { name: 'DT-798', faction: 'firstorder', initiative: 4, limited: 1 }, [
      at('before-attack-dice', youAttack, attackWith('primary'), you(hasNo('strain'))).youMay(
        rollMore('attack'),
        gaining('strain'),
      ),
    ]),
    pilot(
      'scorch',
      { name: '“Scorch”', faction: 'firstorder', initiative: 4, limited: 1 },
      rollsMoreUnderStress,
    ),
    pilot('static', { name: '“Static”', faction: 'firstorder', initiative: 4, limited: 1 }, [
      whileAttacking({ weapon: 'primary' }).may(change('all', 'crit'), lockOn('defender'), spend('focus')),
    ]),
    pilot('lingaava', { name: 'Lin Gaava', faction: 'firstorder', initiative: 3, limited: 1 }, [
      at('after-placing-forces').youMay(
        inTurn(
          assign('primedforspeed', 'self'),
          choose(
            [friendly, other, isShip('tiefofighter', 'tiesffighter'), not(usesSlot('modification'))],
            assign('primedforspeed', 'chosen'),
            { count: 2 },
          ),
        ),
      ),
    ]),
    pilot(
      'longshot',
      { name: '“Longshot”', faction: 'firstorder', initiative: 3, limited: 1 },
      strikesFromAfar,
    ),
    pilot('muse', { name: '“Muse”', faction: 'firstorder', initiative: 2, limited: 1 }, [
      at('start-of-engagement').youMay(choose([friendly, atRange([0, 1])], remove('stress', 1, 'chosen'))),
    ]),
    pilot('tn3465', { name: 'TN-3465', faction: 'firstorder', initiative: 2, limited: 1 }, [
      whileAttacking({ of: [friendly, other] }, you(atRange([0, 1], 'defender'))).may(
        change(1, 'crit'),
        suffering(0, 1),
      ),
    ]),
    pilot('lieutenantrivas', { name: 'Lieutenant Rivas', faction: 'firstorder', initiative: 1, limited: 1 }, [
      whenever(
        'after-gain',
        [atRange([1, 2]), not(lockedBy())],
        tokenIs('stress', 'strain', 'deplete', 'ion', 'disarm', 'tractor', 'jam'),
      ).youMay(acquireLock('it')),
      whenever('after-lock', [other], the('other', atRange([1, 2]), not(lockedBy()))).youMay(
        acquireLock('other'),
      ),
    ]),
    pilot('null', { name: '“Null”', faction: 'firstorder', initiative: 0, limited: 1 }, [
      modifier({ value: 'initiative', to: 7, while: 'undamaged' }),
    ]),
    pilot(
      'midnight-evacuationofdqar',
      {
        name: '“Midnight”',
        faction: 'firstorder',
        initiative: 6,
        limited: 1,
        own: { shipAbility: 'Merciless' },
        standardLoadout: [
          'determination-evacuationofdqar',
          'targetingsynchronizer',
          'advancedwarningsystems-evacuationofdqar',
        ],
      },
      freezesLockedDice,
    ),
    pilot(
      'scorch-evacuationofdqar',
      {
        name: '“Scorch”',
        faction: 'firstorder',
        initiative: 4,
        limited: 1,
        own: { shipAbility: 'Merciless' },
        standardLoadout: ['determination-evacuationofdqar', 'fanatical', 'threatsensors-evacuationofdqar'],
      },
      rollsMoreUnderStress,
    ),
    pilot(
      'tamararyvora-legendsandrelics',
      { name: 'Tamara Ryvora', faction: 'firstorder', initiative: 4, limited: 1 },
      [whileAttacking({ of: [lockedBy()] }).may(reroll(1))],
    ),
    pilot(
      'longshot-evacuationofdqar',
      {
        name: '“Longshot”',
        faction: 'firstorder',
        initiative: 3,
        limited: 1,
        own: { shipAbility: 'Merciless' },
        standardLoadout: [
          'determination-evacuationofdqar',
          'fanatical',
          'experimentalscanners-evacuationofdqar',
        ],
      },
      strikesFromAfar,
    ),
    pilot(
      'omega2-evacuationofdqar',
      {
        name: 'Omega 2',
        faction: 'firstorder',
        initiative: 3,
        limited: 1,
        own: { actions: bar('focus, evade, lock, barrel-roll > red evade'), shipAbility: 'Merciless' },
        standardLoadout: ['determination-evacuationofdqar', 'targetingrelay-evacuationofdqar'],
      },
      [modifier({ rule: 'locks-near', range: [0, 3], whom: [friendly, hasKeyword('TIE')] })],
    ),
    pilot(
      'zeta5-evacuationofdqar',
      {
        name: 'Zeta 5',
        faction: 'firstorder',
        initiative: 2,
        limited: 1,
        own: { shipAbility: 'Merciless' },
        standardLoadout: [
          'determination-evacuationofdqar',
          'patternanalyzer',
          'targetingmatrix-battleoverendor',
        ],
      },
      [
        whileAttacking({}, you(not(shielded)), the('defender', initiative('higher', 'self'))).must(
          add('focus'),
        ),
      ],
    ),
  ],
});
