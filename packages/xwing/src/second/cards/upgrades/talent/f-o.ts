import {
  aboutToFly,
  acquireLock,
  actionIs,
  at,
  atFriendlyDevice,
  atObstacle,
  atRange,
  attackRange,
  attackWith,
  change,
  charge,
  choose,
  compare,
  countOf,
  damaged,
  defenderInBullseye,
  either,
  eitherOf,
  enemy,
  evading,
  evenWhileStressed,
  flown,
  friendly,
  gain,
  has,
  hasUpgrade,
  ifDone,
  inAttackArc,
  inFrontArcOfDefender,
  inYour,
  isDestroyed,
  isSize,
  isThe,
  limited,
  modifier,
  moreDice,
  movedThrough,
  noFriendAt,
  not,
  onEnemyDice,
  oneOf,
  onFaces,
  other,
  outsideFiringArcsOfDefender,
  performAction,
  rams,
  remove,
  reroll,
  rerollUpTo,
  results,
  rollDie,
  shielded,
  spendResult,
  the,
  thereIs,
  tractored,
  transfer,
  turn,
  whenever,
  whileAttacking,
  whileDefending,
  whileFighting,
  you,
} from '../../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../../chassis.ts';

const talent = upgradesOf('talent');

/** Two results or more, and each of them a blank. */
const onlyBlanks = (dice: 'attack' | 'defense') => [
  compare(results(dice, 'blank'), 'higher-or-equal', 2),
  compare(results(dice, 'hit', 'crit', 'evade', 'focus'), 'equal', 0),
];

/** For The Cause: a friend sheds a token of a kind. */
const shedding = (token: 'strain' | 'deplete') =>
  choose([friendly, has(token), atRange([1, 2])], remove(token, 1, 'chosen'), { must: true });

