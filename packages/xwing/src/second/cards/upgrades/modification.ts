import {
  acquireLock,
  acquireLockInArc,
  actionIs,
  at,
  atObstacleOrFeature,
  atRange,
  attackIs,
  attackWith,
  before,
  breakLocks,
  by,
  cancel,
  cardAction,
  charge,
  choose,
  colouredActionIs,
  compare,
  deviceIs,
  difficulty,
  discardIt,
  each,
  either,
  eitherOf,
  enemy,
  enemyObjectIn,
  evenWhileStressed,
  fliesInstead,
  fliesStraight,
  flown,
  friendly,
  friendlyLocksOn,
  fuseDevice,
  gain,
  gaining,
  gainThat,
  has,
  hasNo,
  hasUpgrade,
  holdsLockOn,
  ifDone,
  inTurn,
  inYour,
  lasting,
  lets,
  lockedBy,
  lockOn,
  loseCharge,
  mark,
  marked,
  modifier,
  moreDice,
  obstructsTheAttack,
  onEnemyDice,
  oneInstead,
  oneOf,
  other,
  performAction,
  performAny,
  placeDevice,
  prevent,
  recoverCharges,
  remove,
  results,
  revealed,
  spendAResult,
  stat,
  stressed,
  suffer,
  sufferHits,
  suffering,
  the,
  thereIs,
  turn,
  turnedDown,
  unstressed,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { carries, template } from '../../devices/kinds.ts';
import { bar, type UpgradeCard, upgradesOf } from '../chassis.ts';
import { deliversProvisions } from './huge-strange.ts';

const modification = upgradesOf('modification');

/** Targeting Matrix, as printed and as bought. */
const focusForStrain = [
  at('after-neutralizing', youAttack, compare(results('attack', 'focus'), 'higher', 0)).youMay(
    inTurn(spendAResult('attack', 'focus'), lasting('end of attack', [mark])),
  ),
  at('after-attack', marked).you(gain('strain', 1, 'defender')),
];

export const MODIFICATIONS: readonly UpgradeCard[] = [
  modification(
    'ablativeplating',
    { name: 'Ablative Plating', charges: { limit: 2, recurring: 0 } },
    before({ event: 'damage', from: ['obstacle', 'friendly-bomb'] }).youMay(prevent(1), charge()),
  ),
  modification(
    'adaptablepowersystems-armedanddangerous',
    { name: 'Adaptable Power Systems', charges: { limit: 2, recurring: 0 } },
    at('after-maneuver', flown({ fully: true, difficulty: 'red' }), you(stressed)).youMay(
      remove('stress'),
      charge(),
      gaining('deplete'),
    ),
    at('after-action', colouredActionIs('red'), you(stressed)).youMay(
      remove('stress'),
      charge(),
      gaining('deplete'),
    ),
    at('before-engaging', you(has('deplete'))).youMay(remove('deplete'), charge(), gaining('strain')),
  ),
  modification(
    'advancedslam',
    { name: 'Advanced SLAM' },
    at('after-action', actionIs('slam'), flown({ fully: true })).youMay(performAny('white', 'red')),
  ),
  modification(
    'advancedwarningsystems-evacuationofdqar',
    { name: 'Advanced Warning Systems' },
    at('attack-declared', youDefend, thereIs(friendly, atRange([0, 2]), holdsLockOn('attacker'))).youMay(
      performAction('red evade'),
    ),
  ),
  modification(
    'afterburners',
    { name: 'Afterburners', charges: { limit: 2, recurring: 0 } },
    at('after-maneuver', flown({ fully: true, speed: [3, 5] })).youMay(
      evenWhileStressed(performAction('boost')),
      charge(),
    ),
  ),
  modification('angleddeflectors', { name: 'Angled Deflectors', shields: -1, actions: bar('reinforce') }),
  modification(
    'automatedloaders-legendsandrelics',
    { name: 'Automated Loaders', charges: { limit: 1, recurring: 0 } },
    at('after-attack', attackWith('primary')).youMay(performAction('reload'), charge()),
  ),
  modification(
    'automatedloaders-swz98',
    { name: 'Automated Loaders', charges: { limit: 1, recurring: 0 } },
    at('after-attack', attackWith('primary')).youMay(performAction('reload'), charge()),
  ),
  modification(
    'beskarreinforcedplating',
    { name: 'Beskar Reinforced Plating', charges: { limit: 2, recurring: 0 } },
    before({ event: 'deal', up: true }, 'own', youDefend, the('attacker', inYour('front'))).youMay(
      turnedDown,
      charge(),
    ),
    before({ event: 'deal', up: true }, 'own', youDefend, the('attacker', inYour('front'))).youMay(
      discardIt(),
      charge(2),
    ),
  ),
  modification(
    'burnoutthrusters',
    { name: 'Burnout Thrusters', charges: { limit: 1, recurring: 0 }, actions: bar('slam') },
    at('after-action', actionIs('slam')).you(
      loseCharge(),
      lets('self', remove('disarm'), gaining('deplete')),
    ),
    modifier({
      cannot: 'perform-actions',
      actions: ['slam'],
      requires: [compare(stat('charges'), 'equal', 0)],
    }),
  ),
  modification(
    'chaffparticles-battleoverendor',
    { name: 'Chaff Particles' },
    at(
      'after-neutralizing',
      youDefend,
      you(has('red-or-orange')),
      compare(results('defense', 'focus'), 'higher', 0),
    ).youMay(inTurn(cancel('defense', ['focus']), remove('red-or-orange'))),
  ),
  modification(
    'computerassistedhandling-battleoverendor',
    { name: 'Computer-Assisted Handling', charges: { limit: 1, recurring: 0 } },
    at('after-maneuver', flown({ fully: true })).youMay(performAction('boost', 'barrel-roll'), charge()),
  ),
  modification(
    'contingencyprotocol-siegeofcoruscant',
    { name: 'Contingency Protocol' },
    at('after-destroyed').youMay(
      choose(
        [friendly, other, atRange([0, 3]), hasUpgrade('contingencyprotocol-siegeofcoruscant')],
        by('chosen', evenWhileStressed(performAny())),
      ),
    ),
  ),
  modification(
    'delayedfuses',
    { name: 'Delayed Fuses' },
    at('after-drop', deviceIs('bomb', 'mine')).youMay(fuseDevice),
    at('after-place', deviceIs('bomb', 'mine')).youMay(fuseDevice),
  ),
  modification(
    'dropseatbay',
    { name: 'Drop-Seat bay', addsSlots: { crew: 2, device: -1 } },
    modifier({
      can: 'place-otherwise',
      change: {
        trait: 'crew-remote',
        insteadOf: { how: 'drop', shape: 'straight' },
        by: 'banks',
        edges: ['rear', 'left', 'right'],
      },
    }),
  ),
  modification(
    'electronicbaffle',
    { name: 'Electronic Baffle' },
    at('during-end', you(has('red'))).youMay(remove('red'), suffering(1)),
  ),
  modification('engineupgrade', { name: 'Engine Upgrade', actions: bar('boost') }),
  modification(
    'evasionsequence7-siegeofcoruscant',
    { name: 'Evasion Sequence 7' },
    modifier({
      value: 'action-colour',
      actions: ['evade'],
      from: 'red',
      to: 'white',
      requires: [you(atObstacleOrFeature([1, 1]))],
    }),
  ),
  modification(
    'fuelinjectionoverride-battleoverendor',
    { name: 'Fuel Injection Override', charges: { limit: 2, recurring: 0 } },
    modifier({
      can: 'reposition-otherwise',
      moves: ['boost', 'barrel-roll'],
      by: 'one-speed-faster',
      costs: [charge()],
    }),
  ),
  modification('hullupgrade', { name: 'Hull Upgrade', hull: 1 }),
  modification(
    'imperviumplating',
    { name: 'Impervium Plating', charges: { limit: 2, recurring: 0 } },
    before({ event: 'deal', up: true, trait: 'ship' }).youMay(discardIt(), charge()),
  ),
  modification(
    'independentcalculations',
    { replacesShipAbility: true, name: 'Independent Calculations' },
    modifier({ can: 'treat-as-red', action: 'calculate', from: 'white', effect: gain('calculate') }),
    modifier({ cannot: 'lend-tokens', tokens: ['calculate'] }),
  ),
  modification(
    'ionmaneuveringjet-battleoverendor',
    { name: 'Ion Maneuvering Jet', charges: { limit: 2, recurring: 0 } },
    at('after-maneuver', flown({ fully: true, bearing: 'koiogran' })).youMay(
      evenWhileStressed(performAny()),
      charge(),
    ),
  ),
  modification(
    'mandalorianoptics',
    { name: 'Mandalorian Optics', charges: { limit: 2, recurring: 0 } },
    at('during-system').youMay(acquireLockInArc('front'), charge()),
    modifier({
      can: 'ignore-obstacles',
      while: ['attack'],
      atRange0: false,
      requires: [attackWith('primary'), the('defender', lockedBy())],
    }),
  ),
  modification(
    'manualailerons-tiephphantom',
    { name: 'Manual Ailerons', charges: { limit: 2, recurring: 0 } },
    modifier({
      can: 'reposition-otherwise',
      moves: ['decloak'],
      by: [template(2, 'bank', 'left'), template(2, 'bank', 'right')],
      costs: [charge()],
    }),
  ),
  modification(
    'munitionsfailsafe',
    { name: 'Munitions Failsafe' },
    at(
      'after-attack-dice',
      youAttack,
      oneOf(attackWith('torpedo'), attackWith('missile')),
      attackIs('paid-with-charge'),
    ).youMay(inTurn(cancel('attack', ['hit', 'crit', 'focus', 'blank'], 'all'), recoverCharges(1, 'weapon'))),
  ),
  modification(
    'overdrivethruster',
    { name: 'Overdrive Thruster', limited: 1 },
    modifier({
      can: 'reposition-otherwise',
      moves: ['boost', 'barrel-roll', 'slam'],
      from: 'red',
      by: 'one-speed-faster',
      costs: [],
      must: true,
    }),
  ),
  modification(
    'precisionionengines',
    { name: 'Precision Ion Engines', charges: { limit: 2, recurring: 0 } },
    at('before-maneuver', you(revealed({ bearing: 'koiogran', speed: [1, 3] }))).youMay(
      eitherOf(
        fliesInstead({ bearing: 'segnor', direction: 'left' }),
        fliesInstead({ bearing: 'segnor', direction: 'right' }),
      ),
      charge(),
    ),
  ),
  modification(
    'repulsorliftengines-evacuationofdqar',
    { name: 'Repulsorlift Engines' },
    modifier({
      can: 'reposition-otherwise',
      moves: ['barrel-roll'],
      by: [template(1, 'bank', 'left'), template(1, 'bank', 'right')],
      costs: [gaining('strain')],
    }),
  ),
  modification(
    'retrofittedautothrusters-legendsandrelics',
    { name: 'Retrofitted Autothrusters', charges: { limit: 2, recurring: 0 } },
    at(
      'after-maneuver',
      flown({ fully: true, speed: [3, 3], bearing: ['turn', 'bank', 'tallon', 'segnor'] }),
    ).youMay(evenWhileStressed(performAction('barrel-roll')), charge()),
  ),
  modification(
    'secretprovisions-epicsl',
    { name: 'Secret Provisions', charges: { limit: 3, recurring: 0 } },
    deliversProvisions,
  ),
  modification(
    'sensorjammer-battleofyavin',
    { name: 'Sensor Jammer' },
    onEnemyDice('attack', compare(friendlyLocksOn('attacker'), 'higher', 0)).may(turn('hit', 'focus')),
  ),
  modification('shieldupgrade', { name: 'Shield Upgrade', shields: 1 }),
  modification(
    'sparepartscanisters',
    { name: 'Spare Parts Canisters', charges: { limit: 1, recurring: 0 } },
    carries('spareparts'),
    cardAction(recoverCharges(1, ['astromech']), { costs: [charge()] }),
    cardAction(inTurn(placeDevice('this'), breakLocks('on'))),
  ),
  modification(
    'starboardthrusters-armedanddangerous',
    { name: 'Starboard Thrusters', charges: { limit: 2, recurring: 0 } },
    at('after-reveal', you(revealed({ bearing: ['turn', 'segnor'], direction: 'left' }))).youMay(
      lasting('end of its activation', [difficulty(-1)]),
      charge(),
    ),
    at('after-maneuver', flown({ bearing: 'segnor', direction: 'left', difficulty: 'white' })).you(
      gain('strain'),
    ),
  ),
  modification(
    'staticdischargevanes',
    {
      name: 'Static Discharge Vanes',
      rulings: ['xwing2:errata-upgrade-cards.26', 'xwing2:ability-queue-examples.5'],
    },
    before(
      { event: 'gain', tokens: ['ion', 'jam'] },
      'own',
      you(unstressed),
      thereIs(other, atRange([0, 1])),
    ).youMay(
      oneInstead(inTurn(choose([other, atRange([0, 1])], gainThat('chosen'), { must: true }), sufferHits(1))),
      gaining('stress'),
    ),
  ),
  modification(
    'stealthdevice',
    { name: 'Stealth Device', charges: { limit: 1, recurring: 0 } },
    moreDice('defense', 1, youDefend, compare(stat('charges'), 'higher', 0)),
    at('after-damage').you(loseCharge()),
  ),
  modification(
    'stygiumreserve-tiephphantom',
    { name: 'Stygium Reserve', charges: { limit: 1, recurring: 0 } },
    at('after-maneuver', flown({ fully: true })).youMay(evenWhileStressed(performAction('boost')), charge()),
  ),
  modification(
    'synchronizedconsole',
    { name: 'Synchronized Console' },
    at('after-attack').youMay(
      choose(
        [friendly, other, atRange([1, 3]), either(atRange([1, 1]), hasUpgrade('synchronizedconsole'))],
        acquireLock('defender', 'chosen'),
      ),
      lockOn('defender'),
    ),
  ),
  modification(
    'tacticalscrambler',
    { name: 'Tactical Scrambler' },
    moreDice('defense', 1, the('attacker', enemy), you(obstructsTheAttack)),
  ),
  modification(
    'targetassistalgorithm-battleoverendor',
    { name: 'Target-Assist Algorithm' },
    at('before-engaging', you(hasNo('green')), enemyObjectIn('front')).you(gain('calculate')),
  ),
  modification('targetingcomputer', { name: 'Targeting Computer', actions: bar('lock') }),
  modification('targetingmatrix-battleoverendor', { name: 'Targeting Matrix' }, ...focusForStrain),
  modification('targetingmatrix-legendsandrelics', { name: 'Targeting Matrix' }, ...focusForStrain),
  modification(
    'unstablesublightengines-battleofyavin',
    { name: 'Unstable Sublight Engines' },
    at('after-destroyed').you(
      ifDone(fliesStraight(1), each([other, atRange([0, 1])], suffer(1, 0, 'chosen'))),
    ),
  ),
];
