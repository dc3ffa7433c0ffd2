/** Abilities that pilots of several ship types share. */

import {
  acquireLockOn,
  actionIs,
  addResult,
  at,
  atRange,
  attackIs,
  attackRange,
  attackWith,
  before,
  by,
  charge,
  choose,
  colouredActionIs,
  compare,
  countOf,
  type Effect,
  each,
  eitherOf,
  enemy,
  evenWhileStressed,
  flown,
  force,
  forPrice,
  friendly,
  gain,
  gaining,
  gainLike,
  has,
  hasOnBar,
  hasYouIn,
  helpersInAttackArc,
  inArcOf,
  inItsActionStep,
  inTurn,
  inYour,
  lasting,
  lets,
  losesUpgradeCharge,
  modifier,
  moved,
  movedThrough,
  not,
  oneOf,
  oneOfGroup,
  other,
  performAction,
  performAny,
  type Requirement,
  recoverForce,
  remove,
  reroll,
  rerollResults,
  rerollUpTo,
  results,
  revealed,
  spendAResult,
  stat,
  stressed,
  the,
  thereIs,
  tokenIs,
  transfer,
  turn,
  turnedUp,
  unlessIt,
  unstressed,
  whenever,
  whileAttacking,
  whileFighting,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';

/** After the ship barrel rolled, by the action or by an effect. */
export const afterBarrelRoll = (...requires: readonly Requirement[]) => {
  const moments = [
    at('after-action', actionIs('barrel-roll'), ...requires),
    at('after-free-move', moved('barrel-roll'), ...requires),
  ];
  return {
    you: (effect: Effect) => moments.map((moment) => moment.you(effect)),
    youMay: (effect: Effect) => moments.map((moment) => moment.youMay(effect)),
  };
};

/** Lando Calrissian, of whichever ship of the smugglers. */
export const rerollsBlanks = [
  at('after-attack-dice', youAttack, you(unstressed)).youMay(
    rerollResults('attack', ['blank'], 'all'),
    gaining('stress'),
  ),
  at('after-defense-dice', youDefend, you(unstressed)).youMay(
    rerollResults('defense', ['blank'], 'all'),
    gaining('stress'),
  ),
  modifier({
    can: 'reroll-outside-attacks',
    which: ['blank'],
    costs: [gaining('stress')],
    requires: [you(unstressed)],
  }),
];

const anEnemyAhead = acquireLockOn([enemy, inYour('bullseye')]);

/** “Odd Ball”, in whatever he flies. */
export const locksAheadAfterRed = [
  at('after-maneuver', flown({ fully: true, difficulty: 'red' })).youMay(anEnemyAhead),
  at('after-action', colouredActionIs('red')).youMay(anEnemyAhead),
];

/** “Hawk”: fast friends nearby reposition late. */
export const fastFriendsReposition = [
  at('start-of-end').you(
    each(
      [friendly, atRange([0, 1]), revealed({ speed: [3, 5] })],
      lets('chosen', by('chosen', performAction('barrel-roll', 'boost')), gaining('strain')),
    ),
  ),
];

/** Obi-Wan Kenobi. */
export const refocuses = [
  whenever('after-spend', [friendly, atRange([0, 2])], tokenIs('focus')).youMay(
    gain('focus', 1, 'it'),
    force(),
  ),
];

/** Plo Koon. */
export const tradesTokens = [
  at('start-of-engagement').youMay(
    choose(
      [friendly, other, atRange([0, 2])],
      eitherOf(transfer('green', 'self', 'chosen'), transfer('orange', 'chosen', 'self')),
    ),
    force(),
  ),
];

/** Mace Windu. */
export const forceFromRed = [
  at('after-maneuver', flown({ fully: true, difficulty: 'red' })).you(recoverForce()),
];

/** Anakin Skywalker of the Republic's older fighters. */
export const calmsNearEnemies = [
  at(
    'after-maneuver',
    flown({ fully: true }),
    oneOf(thereIs(enemy, inYour('front'), atRange([0, 1])), thereIs(enemy, inYour('bullseye'))),
  ).youMay(remove('stress'), force()),
];

/** Ahsoka Tano. */
export const letsOneAct = [
  at('after-maneuver', flown({ fully: true })).youMay(
    choose([friendly, atRange([0, 1])], by('chosen', evenWhileStressed(performAny()))),
    force(),
  ),
];

/** Barriss Offee. */
export const guidesBullseyeShots = oneOfGroup(
  'barrissoffee',
  whileAttacking({ of: [friendly, atRange([0, 2])] }, the('defender', inArcOf('attacker', 'bullseye'))).may(
    turn('focus', 'hit'),
    force(),
  ),
  whileAttacking({ of: [friendly, atRange([0, 2])] }, the('defender', inArcOf('attacker', 'bullseye'))).may(
    turn('hit', 'crit'),
    force(),
  ),
);

/** Luminara Unduli. */
export const softensAttacks = oneOfGroup(
  'luminaraunduli',
  whileAttacking(
    { of: [] },
    the('defender', friendly, atRange([0, 2]), not(inArcOf('attacker', 'bullseye'))),
  ).may(turn('crit', 'hit'), force()),
  whileAttacking(
    { of: [] },
    the('defender', friendly, atRange([0, 2]), not(inArcOf('attacker', 'bullseye'))),
  ).may(turn('hit', 'focus'), force()),
);

/** Adi Gallia. */
export const deniesRange = [
  at('before-attack-dice', youDefend, attackRange([1, 1]), attackIs('with-range-bonus')).youMay(
    lasting('end of attack', [modifier({ cannot: 'range-bonus', bonus: 'attack', requires: [] })]),
    force(),
  ),
  at('before-defense-dice', youAttack, attackRange([3, 3]), attackIs('with-range-bonus')).youMay(
    lasting('end of attack', [modifier({ cannot: 'range-bonus', bonus: 'defense', requires: [] })]),
    force(),
  ),
];

const withCrit = compare(results('attack', 'crit'), 'higher', 0);
const critForTwoHits = inTurn(spendAResult('attack', 'crit'), addResult('attack', 'hit', 2));

/** Bossk, by his primary weapon. */
export const critIntoTwoHits = [
  at('after-neutralizing', youAttack, attackWith('primary'), withCrit).youMay(critForTwoHits),
];

/** Bossk, by any weapon. */
export const anyCritIntoTwoHits = [at('after-neutralizing', youAttack, withCrit).youMay(critForTwoHits)];

/** Until the End Phase is over no circular token of the chosen ship is removed: Gamut Key. */
export const keepsCirculars = lasting(
  'end of round',
  [
    modifier({
      cannot: 'lose-tokens',
      tokens: ['focus', 'evade', 'calculate', 'reinforce-fore', 'reinforce-aft', 'disarm', 'jam', 'tractor'],
      requires: [],
      whom: [],
      only: 'end-phase',
    }),
  ],
  'chosen',
);

/** Friends perform an action, even while stressed, each for a charge of this card. */
export const letsFriendsAct = choose(
  [friendly, atRange([0, 2])],
  forPrice(by('chosen', evenWhileStressed(performAny())), charge()),
  { count: stat('charges') },
);

/** Kylo Ren of later ships. */
export const turnsUpDamageAhead = [
  before({ event: 'deal', up: false }, [enemy, inYour('bullseye')]).youMay(turnedUp, force()),
];

/** The Mandalorian. */
export const calmBeforeTwo = [
  ...whileFighting(
    'any',
    compare(countOf(enemy, hasYouIn('front'), atRange([1, 2])), 'higher-or-equal', 2),
  ).may(turn('blank', 'focus')),
];

/** C’ai Threnalli. */
export const evadesPastFriends = [
  at('after-maneuver', flown({ fully: true }), thereIs(friendly, movedThrough)).youMay(
    performAction('evade'),
  ),
];

/** Zorii Bliss. */
export const sharesActionsNearby = [
  whenever('after-action', [atRange([1, 1])], inItsActionStep, you(hasOnBar('its-action'))).youMay(
    performAny('its-action', 'red'),
    charge(),
  ),
];

/** Teza Nasz. */
export const guidesCrossfire = [
  whileAttacking(
    { friendlyAt: [0, 2] },
    thereIs(friendly, inArcOf('defender', 'left')),
    thereIs(friendly, inArcOf('defender', 'right')),
  ).may(reroll(1)),
];

/** Wilsa Teshlo. */
export const wearsDownTheHit = [
  at('after-attack', attackIs('defender-dealt-faceup')).you(
    unlessIt('defender', losesUpgradeCharge('defender'), gain('strain', 1, 'defender')),
  ),
];

/** Shasa Zaro. */
export const sharesGreenTokens = [
  at('after-defending').youMay(
    choose([friendly, inYour('full-rear'), atRange([0, 2])], gainLike('green', 'chosen')),
  ),
];

/** Aftab Ackbar. */
export const tradesStressForStrain = [
  at(
    'after-maneuver',
    flown({ difficulty: 'red', basic: true }),
    you(stressed, not(has('stress', 2))),
  ).youMay(remove('stress'), gaining('strain')),
  at('after-action', colouredActionIs('red'), you(stressed, not(has('stress', 2)))).youMay(
    remove('stress'),
    gaining('strain'),
  ),
];

/** Corus Kapellim. */
export const takesGreenTokens = [
  at('before-engaging').youMay(
    choose([has('green'), inYour('firing'), atRange([0, 1])], transfer('green', 'chosen', 'self')),
  ),
];

/** Lega Fossang. */
export const rerollsWithHelpers = [
  whileAttacking({}, oneOf(attackWith('primary'), attackWith('turret-slot'))).may(
    rerollUpTo(helpersInAttackArc),
  ),
];