export const TALENTS_F_TO_O: readonly UpgradeCard[] = [
  talent(
    'fanatic-battleofyavin',
    { name: 'Fanatic' },
    whileAttacking({ weapon: 'primary' }, you(damaged)).may(turn('focus', 'hit')),
  ),
  talent(
    'fanatical',
    { name: 'Fanatical' },
    whileAttacking({ weapon: 'primary' }, you(not(shielded))).may(turn('focus', 'hit')),
  ),
  talent(
    'fanatical-epicsl',
    { name: 'Fanatical' },
    whileAttacking({}, you(not(shielded))).may(turn('focus', 'hit')),
  ),
  talent(
    'fearless',
    { name: 'Fearless' },
    whileAttacking(
      { weapon: 'primary' },
      attackWith('front-arc'),
      attackRange([1, 1]),
      inFrontArcOfDefender,
    ).may(change(1, 'hit')),
  ),
  talent(
    'feedbackping',
    { name: 'Feedback Ping' },
    whenever('after-maneuver', [other, atFriendlyDevice([0, 1])]).youMay(acquireLock('it', 'self', true)),
  ),
  talent(
    'forthecause-evacuationofdqar',
    { name: 'For The Cause' },
    ...whileFighting('any', thereIs(friendly, either(has('strain'), has('deplete')), atRange([1, 2]))).may(
      spendResult(['hit', 'crit', 'evade', 'focus'], eitherOf(shedding('strain'), shedding('deplete'))),
    ),
  ),
  talent(
    'graviticdeflection',
    { name: 'Gravitic Deflection' },
    whileDefending().may(rerollUpTo(countOf(tractored, inAttackArc))),
  ),
  talent(
    'heroic',
    { name: 'Heroic' },
    whileAttacking({}, ...onlyBlanks('attack')).may(reroll('any')),
    whileDefending(...onlyBlanks('defense')).may(reroll('any')),
  ),
  talent(
    'heroicsacrifice-battleoverendor',
    { name: 'Heroic Sacrifice' },
    modifier({ can: 'act-while-stressed', actions: ['slam'], mostStress: 99 }),
    at('after-action', actionIs('slam')).you(rams(5), isDestroyed),
  ),
  talent(
    'hopeful',
    { name: 'Hopeful' },
    whenever('after-destroyed', [
      friendly,
      other,
      atRange([0, 3]),
      either(limited, hasUpgrade('hopeful')),
    ]).youMay(performAction('focus', 'boost')),
  ),
  talent(
    'interloperturn',
    { name: 'Interloper Turn' },
    at(
      'before-maneuver',
      aboutToFly({ bearing: ['turn', 'koiogran'], speed: [1, 2] }),
      oneOf(you(atObstacle([0, 1], 'asteroid')), thereIs(isSize('huge'), atRange([0, 1]))),
    ).youMay(gain('tractor')),
  ),
  talent(
    'intimidation',
    { name: 'Intimidation' },
    moreDice('defense', -1, the('defender', enemy, atRange([0, 0]))),
  ),
  talent(
    'ionlimiteroverride',
    { name: 'Ion Limiter Override' },
    at('after-maneuver', flown({ fully: true, difficulty: 'red' })).youMay(
      ifDone(
        evenWhileStressed(performAction('barrel-roll')),
        rollDie(onFaces(['hit'], gain('strain')), onFaces(['crit'], gain('ion'))),
      ),
    ),
  ),
  talent(
    'itsatrap-battleoverendor',
    { name: "It's a Trap!" },
    whileDefending(
      compare(countOf(friendly, other, atRange([0, 1])), 'higher', countOf(enemy, atRange([0, 1]))),
    ).may(reroll(1, 'blank')),
  ),
  talent('juke', { name: 'Juke' }, onEnemyDice('defense', evading).may(turn('evade', 'focus'))),
  talent(
    'lonewolf',
    { name: 'Lone Wolf', limited: 1, charges: { limit: 1, recurring: 1 } },
    whileAttacking({}, noFriendAt([0, 2])).may(reroll(1), charge(1)),
    whileDefending(noFriendAt([0, 2])).may(reroll(1), charge(1)),
  ),
  talent(
    'mandaloriantactics-armedanddangerous',
    { name: 'Mandalorian Tactics' },
    whileDefending(thereIs(enemy, atRange([0, 0]))).may(reroll(1, 'blank')),
  ),
  talent(
    'margsablclosure',
    { name: 'Marg Sabl Closure' },
    at(
      'after-maneuver',
      flown({ fully: true }),
      oneOf(flown({ crossed: true }), thereIs(movedThrough, isSize('huge')), flown({ deploying: true })),
    ).youMay(choose([enemy, inYour('front'), atRange([1, 2])], gain('strain', 1, 'chosen'))),
  ),
  talent(
    'marksmanship',
    { name: 'Marksmanship' },
    whileAttacking({}, defenderInBullseye).may(turn('hit', 'crit')),
  ),
  talent(
    'mercenary-swz103',
    { name: 'Mercenary' },
    whenever('after-destroyed', [friendly, other, atRange([0, 2])]).you(transfer('green', 'it', 'self')),
  ),
  talent(
    'noescape-battleoverendor',
    { name: 'No Escape' },
    whileAttacking(
      { weapon: 'primary' },
      compare(
        countOf(friendly, atRange([0, 1], 'defender')),
        'higher',
        countOf(enemy, not(isThe('defender')), atRange([0, 1], 'defender')),
      ),
    ).may(reroll(1, 'blank')),
  ),
  talent(
    'notorious',
    { name: 'Notorious', limited: 1, charges: { limit: 2, recurring: 1 } },
    at('after-defending', the('attacker', inYour('firing'))).youMay(gain('strain', 1, 'attacker'), charge()),
    whileAttacking({}, the('defender', has('strain'))).may(reroll(1, 'blank')),
  ),
  talent(
    'outmaneuver',
    { name: 'Outmaneuver' },
    modifier({
      value: 'defense-dice',
      whose: 'enemy',
      change: -1,
      requires: [attackWith('front-arc'), outsideFiringArcsOfDefender],
    }),
  ),
];
