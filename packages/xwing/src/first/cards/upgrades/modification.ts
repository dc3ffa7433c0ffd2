import {
  actionIs,
  at,
  atRange,
  attackRange,
  attackWith,
  cardAction,
  choose,
  compare,
  countOf,
  discarding,
  discardingOneOf,
  discardThis,
  enemy,
  flipThis,
  flown,
  freeAction,
  freeActionOfBar,
  freeActionOfUpgrade,
  friendly,
  gain,
  gaining,
  holdsLockOn,
  ifDone,
  inArcOf,
  inTurn,
  inYour,
  keepsMissedWeapons,
  keepsOrdnance,
  locksAt,
  metNoObstacle,
  noTargetFor,
  not,
  obstructs,
  oncePerRound,
  onDealt,
  oneOf,
  other,
  overlappedIt,
  pull,
  raiseAgility,
  recoverShield,
  removeLockOf,
  results,
  revealed,
  rollAttackDie,
  rollBesides,
  rollDefenseDie,
  shrugsBombs,
  skill,
  spend,
  stat,
  suffer,
  thereIs,
  treatAs,
  treatManeuver,
  turn,
  turnDial,
  turnMobileArc,
  unless,
  unstressed,
  whenever,
  whileAttacking,
  whileDefending,
  you,
  youDefend,
} from '../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const modification = upgradesOf('modification');

const S_FOILS = at('start-of-activation').youMay(flipThis);
const ANY_FACE = ['hit', 'crit', 'evade', 'focus', 'blank'] as const;
const ORDNANCE = oneOf(attackWith('torpedo'), attackWith('missile'));

