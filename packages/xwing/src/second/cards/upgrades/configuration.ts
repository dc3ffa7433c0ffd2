import type { Ability } from '../../abilities/language.ts';
import {
  add,
  at,
  atObstacle,
  atRange,
  attackWith,
  before,
  bonusAttackWith,
  bonusHeader,
  charge,
  compare,
  countOf,
  criticallyDamaged,
  defenderInBullseye,
  difficulty,
  disarmed,
  each,
  enemy,
  energy,
  fliesInstead,
  flip,
  flipped,
  flown,
  gain,
  has,
  hasNo,
  inAttackArc,
  instead,
  inTurn,
  inYour,
  isSize,
  isThe,
  lasting,
  lockedBy,
  lockOn,
  mark,
  marked,
  modifier,
  moreDice,
  not,
  oneOf,
  onlyIf,
  other,
  performAction,
  remove,
  revealed,
  rollMore,
  rotateShip,
  shielded,
  skipsManeuver,
  stat,
  the,
  thereIs,
  tractored,
  turn,
  unflipped,
  unless,
  unlessIt,
  unstressed,
  upTo,
  whileAttacking,
  withAnother,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { bar, type UpgradeCard, upgradesOf } from '../chassis.ts';
import { devastatingBarrage, performsTallonInstead } from '../ship-abilities.ts';

const configuration = upgradesOf('configuration');

const ROCKS = ['asteroid', 'debris'] as const;
const turnsTo = (direction: 'left' | 'right') =>
  onlyIf([you(revealed({ direction }))], rotateShip(direction === 'left' ? -90 : 90));

/** Struts: closed they land on a rock, open they stand on it. */
const STRUTS: readonly Ability[] = [
  before({ event: 'overlap-obstacle', types: ROCKS, mostFriends: 1 }, 'own', unflipped).youMay(
    instead(inTurn(flip, lasting('end of round', [mark]))),
  ),
  modifier({
    can: 'ignore-obstacles',
    while: ['maneuver', 'boost', 'attack', 'overlap'],
    atRange0: true,
    requires: [flipped],
  }),
  modifier({ cannot: 'perform-actions', actions: ['barrel-roll'], requires: [flipped] }),
  at(
    'after-reveal',
    flipped,
    you(atObstacle([0, 0], ...ROCKS), not(revealed({ speed: [2, 2], bearing: 'straight' }))),
  ).you(skipsManeuver, remove('stress'), turnsTo('left'), turnsTo('right')),
  at('after-maneuver', flipped, unless(marked)).you(flip),
];

export const CONFIGURATIONS: readonly UpgradeCard[] = [
  configuration(
    'alpha3bbesh',
    { name: 'Alpha-3B “Besh”', addsSlots: { device: 1 } },
    whileAttacking({ weapon: 'primary' }).may(turn(['blank', 'focus'], 'hit'), lockOn('defender')),
  ),
  configuration(
    'alpha3eesk',
    { name: 'Alpha-3E “Esk”', charges: { limit: 2, recurring: 1 } },
    at('before-attack-dice', youAttack, attackWith('primary')).youMay(
      lasting('end of attack', [modifier({ rule: 'crits-inflict', token: 'ion' })]),
      charge(2),
    ),
  ),
  configuration(
    'calibratedlasertargeting',
    { name: 'Calibrated Laser Targeting', slots: ['configuration', 'modification'] },
    whileAttacking({ weapon: 'primary' }, defenderInBullseye).must(add('focus')),
  ),
  configuration(
    'corsairrefit',
    {
      name: 'Corsair Refit',
      rulings: ['xwing2:huge-ship-faq.4', 'xwing2:huge-ship-faq.2'],
      addsSlots: { cannon: 1, turret: 1, missile: 1 },
      energy: 1,
      limited: 2,
      hull: 2,
      shields: -2,
    },
    bonusHeader(['cannon', 'turret-slot', 'missile'], energy()),
  ),
  configuration('delta7b', { name: 'Delta-7B', shields: 2, agility: -1, frontValue: 1 }),
  configuration(
    'enhancedjammingsuite',
    {
      name: 'Enhanced Jamming Suite',
      slots: ['configuration', 'tech'],
      actions: bar('focus > jam, barrel-roll > jam, boost > jam, jam'),
    },
    modifier({ can: 'jam-friends' }),
    at(
      'before-defense-dice',
      youDefend,
      oneOf(the('attacker', hasNo('green')), thereIs(has('jam'), inAttackArc)),
    ).youMay(rollMore('defense')),
  ),
  configuration(
    'grapplingstruts',
    {
      name: 'Grappling Struts',
      rulings: [
        'xwing2:errata-upgrade-cards.14',
        'xwing2:errata-upgrade-cards.15',
        'xwing2:errata-upgrade-cards.16',
        'xwing2:errata-upgrade-cards.17',
        'xwing2:errata-upgrade-cards.18',
      ],
      back: { name: 'Grappling Struts (Open)' },
    },
    ...STRUTS,
  ),
  configuration(
    'graviticwell-legendsandrelics',
    { name: 'Gravitic Well' },
    at('start-of-engagement', you(tractored)).you(
      each([other, isSize('small'), atRange([0, 1])], gain('strain', 1, 'chosen')),
    ),
    modifier({ rule: 'tractored-instead' }),
  ),
  configuration(
    'integratedsfoils',
    {
      name: 'Integrated S-foils',
      actions: bar('barrel-roll, focus > red barrel-roll'),
      back: { name: 'Integrated S-foils (Open)' },
    },
    moreDice(
      'attack',
      -1,
      youAttack,
      attackWith('primary'),
      the('defender', not(inYour('bullseye'))),
      unflipped,
    ),
    at('before-activating').youMay(flip),
  ),
  configuration(
    'interceptbooster',
    {
      name: 'Intercept Booster',
      charges: { limit: 3, recurring: -1 },
      actions: bar('slam > red lock'),
      back: { name: 'Intercept Booster (Detached)' },
    },
    at('during-system', unflipped).you(unlessIt('self', flip, gain('disarm'))),
    at('end-of-end', unflipped, compare(stat('charges'), 'equal', 0)).you(flip),
  ),
  configuration(
    'l337sprogramming-battleofyavin',
    { name: "L3-37's Programming", limited: 1 },
    difficulty(-1, { bearing: 'bank' }, you(not(shielded))),
  ),
  configuration(
    'landingstruts',
    {
      name: 'Landing Struts',
      rulings: [
        'xwing2:errata-upgrade-cards.14',
        'xwing2:errata-upgrade-cards.15',
        'xwing2:errata-upgrade-cards.16',
        'xwing2:errata-upgrade-cards.17',
        'xwing2:errata-upgrade-cards.18',
      ],
      back: { name: 'Landing Struts (Open)' },
    },
    ...STRUTS,
  ),
  configuration(
    'maneuverassistmgk300',
    { name: 'Maneuver-Assist MGK-300', actions: bar('calculate, barrel-roll > red calculate') },
    difficulty(-1, { speed: [3, 3], bearing: ['straight', 'bank'] }),
  ),
  configuration(
    'os1arsenalloadout',
    { name: 'Os-1 Arsenal Loadout', addsSlots: { torpedo: 1, missile: 1 } },
    modifier({
      can: 'attack-while-disarmed',
      with: ['torpedo', 'missile'],
      onlyLocked: true,
      once: true,
    }),
    modifier({
      cannot: 'spend-locks',
      forAnything: true,
      requires: [youAttack, you(disarmed), oneOf(attackWith('torpedo'), attackWith('missile'))],
    }),
  ),
  configuration(
    'pivotwing',
    { name: 'Pivot Wing', back: { name: 'Pivot Wing (Open)' } },
    moreDice('defense', -1, youDefend, unflipped),
    at('after-maneuver', flown({ bearing: 'stationary' }), unflipped).youMay(rotateShip(90, -90, 180)),
    at('before-activating').youMay(flip),
  ),
  configuration(
    'repulsorliftstabilizers',
    { name: 'Repulsorlift Stabilizers', back: { name: 'Repulsorlift Stabilizers (Active)' } },
    modifier({ value: 'maneuver-difficulty', bearing: 'straight', change: -1, requires: [unflipped] }),
    at('after-reveal', flipped, you(revealed({ bearing: ['bank', 'turn'] }))).you(
      fliesInstead({ bearing: 'sideslip' }),
      flip,
    ),
    at('after-maneuver', unflipped, flown({ fully: true })).youMay(flip),
    at('after-maneuver', flipped, flown({ fully: true, sideslip: false })).youMay(flip),
  ),
  configuration(
    'sensitivecontrols',
    { replacesShipAbility: true, name: 'Sensitive Controls' },
    at('during-system').youMay(performAction('red barrel-roll', 'red boost')),
  ),
  configuration(
    'servomotorsfoils',
    {
      name: 'Servomotor S-foils',
      actions: bar('boost, focus > red boost'),
      back: { name: 'Servomotor S-foils (Open)' },
    },
    moreDice('attack', -1, youAttack, attackWith('primary'), unflipped),
    at('before-activating').youMay(flip),
  ),
  configuration(
    'stabilizedsfoils',
    {
      name: 'Stabilized S-foils',
      actions: bar('barrel-roll > red evade, red reload'),
      back: { name: 'Stabilized S-foils (Open)', actions: bar('barrel-roll > red lock') },
    },
    at('after-attack', flipped).youMay(
      withAnother(bonusAttackWith(['cannon'], isThe('defender'))),
      lockOn('defender'),
    ),
    at('before-activating', you(not(criticallyDamaged))).youMay(flip),
  ),
  configuration(
    'strutlockoverride-siegeofcoruscant',
    { name: 'Strut-Lock Override', charges: { limit: 2, recurring: 0 } },
    at('before-activating').youMay(
      lasting('end of round', [modifier({ can: 'ignore-obstacles', while: ['moving-through'] })]),
      charge(),
    ),
  ),
  configuration(
    'swivelwing',
    { name: 'Swivel Wing', back: { name: 'Swivel Wing (Up)' } },
    at('after-maneuver', flown({ bearing: 'stationary' }), unflipped).youMay(
      inTurn(rotateShip(90, -90, 180), flip),
    ),
    moreDice('defense', -1, youDefend, flipped),
    at('after-maneuver', flown({ fully: true }), unless(flown({ bearing: 'stationary' })), flipped).youMay(
      flip,
    ),
  ),
  configuration(
    'targetassistmgk300',
    { name: 'Target-Assist MGK-300', actions: bar('calculate, rotate > calculate') },
    at('before-engaging', you(hasNo('green'), unstressed)).you(
      gain('calculate', upTo(2, countOf(enemy, atRange([2, 3]), inYour('firing')))),
    ),
  ),
  configuration(
    'tiedefenderelite',
    { replacesShipAbility: true, name: 'TIE Defender Elite' },
    difficulty(-1, { bearing: 'turn' }),
    difficulty(1, { bearing: 'koiogran' }),
    at(
      'after-attack',
      oneOf(attackWith('cannon'), attackWith('missile')),
      the('defender', lockedBy()),
    ).youMay(bonusAttackWith(['primary'], isThe('defender'))),
  ),
  configuration(
    'vectoredcannonsrz1',
    { replacesShipAbility: true, turnsFront: true, name: 'Vectored Cannons (RZ-1)' },
    modifier({ permission: 'turret', only: ['front', 'rear'] }),
    at('during-system').youMay(performAction('red boost', 'red rotate')),
  ),
  configuration(
    'wartimeloadout',
    {
      replacesShipAbility: true,
      name: 'Wartime Loadout',
      addsSlots: { torpedo: 1, missile: 1 },
      slots: ['configuration', 'modification'],
      shields: 2,
      actions: bar('lock, reload'),
    },
    devastatingBarrage,
  ),
  configuration(
    'wingedreversal-legendsandrelics',
    { name: 'Winged Reversal', charges: { limit: 2, recurring: 0 } },
    performsTallonInstead,
  ),
  configuration(
    'xg1assaultconfiguration',
    { name: 'Xg-1 Assault Configuration', addsSlots: { cannon: 1 } },
    modifier({ can: 'attack-while-disarmed', with: ['cannon'], once: true }),
    modifier({
      value: 'dice-limit',
      dice: 'attack',
      most: 3,
      requires: [attackWith('cannon'), you(disarmed)],
    }),
  ),
];
