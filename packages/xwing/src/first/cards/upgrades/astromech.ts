import {
  acquireLock,
  acquireLockOn,
  agility,
  at,
  atRange,
  attacksOnObstacles,
  beyond,
  cancel,
  cancelBeyond,
  cannotSpendLocks,
  cardAction,
  choose,
  compare,
  discardFacedown,
  discarding,
  discardUpgradeOf,
  enemy,
  evenInVain,
  firesInArcOnly,
  flown,
  freeAction,
  gain,
  gaining,
  hasDial,
  ignoresObstacles,
  inArcOf,
  inAttack,
  inTurn,
  inYour,
  isSelf,
  isThe,
  lasts,
  lockedBy,
  lockOn,
  locksFriends,
  metNoObstacle,
  notAModification,
  oncePerRound,
  onEnemyDice,
  onlyIf,
  recoverShield,
  reroll,
  results,
  revealed,
  rollDefense,
  rollDefenseDie,
  shootsPastObstacles,
  spend,
  the,
  thereIsNo,
  treatAs,
  turnDown,
  whileAttacking,
  you,
  youAttack,
  youDefend,
} from '../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const astromech = upgradesOf('astromech');

export const ASTROMECHS: readonly UpgradeCard[] = [
  astromech(
    'bb8',
    { name: 'BB-8', unique: true },
    at('reveal', revealed({ difficulty: 'green' })).youMay(freeAction('barrel-roll')),
  ),
  astromech(
    'chopper-swx72',
    { name: '“Chopper”', unique: true },
    cardAction(inTurn(discardUpgradeOf('self'), recoverShield())),
  ),
  astromech(
    'flightassistastromech',
    { name: 'Flight-Assist Astromech' },
    firesInArcOnly,
    at(
      'after-maneuver',
      flown({ fully: true }),
      metNoObstacle,
      thereIsNo(enemy, inYour('firing'), atRange([1, 3])),
    ).youMay(freeAction('boost', 'barrel-roll')),
  ),
  astromech(
    'm9g8',
    { name: 'M9-G8', unique: true },
    locksFriends,
    whileAttacking({ of: [lockedBy('self')] }).may(reroll(1)),
  ),
  astromech(
    'r2astromech',
    { name: 'R2 Astromech', rulings: ['xwing1:faq-upgrade-cards.58', 'xwing1:faq-damage-cards.5'] },
    treatAs('green', { speed: [1, 2] }),
  ),
  astromech(
    'r2d2',
    { name: 'R2-D2', rulings: ['xwing1:faq-upgrade-cards.59', 'xwing1:faq-upgrade-cards.60'], unique: true },
    at('after-maneuver', flown({ difficulty: 'green' })).youMay(recoverShield()),
  ),
  astromech('r2d6', { name: 'R2-D6', unique: true }),
  astromech('r2f2', { name: 'R2-F2', unique: true }, cardAction(lasts('end of round', agility(1)))),
  astromech(
    'r3astromech',
    { name: 'R3 Astromech' },
    oncePerRound(
      whileAttacking({ weapon: 'primary' }, compare(results('attack', 'focus'), 'higher', 0)).may(
        notAModification(inTurn(cancel('attack', ['focus']), gain('evade'))),
      ),
    ),
  ),
  astromech(
    'r3a2',
    { name: 'R3-A2', unique: true },
    at('attack-declared', youAttack, the('defender', inYour('firing'))).youMay(
      gain('stress', 1, 'defender'),
      gaining('stress'),
    ),
  ),
  astromech(
    'r4d6',
    { name: 'R4-D6', unique: true },
    at('hit', youDefend, compare(results('attack', 'hit'), 'higher', 2)).youMay(
      inTurn(gain('stress', beyond(2, results('attack', 'hit'))), cancelBeyond(2, 'hit')),
    ),
  ),
  astromech('r5astromech', { name: 'R5 Astromech' }, at('start-of-end').youMay(turnDown('ship'))),
  astromech(
    'r5d8',
    { name: 'R5-D8', unique: true },
    cardAction(rollDefense(1, [['evade', 'focus'], discardFacedown])),
  ),
  astromech(
    'r5k6',
    { name: 'R5-K6', unique: true },
    at('lock-spent').you(
      rollDefenseDie(
        ['evade'],
        inTurn(
          acquireLock('other'),
          onlyIf([inAttack()], lasts('end of attack', cannotSpendLocks([isSelf]))),
        ),
      ),
    ),
  ),
  astromech(
    'r5p9',
    { name: 'R5-P9', unique: true },
    at('end-of-combat').youMay(evenInVain(recoverShield()), spend('focus')),
  ),
  astromech(
    'r5x3',
    { name: 'R5-X3', unique: true },
    at('before-reveal', hasDial).youMay(
      lasts('end of round', [ignoresObstacles, attacksOnObstacles, shootsPastObstacles]),
      discarding,
    ),
  ),
  astromech(
    'r7astromech',
    { name: 'R7 Astromech' },
    oncePerRound(onEnemyDice('attack').may(reroll('any'), lockOn('attacker'))),
  ),
  astromech(
    'r7t1',
    { name: 'R7-T1', rulings: ['xwing1:faq-upgrade-cards.65'], unique: true },
    cardAction(
      choose(
        [enemy, atRange([1, 2])],
        inTurn(
          onlyIf([you(inArcOf('chosen', 'firing'))], acquireLockOn([isThe('chosen')])),
          freeAction('boost'),
        ),
        { must: true },
      ),
    ),
  ),
  astromech(
    'targetingastromech',
    { name: 'Targeting Astromech' },
    at('after-maneuver', flown({ difficulty: 'red' })).youMay(acquireLockOn([enemy])),
  ),
];