export const MODIFICATIONS: readonly UpgradeCard[] = [
  modification(
    'advancedcloakingdevice',
    { name: 'Advanced Cloaking Device', rulings: ['xwing1:faq-upgrade-cards.9'] },
    at('after-attack').youMay(freeAction('cloak')),
  ),
  modification(
    'advancedslam',
    { name: 'Advanced SLAM' },
    at('after-action', actionIs('slam'), flown({ fully: true }), metNoObstacle).youMay(freeActionOfBar),
  ),
  modification(
    'antipursuitlasers',
    { name: 'Anti-Pursuit Lasers', rulings: ['xwing1:faq-upgrade-cards.15'] },
    whenever('after-maneuver', [enemy, overlappedIt()]).you(
      rollAttackDie(['hit', 'crit'], suffer(1, 0, 'it')),
    ),
  ),
  modification(
    'automatedprotocols',
    { name: 'Automated Protocols' },
    oncePerRound(
      at('after-action', unless(actionIs('recover', 'reinforce'))).youMay(
        freeAction('recover', 'reinforce'),
        spend('energy'),
      ),
    ),
  ),
  modification(
    'autothrusters',
    { name: 'Autothrusters', rulings: ['xwing1:faq-upgrade-cards.4', 'xwing1:faq-upgrade-cards.5'] },
    whileDefending(oneOf(you(not(inArcOf('attacker', 'firing'))), attackRange([3, 9]))).may(
      turn('blank', 'evade'),
    ),
  ),
  modification('bwinge2', { name: 'B-wing/E2' }),
  modification(
    'capturedtie',
    { name: 'Captured TIE', unique: true },
    noTargetFor([enemy, skill('lower', 'self')], thereIs(friendly, other)),
    at('after-attack').you(discardThis),
  ),
  modification('combatretrofit', { name: 'Combat Retrofit', hull: 2, shields: 1 }),
  modification(
    'countermeasures',
    { name: 'Countermeasures' },
    at('start-of-combat').youMay(
      inTurn(raiseAgility(1, 'end of round'), choose([enemy, holdsLockOn('self')], removeLockOf('chosen'))),
      discarding,
    ),
  ),
  modification('deflectiveplating', { name: 'Deflective Plating' }, shrugsBombs),
  modification('engineupgrade', { name: 'Engine Upgrade', actions: ['boost'] }),
  modification(
    'experimentalinterface',
    {
      name: 'Experimental Interface',
      rulings: ['xwing1:faq-upgrade-cards.28', 'xwing1:faq-upgrade-cards.29'],
      unique: true,
    },
    oncePerRound(at('after-action').youMay(ifDone(freeActionOfUpgrade, gain('stress')))),
  ),
  modification(
    'guidancechips',
    { name: 'Guidance Chips' },
    oncePerRound(
      whileAttacking({}, ORDNANCE, compare(stat('attack'), 'higher-or-equal', 3)).may(
        turn(['blank', 'focus', 'hit'], 'crit'),
      ),
    ),
    oncePerRound(
      whileAttacking({}, ORDNANCE, compare(stat('attack'), 'lower', 3)).may(
        turn(['blank', 'focus', 'crit'], 'hit'),
      ),
    ),
  ),
  modification(
    'gyroscopictargeting',
    { name: 'Gyroscopic Targeting' },
    at('end-of-combat', flown({ speed: [3, 5] })).youMay(turnMobileArc),
  ),
  modification('hullupgrade', { name: 'Hull Upgrade', hull: 1 }),
  modification(
    'integratedastromech',
    { name: 'Integrated Astromech' },
    onDealt({}, 'discard', { may: true, costs: [discardingOneOf('astromech')] }),
  ),
  modification(
    'ionprojector',
    { name: 'Ion Projector' },
    whenever('after-maneuver', [enemy, overlappedIt()]).you(
      rollAttackDie(['hit', 'crit'], gain('ion', 1, 'it')),
    ),
  ),
  modification(
    'lightweightframe',
    { name: 'Lightweight Frame' },
    at(
      'after-defense-dice',
      youDefend,
      compare(results('attack', ...ANY_FACE), 'higher', results('defense', ...ANY_FACE)),
    ).you(rollBesides('defense')),
  ),
  modification('longrangescanners', { name: 'Long-Range Scanners' }, locksAt([3, 9])),
  modification(
    'maneuveringfins',
    { name: 'Maneuvering Fins' },
    at('reveal', revealed({ bearing: 'turn' })).youMay(
      turnDial({ speed: 'same', direction: 'same', to: { bearing: 'bank' } }),
    ),
  ),
  modification(
    'multispectralcamouflage',
    { name: 'Multi-spectral Camouflage', unique: true },
    whenever(
      'after-lock',
      [enemy, holdsLockOn('self')],
      compare(countOf(holdsLockOn('self')), 'equal', 1),
    ).you(rollDefenseDie(['evade'], removeLockOf('it'))),
  ),
  modification(
    'munitionsfailsafe',
    { name: 'Munitions Failsafe', rulings: ['xwing1:faq-upgrade-cards.18'] },
    keepsMissedWeapons,
  ),
  modification(
    'optimizedgenerators',
    { name: 'Optimized Generators' },
    oncePerRound(at('energy-allocated').you(gain('energy', 2))),
  ),
  modification('ordnancetubes', { name: 'Ordnance Tubes' }, keepsOrdnance),
  modification(
    'pulsedrayshield',
    { name: 'Pulsed Ray Shield' },
    at('start-of-end').youMay(recoverShield(), gaining('ion')),
  ),
  modification(
    'servomotorsfoils',
    {
      name: 'Servomotor S-foils',
      actions: ['barrel-roll'],
      back: {
        name: 'Servomotor S-foils (Closed)',
        attack: -1,
        actions: ['boost'],
        abilities: [treatAs('green', { bearing: 'bank', speed: [2, 2] }), S_FOILS],
      },
    },
    at('reveal', you(unstressed), revealed({ bearing: 'turn', speed: [3, 3] })).youMay(
      treatManeuver({ bearing: 'tallon', difficulty: 'red' }),
    ),
    S_FOILS,
  ),
  modification('shieldupgrade', { name: 'Shield Upgrade', shields: 1 }),
  modification('smugglingcompartment', { name: 'Smuggling Compartment', limited: true }),
  modification(
    'spacetugtractorarray',
    { name: 'Spacetug Tractor Array' },
    cardAction(choose([other, inYour('firing'), atRange([1, 1])], pull('chosen'), { must: true })),
  ),
  modification(
    'stealthdevice',
    { name: 'Stealth Device', rulings: ['xwing1:faq-upgrade-cards.70'], agility: 1 },
    at('hit', youDefend).you(discardThis),
  ),
  modification(
    'stygiumparticleaccelerator',
    { name: 'Stygium Particle Accelerator' },
    at('after-action', actionIs('cloak')).youMay(freeAction('evade')),
    at('after-decloak').youMay(freeAction('evade')),
  ),
  modification('tacticaljammer', { name: 'Tactical Jammer' }, obstructs),
  modification('targetingcomputer', { name: 'Targeting Computer', actions: ['target-lock'] }),
  modification(
    'twinionenginemkii',
    { name: 'Twin Ion Engine Mk. II' },
    treatAs('green', { bearing: 'bank' }),
  ),
  modification('vectoredthrusters', { name: 'Vectored Thrusters', actions: ['barrel-roll'] }),
];
