import {
  actionIs,
  add,
  andThen,
  at,
  atObstacle,
  atRange,
  attackIs,
  attackWith,
  boostTowards,
  cancelEvade,
  charge,
  choose,
  defenderInBullseye,
  either,
  eitherOf,
  enemy,
  evenWhileStressed,
  expose,
  flown,
  friendly,
  gain,
  gaining,
  hasClosedConfiguration,
  hasNo,
  hasUpgrade,
  ifDone,
  inArcOf,
  initiative,
  inYour,
  isSize,
  lasting,
  limited,
  modifier,
  nonRecurringOnly,
  not,
  oneOfGroup,
  onlyOnBar,
  other,
  performAction,
  recoverCharge,
  recoverCharges,
  remove,
  reroll,
  spend,
  spendResult,
  strange,
  suffering,
  the,
  thereIs,
  tractored,
  transfer,
  turn,
  whenever,
  whileAttacking,
  whileDefending,
  whileShipDefends,
  you,
  youAttack,
  youDefend,
} from '../../../abilities/language.ts';
import { template } from '../../../devices/kinds.ts';
import { gainTokens } from '../../../tokens.ts';
import { ACTION_NAMES, bar, type UpgradeCard, upgradesOf } from '../../chassis.ts';
import { SHIP_ABILITIES } from '../../ship-abilities.ts';

const talent = upgradesOf('talent');

/** For as long as it lasts, no action at all. */
const noMoreActions = modifier({ cannot: 'perform-actions', actions: ACTION_NAMES });

