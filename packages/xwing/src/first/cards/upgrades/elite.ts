import {
  actionIs,
  add,
  agility,
  agilityOfShips,
  andNoMore,
  at,
  atRange,
  attackHit,
  attackOn,
  attackRange,
  attackWith,
  by,
  cancel,
  cannotModify,
  cardAction,
  choose,
  compare,
  defenderAgility,
  discarding,
  each,
  eitherOf,
  enemy,
  equipped,
  flipThis,
  flown,
  flownDial,
  fly,
  freeAction,
  freeActionOfBar,
  friendly,
  gain,
  gaining,
  has,
  hasFaceup,
  hasInArc,
  hasNo,
  hasOnBar,
  hasYouIn,
  holdsLockOn,
  ifDone,
  inTurn,
  inYour,
  isThe,
  lasts,
  not,
  obstaclesAt,
  obstructed,
  oncePerRound,
  onDealt,
  onEnemyDice,
  oneOf,
  onlyIf,
  other,
  primaryValueChange,
  remove,
  removeLockOf,
  reroll,
  rerollUpTo,
  results,
  revealed,
  rollMore,
  rollsDamage,
  setSkill,
  skill,
  spend,
  stressed,
  suffer,
  swapSkill,
  takeResults,
  the,
  thenTurns,
  thereIsNo,
  tokenIs,
  touching,
  treatAs,
  turn,
  turnAround,
  turnDial,
  unless,
  unstressed,
  whenever,
  whileAttacking,
  whileFighting,
  you,
  youAttack,
} from '../../abilities/language.ts';
import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const elite = upgradesOf('elite');

