import {
  acquireLock,
  add,
  addResult,
  assignCondition,
  at,
  atRange,
  cancelAll,
  cannotSpendLocks,
  choose,
  compare,
  damageSuffered,
  dropsBombs,
  eitherOf,
  fixDice,
  forGood,
  freeAction,
  gaining,
  has,
  hasDial,
  holdsLockOn,
  ifDone,
  ignoresObstacleCrits,
  inTurn,
  isSelf,
  layBombs,
  movesOverObstacles,
  not,
  notAModification,
  onEnemyDice,
  other,
  recoverShield,
  remove,
  setSkill,
  skipAction,
  suffering,
  tokenIs,
  turn,
  usedInAttack,
  whileAttacking,
  whileDefending,
  you,
} from '../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const system = upgradesOf('system');

export const SYSTEMS: readonly UpgradeCard[] = [
  system(
    'accuracycorrector',
    {
      name: 'Accuracy Corrector',
      rulings: [
        'xwing1:faq-errata.3',
        'xwing1:faq-upgrade-cards.1',
        'xwing1:faq-upgrade-cards.2',
        'xwing1:faq-upgrade-cards.3',
      ],
    },
    whileAttacking().may(
      notAModification(
        inTurn(
          cancelAll('attack'),
          eitherOf(inTurn(addResult('attack', 'hit', 2), fixDice('attack')), fixDice('attack')),
        ),
      ),
    ),
  ),
  system(
    'advancedsensors',
    { name: 'Advanced Sensors', rulings: ['xwing1:faq-upgrade-cards.11', 'xwing1:faq-upgrade-cards.12'] },
    at('before-reveal', hasDial).youMay(ifDone(freeAction(), skipAction)),
  ),
  system(
    'advtargetingcomputer',
    { name: 'Advanced Targeting Computer' },
    whileAttacking({ weapon: 'primary' }, you(holdsLockOn('defender'))).may(add('crit')),
    cannotSpendLocks([isSelf], usedInAttack),
  ),
  system('collisiondetector', { name: 'Collision Detector' }, movesOverObstacles, ignoresObstacleCrits),
  system(
    'electronicbaffle',
    { name: 'Electronic Baffle' },
    ...(['stress', 'ion'] as const).map((token) =>
      at('after-token', tokenIs(token)).youMay(remove(token), suffering(1)),
    ),
  ),
  system(
    'enhancedscopes',
    { name: 'Enhanced Scopes' },
    at('start-of-activation').you(setSkill(0, 'end of activation')),
  ),
  system(
    'firecontrolsystem',
    { name: 'Fire-Control System', rulings: ['xwing1:faq-upgrade-cards.36', 'xwing1:faq-upgrade-cards.35'] },
    at('after-attack').youMay(acquireLock('defender')),
  ),
  system('minefieldmapper', { name: 'Minefield Mapper' }, at('end-of-setup').youMay(layBombs)),
  system(
    'reinforceddeflectors',
    { name: 'Reinforced Deflectors' },
    at('after-defending', compare(damageSuffered, 'higher-or-equal', 3)).you(recoverShield()),
  ),
  system('sensorjammer', { name: 'Sensor Jammer' }, forGood(onEnemyDice('attack').may(turn('hit', 'focus')))),
  system(
    'targetingscrambler',
    { name: 'Targeting Scrambler', unique: true },
    at('start-of-planning').youMay(
      choose([other, atRange([1, 3])], assignCondition('scrambled', 'chosen')),
      gaining('weapons-disabled'),
    ),
  ),
  system(
    'thrustcorrector',
    { name: 'Thrust Corrector' },
    whileDefending(you(not(has('stress', 4)))).may(
      notAModification(inTurn(cancelAll('defense'), addResult('defense', 'evade'), fixDice('defense'))),
      gaining('stress'),
    ),
  ),
  system(
    'trajectorysimulator',
    { name: 'Trajectory Simulator' },
    dropsBombs([
      { guides: 'front', speed: 5, shape: 'straight', direction: 'straight', only: 'reveal-cards' },
    ]),
  ),
];
