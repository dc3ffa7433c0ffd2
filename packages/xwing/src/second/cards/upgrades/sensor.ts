import {
  acquireLock,
  acquireLockOn,
  actionIs,
  andThen,
  at,
  atRange,
  attackHit,
  cardAction,
  charge,
  choose,
  compare,
  enemy,
  flown,
  friendly,
  ifDone,
  ignoresThatObstacle,
  inItsActionStep,
  inYour,
  lasting,
  lockedBy,
  lockOn,
  locksWith,
  loseCharge,
  modifier,
  other,
  outsideFiringArcsOfDefender,
  performAction,
  performAny,
  reroll,
  stat,
  the,
  turn,
  unless,
  whenever,
  whileAttacking,
  whileDefending,
  you,
} from '../../abilities/language.ts';
import { template } from '../../devices/kinds.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const sensor = upgradesOf('sensor');

export const SENSORS: readonly UpgradeCard[] = [
  sensor(
    'advancedsensors',
    { name: 'Advanced Sensors', rulings: ['xwing2:saw-reaper-corrections.4'] },
    at('after-reveal').youMay(
      ifDone(
        performAny(),
        lasting('end of its activation', [modifier({ cannot: 'perform-actions', actions: 'all' })]),
      ),
    ),
  ),
  sensor(
    'blanksignature-battleoverendor',
    { name: 'Blank Signature', charges: { limit: 1, recurring: 1 } },
    whileDefending(unless(you(lockedBy('attacker')))).may(turn('focus', 'evade'), charge()),
  ),
  sensor(
    'blindspottargeter-legendsandrelics',
    { name: 'Blindspot Targeter' },
    whileAttacking({ weapon: 'primary' }, outsideFiringArcsOfDefender).may(turn('focus', 'hit')),
  ),
  sensor(
    'collisiondetector',
    { name: 'Collision Detector', charges: { limit: 2, recurring: 0 } },
    modifier({ can: 'cross-obstacles', while: ['boost', 'barrel-roll'] }),
    at('obstacle-met').youMay(ignoresThatObstacle, charge()),
  ),
  sensor(
    'firecontrolsystem',
    { name: 'Fire-Control System', rulings: ['xwing2:faq-specific-card-questions.59'] },
    andThen(
      whileAttacking({}, the('defender', lockedBy())).may(reroll(1)),
      lasting('end of attack', [modifier({ cannot: 'spend-locks', forAnything: true })]),
    ),
  ),
  sensor(
    'homingbeacon-armedanddangerous',
    { name: 'Homing Beacon', charges: { limit: 2, recurring: 0 } },
    modifier({ can: 'lock-at-any-range', costs: [charge()] }),
    at('after-maneuver', flown({ fully: true, basic: false })).youMay(
      acquireLockOn([enemy, inYour('front'), atRange([1, 2])]),
      charge(),
    ),
  ),
  sensor(
    'longrangescanners-alphaclassstarwing',
    { name: 'Long-Range Scanners', charges: { limit: 2, recurring: 0 } },
    modifier({ can: 'lock-at-any-range', costs: [charge()] }),
  ),
  sensor(
    'passivesensors',
    { name: 'Passive Sensors', charges: { limit: 1, recurring: 1 } },
    cardAction(loseCharge(), { requires: [compare(stat('charges'), 'higher', 0), inItsActionStep] }),
    modifier({ cannot: 'be-coordinated', requires: [compare(stat('charges'), 'equal', 0)] }),
    at('before-engaging', compare(stat('charges'), 'equal', 0)).youMay(performAction('calculate', 'lock')),
  ),
  sensor(
    'relaysystem-tiephphantom',
    { name: 'Relay System' },
    whenever('after-action', [friendly, other, atRange([0, 2])], actionIs('lock')).youMay(locksWith('it')),
    at('after-attack', attackHit).youMay(
      choose([friendly, other, atRange([0, 1])], acquireLock('defender', 'chosen')),
      lockOn('defender'),
    ),
  ),
  sensor(
    'trajectorysimulator',
    { name: 'Trajectory Simulator', rulings: ['xwing2:faq-specific-card-questions.65'] },
    modifier({
      can: 'place-otherwise',
      change: { trait: 'bomb', inSystemOnly: true, how: 'launch', by: [template(5, 'straight')] },
    }),
  ),
];