export const ELITES: readonly UpgradeCard[] = [
  elite('ascoretosettle', { name: 'A Score to Settle', unique: true }, notYet),
  elite(
    'adaptability',
    { name: 'Adaptability', skill: 1, back: { name: 'Adaptability (-1)', skill: -1 } },
    notYet,
  ),
  elite(
    'adrenalinerush',
    { name: 'Adrenaline Rush' },
    at(
      'reveal',
      revealed({ difficulty: 'red' }),
      oneOf(unless(revealed({ bearing: 'turn' })), unless(you(hasFaceup('damaged-engine')))),
    ).youMay(lasts('end of activation', treatAs('white', { difficulty: 'red' })), discarding),
  ),
  elite(
    'attannimindlink',
    { name: 'Attanni Mindlink' },
    at('after-token', tokenIs('focus')).you(
      each([friendly, other, equipped('attannimindlink'), hasNo('focus')], gain('focus', 1, 'chosen')),
    ),
    at('after-token', tokenIs('stress')).you(
      each([friendly, other, equipped('attannimindlink'), unstressed], gain('stress', 1, 'chosen')),
    ),
  ),
  elite(
    'bodyguard',
    { name: 'Bodyguard', unique: true },
    at('start-of-combat').youMay(
      choose(
        [friendly, atRange([1, 1]), skill('higher', 'self')],
        lasts('end of round', agility(1), 'chosen'),
        { must: true },
      ),
      spend('focus'),
    ),
  ),
  elite('calculation', { name: 'Calculation' }, whileAttacking().may(turn('focus', 'crit'), spend('focus'))),
  elite(
    'coolhand',
    { name: 'Cool Hand' },
    at('after-token', tokenIs('stress')).youMay(eitherOf(gain('focus'), gain('evade')), discarding),
  ),
  elite(
    'crackshot',
    { name: 'Crack Shot' },
    at(
      'before-comparing',
      youAttack,
      the('defender', inYour('firing')),
      compare(results('defense', 'evade'), 'higher', 0),
    ).youMay(cancel('defense', ['evade']), discarding),
  ),
  elite(
    'daredevil',
    { name: 'Daredevil' },
    cardAction(
      inTurn(
        fly('1 turn left', '1 turn right'),
        gain('stress'),
        onlyIf([you(not(hasOnBar('boost')))], rollsDamage(2)),
      ),
    ),
  ),
  elite('deadeye', { name: 'Deadeye' }, notYet),
  elite('debrisgambit', { name: 'Debris Gambit' }, cardAction(gain('evade', obstaclesAt([1, 1], 2)))),
  elite(
    'decoy',
    { name: 'Decoy' },
    at('start-of-combat').youMay(
      choose([friendly, other, atRange([1, 2])], swapSkill('chosen', 'end of combat')),
    ),
  ),
  elite('determination', { name: 'Determination' }, onDealt({ up: true, trait: 'pilot' }, 'discard')),
  elite(
    'drawtheirfire',
    { name: 'Draw Their Fire' },
    at('hit', the('defender', friendly, other, atRange([1, 1]))).youMay(takeResults(['crit'], 1)),
  ),
  elite(
    'elusiveness',
    { name: 'Elusiveness' },
    onEnemyDice('attack', you(not(stressed))).may(reroll(1), gaining('stress')),
  ),
  elite(
    'experthandling',
    { name: 'Expert Handling' },
    cardAction(
      ifDone(
        freeAction('barrel-roll'),
        inTurn(
          onlyIf([you(not(hasOnBar('barrel-roll')))], gain('stress')),
          choose([enemy, holdsLockOn('self')], removeLockOf('chosen')),
        ),
      ),
    ),
  ),
  elite(
    'expertise',
    { name: 'Expertise' },
    whileAttacking({}, you(unstressed)).may(turn('focus', 'hit', 'all')),
  ),
  elite(
    'expose',
    { name: 'Expose' },
    cardAction(lasts('end of round', [primaryValueChange(1), agility(-1)])),
  ),
  elite(
    'fearlessness',
    { name: 'Fearlessness' },
    whileAttacking({}, attackRange([1, 1]), the('defender', hasYouIn('firing'), inYour('firing'))).may(
      add('hit'),
    ),
  ),
  elite(
    'intensity',
    {
      name: 'Intensity',
      back: {
        name: 'Intensity (Exhausted)',
        abilities: [
          at('end-of-combat').youMay(flipThis, spend('focus')),
          at('end-of-combat').youMay(flipThis, spend('evade')),
        ],
      },
    },
    at('after-action', actionIs('boost', 'barrel-roll')).youMay(
      inTurn(eitherOf(gain('focus'), gain('evade')), flipThis),
    ),
  ),
  elite('intimidation', { name: 'Intimidation' }, agilityOfShips(-1, enemy, touching())),
  elite('juke', { name: 'Juke' }, onEnemyDice('defense', you(has('evade'))).may(turn('evade', 'focus'))),
  elite(
    'lightningreflexes',
    { name: 'Lightning Reflexes' },
    at('after-maneuver', flownDial, flown({ difficulty: ['white', 'green'] })).youMay(
      inTurn(turnAround, lasts('end of activation', at('after-stress-check').you(gain('stress')))),
      discarding,
    ),
  ),
  elite(
    'lonewolf',
    { name: 'Lone Wolf', unique: true },
    whileFighting(thereIsNo(friendly, other, atRange([1, 2]))).may(reroll(1, 'blank')),
  ),
  elite(
    'marksmanship',
    { name: 'Marksmanship' },
    cardAction(lasts('end of round', thenTurns(whileAttacking().may(turn('focus', 'crit')), 'focus', 'hit'))),
  ),
  elite(
    'opportunist',
    { name: 'Opportunist' },
    at(
      'before-attack-dice',
      youAttack,
      the('defender', hasNo('focus'), hasNo('evade')),
      you(unstressed),
    ).youMay(rollMore('attack'), gaining('stress')),
  ),
  elite(
    'outmaneuver',
    { name: 'Outmaneuver' },
    defenderAgility(-1, youAttack, the('defender', inYour('firing'), not(hasYouIn('firing')))),
  ),
  elite(
    'predator',
    { name: 'Predator' },
    whileAttacking({}, the('defender', skill('higher', 2))).may(reroll(1)),
    whileAttacking({}, the('defender', skill('lower-or-equal', 2))).may(rerollUpTo(2)),
  ),
  elite(
    'pushthelimit',
    { name: 'Push the Limit' },
    oncePerRound(at('after-action').youMay(ifDone(freeActionOfBar, gain('stress')))),
  ),
  elite(
    'rage',
    { name: 'Rage' },
    cardAction(
      inTurn(gain('focus'), gain('stress', 2), lasts('end of round', whileAttacking().may(rerollUpTo(3)))),
    ),
  ),
  elite(
    'ruthlessness',
    { name: 'Ruthlessness' },
    at('after-attack', attackHit).you(
      choose([other, atRange([1, 1], 'defender'), not(isThe('defender'))], suffer(1, 0, 'chosen'), {
        must: true,
      }),
    ),
  ),
  elite('saturationsalvo', { name: 'Saturation Salvo' }, notYet),
  elite(
    'selflessness',
    { name: 'Selflessness', unique: true },
    at('hit', the('defender', friendly, other, atRange([1, 1]))).youMay(
      takeResults(['hit'], 'all'),
      discarding,
    ),
  ),
  elite(
    'snapshot',
    { name: 'Snap Shot', weapon: { attack: 2, range: [1, 1] } },
    whenever('after-maneuver', [enemy]).youMay(andNoMore(attackOn([isThe('it')], 'this'), 'phase')),
    cannotModify('attack', [isThe('attacker')], {}, attackWith('this')),
  ),
  elite(
    'squadleader',
    { name: 'Squad Leader', unique: true },
    cardAction(
      choose([friendly, atRange([1, 2]), skill('lower', 'self')], by('chosen', freeAction()), { must: true }),
    ),
  ),
  elite(
    'stayontarget',
    { name: 'Stay on Target' },
    at('reveal').youMay(ifDone(turnDial({ speed: 'same' }), lasts('end of activation', treatAs('red', {})))),
  ),
  elite(
    'swarmleader',
    { name: 'Swarm Leader', unique: true },
    at('before-attack-dice', youAttack, attackWith('primary')).youMay(
      choose(
        [friendly, other, has('evade'), hasInArc('defender', 'firing'), atRange([1, 3], 'defender')],
        inTurn(remove('evade', 1, 'chosen'), rollMore('attack')),
        { count: 2 },
      ),
    ),
  ),
  elite(
    'swarmtactics',
    { name: 'Swarm Tactics' },
    at('start-of-combat').youMay(
      choose([friendly, other, atRange([1, 1])], setSkill('self', 'end of combat', 'chosen')),
    ),
  ),
  elite(
    'trickshot',
    { name: 'Trick Shot' },
    at('before-attack-dice', youAttack, obstructed).youMay(rollMore('attack')),
  ),
  elite('veteraninstincts', { name: 'Veteran Instincts', skill: 2 }),
  elite(
    'wingman',
    { name: 'Wingman' },
    at('start-of-combat').you(
      choose([friendly, other, atRange([1, 1]), stressed], remove('stress', 1, 'chosen'), { must: true }),
    ),
  ),
  elite('wired', { name: 'Wired' }, whileFighting(you(stressed)).may(reroll('any', 'focus'))),
];
