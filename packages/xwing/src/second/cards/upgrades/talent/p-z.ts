import {
  acquireLockOn,
  andThen,
  at,
  atRange,
  attackHit,
  attackIs,
  attackWith,
  bonusAttackWith,
  change,
  choose,
  cloaked,
  colouredActionIs,
  defenderInBullseye,
  eitherOf,
  enemy,
  evenWhileStressed,
  flown,
  friendly,
  gain,
  gaining,
  has,
  hasNo,
  inArcOf,
  inAttackArc,
  inPhase,
  inTurn,
  inYour,
  isThe,
  limited,
  modifier,
  moreDice,
  movedThrough,
  noDevicePlaced,
  onlyIf,
  other,
  performAction,
  placeDevice,
  recoverCharges,
  remove,
  reroll,
  rollAttackDie,
  setInitiative,
  specialAttack,
  suffer,
  sufferToCancel,
  the,
  thereIs,
  tokenIs,
  whenever,
  whileAttacking,
  you,
  youAttack,
} from '../../../abilities/language.ts';
import { template, waysBy } from '../../../devices/kinds.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const talent = upgradesOf('talent');

export const TALENTS_P_TO_Z: readonly UpgradeCard[] = [
  talent(
    'partinggift-battleoverendor',
    { name: 'Parting Gift' },
    at('after-destroyed').youMay(
      placeDevice(
        'bomb',
        ['drop', 'launch'],
        waysBy(template(1, 'bank', 'left'), template(1, 'straight'), template(1, 'bank', 'right')),
      ),
    ),
  ),
  talent(
    'predator',
    { name: 'Predator' },
    whileAttacking({ weapon: 'primary' }, defenderInBullseye).may(reroll(1)),
  ),
  talent('proudtradition', { name: 'Proud Tradition', back: { name: 'False Tradition' } }, notYet),
  talent(
    'pushthelimit-battleoverendor',
    { name: 'Push The Limit' },
    at('after-maneuver', flown({ fully: true, difficulty: 'red' }), you(hasNo('strain'))).youMay(
      remove('stress'),
      gaining('strain'),
    ),
    at('after-action', colouredActionIs('red'), you(hasNo('strain'))).youMay(
      remove('stress'),
      gaining('strain'),
    ),
  ),
  talent(
    'reckless-battleoverendor',
    { name: 'Reckless' },
    modifier({
      can: 'reposition-otherwise',
      moves: ['boost', 'barrel-roll'],
      from: 'red',
      by: [template(1, 'turn', 'left'), template(1, 'turn', 'right')],
      costs: [],
      after: rollAttackDie(['hit', 'crit'], gain('stress')),
    }),
  ),
  talent(
    'ruthless',
    { name: 'Ruthless' },
    andThen(
      whileAttacking({}, thereIs(friendly, other, atRange([0, 1], 'defender'))).may(change(1, 'hit')),
      choose([friendly, other, atRange([0, 1], 'defender')], suffer(1, 0, 'chosen'), { must: true }),
    ),
  ),
  talent('saturationsalvo', { name: 'Saturation Salvo' }, notYet),
  talent(
    'selfless',
    { name: 'Selfless' },
    at('before-neutralizing', the('defender', friendly, other, atRange([0, 1])), you(inAttackArc)).youMay(
      sufferToCancel('crit'),
    ),
  ),
  talent(
    'silenthunter-tiephphantom',
    { name: 'Silent Hunter' },
    at('after-decloak').youMay(acquireLockOn([enemy, inYour('bullseye')])),
  ),
  talent(
    'snapshot',
    { name: 'Snap Shot' },
    specialAttack('front', 2, [2, 2], { ordnance: true }),
    whenever('after-maneuver', [enemy]).youMay(bonusAttackWith(['this'], isThe('it'))),
    modifier({ cannot: 'modify-dice', dice: 'attack', by: 'all', requires: [youAttack, attackWith('this')] }),
  ),
  talent('squadleader', { name: 'Squad Leader', limited: 1, actions: bar('red coordinate') }, notYet),
  talent(
    'starbirdslash',
    { name: 'Starbird Slash' },
    at('after-maneuver', flown({ fully: true })).youMay(
      choose(
        [enemy, movedThrough],
        inTurn(gain('strain', 1, 'chosen'), onlyIf([you(inArcOf('chosen', 'firing'))], gain('strain'))),
      ),
    ),
  ),
  talent(
    'stealthgambit-tiephphantom',
    { name: 'Stealth Gambit' },
    whenever(
      'after-attack',
      [friendly],
      attackHit,
      the('defender', enemy, inYour('front')),
      you(cloaked),
    ).youMay(inTurn(remove('cloak'), bonusAttackWith(['primary'], isThe('defender'))), gaining('strain')),
    at('end-of-engagement', you(has('strain'))).you(gain('evade')),
  ),
  talent(
    'swarmtactics',
    { name: 'Swarm Tactics' },
    at('start-of-engagement').youMay(
      choose([friendly, other, atRange([1, 1])], setInitiative('self', 'end of round', 'chosen')),
    ),
  ),
  talent(
    'swiftapproach-swz98',
    { name: 'Swift Approach' },
    at('after-drop', inPhase('system')).youMay(evenWhileStressed(performAction('barrel-roll', 'boost'))),
  ),
  talent('tierfonbellyrun', { name: 'Tierfon Belly Run' }, notYet),
  talent(
    'topcover-swz98',
    { name: 'Top Cover' },
    whenever('after-defending', [friendly, atRange([0, 1])], noDevicePlaced).youMay(
      placeDevice(
        'any',
        ['launch'],
        waysBy(template(3, 'bank', 'left'), template(3, 'straight'), template(3, 'bank', 'right')),
      ),
    ),
    modifier({ can: 'ignore-devices' }),
  ),
  talent('treacherous', { name: 'Treacherous', charges: { limit: 1, recurring: 0 } }, notYet),
  talent(
    'trickshot',
    { name: 'Trick Shot' },
    moreDice('attack', 1, youAttack, attackIs('obstructed-by-obstacle')),
  ),
  talent(
    'truegrit-swz98',
    { name: 'True Grit' },
    at('end-of-activation', you(hasNo('strain'))).youMay(remove('red-or-orange'), gaining('strain')),
  ),
  talent(
    'vengeful-battleofyavin',
    { name: 'Vengeful' },
    whenever('after-destroyed', [friendly, atRange([0, 3]), limited]).youMay(
      eitherOf(remove('red'), recoverCharges(1, 'ship')),
    ),
  ),
  talent(
    'withoutatrace-tiephphantom',
    { name: 'Without a Trace' },
    at('after-gain', tokenIs('cloak')).youMay(remove('red')),
    modifier({ cannot: 'be-locked', requires: [you(cloaked)] }),
  ),
];