export const TALENTS_A_TO_E: readonly UpgradeCard[] = [
  talent(
    'aceinthehole-battleoverendor',
    { name: 'Ace in the Hole', charges: { limit: 2, recurring: 0 } },
    at('start-of-engagement').youMay(performAction('barrel-roll'), charge(), gaining('jam')),
  ),
  talent(
    'apexpredator-battleoverendor',
    { name: 'Apex Predator' },
    whileAttacking({ weapon: 'primary' }, the('defender', initiative('lower', 'self'))).may(reroll(1)),
  ),
  talent(
    'attackspeed-battleofyavin',
    { name: 'Attack Speed' },
    at('after-maneuver', flown({ fully: true, bearing: 'straight', speed: [3, 4] })).youMay(
      boostTowards('straight'),
    ),
  ),
  talent(
    'backwardstailslide',
    { name: 'Backwards Tailslide' },
    modifier({
      can: 'cross-obstacles',
      while: ['boost', 'barrel-roll'],
      requires: [you(hasClosedConfiguration)],
    }),
    strange({
      window: 'obstacle-met',
      text: {
        en: 'gains 1 evade token, if it boosted or barrel rolled through the obstacle and is not at range 0 of it',
        de: 'erhält es 1 Ausweichmarker, falls es sich mit einem Schub oder einer Fassrolle hindurchbewegt hat und nicht in Reichweite 0 davon ist',
        fr: 'il gagne 1 jeton d’évasion, s’il l’a traversé par une accélération ou un tonneau et n’en est pas à portée 0',
      },
      possible: (_state, _ship, { what, colour }) => what === 'moved-through' && colour !== 'maneuver',
      run: ({ game, ship, because }) => gainTokens(game, ship, 'evade', 1, because),
    }),
  ),
  talent('bornforthis-epicsl', { name: 'Born for This' }, ...SHIP_ABILITIES['Born for This']!),
  talent(
    'clantraining',
    { name: 'Clan Training', charges: { limit: 1, recurring: 0 } },
    at('before-engaging', you(hasNo('focus')), thereIs(enemy, inYour('front'), atRange([1, 1]))).youMay(
      performAction('red focus'),
      charge(),
    ),
    at('after-attack', attackIs('defender-destroyed')).you(recoverCharge),
  ),
  talent(
    'collected-battleoverendor',
    { name: 'Collected' },
    at('after-attack', attackWith('primary')).youMay(gain('evade', 2), spend('focus')),
  ),
  talent(
    'composure',
    { name: 'Composure', rulings: ['xwing2:errata-upgrade-cards.8'] },
    at('action-failed', you(hasNo('green'))).youMay(
      ifDone(performAction('focus'), lasting('end of round', [noMoreActions])),
    ),
  ),
  talent(
    'crackshot',
    { name: 'Crack Shot', charges: { limit: 1, recurring: 0 } },
    at('before-neutralizing', youAttack, attackWith('primary'), defenderInBullseye).youMay(
      cancelEvade,
      charge(1),
    ),
  ),
  talent(
    'crimelord-armedanddangerous',
    { name: 'Crime Lord', limited: 1, charges: { limit: 2, recurring: 1 } },
    at('after-defending', the('attacker', inYour('front'))).youMay(gain('strain', 1, 'attacker'), charge()),
  ),
  talent(
    'cutthroat',
    { name: 'Cutthroat' },
    whenever('after-destroyed', [
      friendly,
      other,
      atRange([0, 3]),
      either(limited, hasUpgrade('cutthroat')),
    ]).youMay(
      eitherOf(
        remove('red-or-orange'),
        nonRecurringOnly(recoverCharges(1, 'ship')),
        nonRecurringOnly(recoverCharges(1, 'any-upgrade')),
      ),
    ),
  ),
  talent(
    'daredevil',
    { name: 'Daredevil' },
    modifier({
      can: 'reposition-otherwise',
      moves: ['boost'],
      from: 'white',
      by: [template(1, 'turn', 'left'), template(1, 'turn', 'right')],
      costs: [],
      as: 'red',
    }),
  ),
  talent(
    'deadeyeshot',
    { name: 'Deadeye Shot' },
    ...oneOfGroup(
      'deadeyeshot',
      whileAttacking({ weapon: 'primary' }, defenderInBullseye).may(spendResult(['hit'], expose('defender'))),
      andThen(
        whileAttacking({ weapon: 'primary' }, defenderInBullseye).may(turn('crit', 'hit')),
        expose('defender'),
      ),
    ),
  ),
  talent(
    'debrisgambit',
    {
      name: 'Debris Gambit',
      rulings: ['xwing2:faq-activation-phase-and-actions.2'],
      actions: bar('red evade'),
    },
    modifier({
      value: 'action-colour',
      actions: ['evade'],
      from: 'red',
      to: 'white',
      requires: [you(atObstacle([0, 1]))],
    }),
  ),
  talent(
    'dedicated',
    { name: 'Dedicated', rulings: ['xwing2:errata-upgrade-cards.12'] },
    whileShipDefends(
      [friendly, other, atRange([0, 2]), inYour('left', 'right'), either(limited, hasUpgrade('dedicated'))],
      you(hasNo('strain')),
    ).may(reroll(1, 'blank'), gaining('strain')),
  ),
  talent(
    'determination-evacuationofdqar',
    { name: 'Determination' },
    whileAttacking({ weapon: 'primary' }, defenderInBullseye).may(add('focus'), suffering(1)),
  ),
  talent(
    'disciplined',
    { name: 'Disciplined' },
    whenever('after-destroyed', [
      friendly,
      other,
      atRange([0, 3]),
      either(limited, hasUpgrade('disciplined')),
    ]).youMay(performAction('lock', 'barrel-roll')),
  ),
  talent(
    'efficientprocessing-swz103',
    { name: 'Efficient Processing' },
    at('after-action', actionIs('calculate')).you(gain('calculate')),
  ),
  talent(
    'elusive',
    {
      name: 'Elusive',
      rulings: ['xwing2:faq-specific-card-questions.9'],
      charges: { limit: 1, recurring: 0 },
    },
    whileDefending().may(reroll(1), charge(1)),
    at('after-maneuver', flown({ fully: true, difficulty: 'red' })).you(recoverCharge),
  ),
  talent(
    'enduring',
    { name: 'Enduring' },
    modifier({
      rule: 'crits-neutralized-first',
      requires: [youDefend, you(not(inArcOf('attacker', 'bullseye')))],
    }),
    at('after-crit-damage').youMay(evenWhileStressed(onlyOnBar(performAction('red calculate', 'red focus')))),
  ),
  talent(
    'ensnare',
    { name: 'Ensnare' },
    at('end-of-activation', you(tractored)).youMay(
      choose([other, inYour('turret'), atRange([0, 1])], transfer('tractor', 'self', 'chosen')),
    ),
  ),
  talent(
    'escortfighter-evacuationofdqar',
    { name: 'Escort Fighter', charges: { limit: 1, recurring: 1 } },
    whileShipDefends([friendly, not(isSize('small'))], you(inArcOf('attacker', 'firing'))).may(
      add('focus'),
      charge(),
      gaining('strain'),
    ),
  ),
  talent('experthandling', { name: 'Expert Handling', actions: bar('barrel-roll') }),
];
