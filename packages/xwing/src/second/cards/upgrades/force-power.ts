import {
  add,
  andThen,
  at,
  atObstacle,
  atRange,
  attackIs,
  attackWith,
  before,
  bonusAttackWith,
  choose,
  damageCards,
  damageSuffered,
  dealDamage,
  defenderInBullseye,
  discardIt,
  eitherOf,
  enemy,
  force,
  forPrice,
  friendly,
  gain,
  gaining,
  hasForce,
  hasOnBar,
  hasYouIn,
  ifDone,
  inArcOf,
  inTurn,
  inYour,
  isThe,
  lasting,
  limited,
  lookAtDial,
  mark,
  marked,
  modifier,
  nonLimited,
  not,
  notAModification,
  oneOf,
  onlyIf,
  other,
  performAction,
  performedOffBar,
  recoverForce,
  results,
  setInitiative,
  specialAttack,
  sufferHits,
  the,
  thereIs,
  turn,
  turnResults,
  whenever,
  whileAttacking,
  whileDefending,
  you,
  youAttack,
} from '../../abilities/language.ts';
import { template } from '../../devices/kinds.ts';
import { bar, type UpgradeCard, upgradesOf } from '../chassis.ts';

const forcePower = upgradesOf('force-power');

export const FORCE_POWERS: readonly UpgradeCard[] = [
  forcePower(
    'battlemeditation',
    { name: 'Battle Meditation', actions: bar('purple coordinate') },
    modifier({ cannot: 'coordinate', whom: [limited] }),
    modifier({ can: 'coordinate-more', more: 1, from: 'purple', whom: [nonLimited] }),
  ),
  forcePower(
    'brilliantevasion',
    { name: 'Brilliant Evasion' },
    whileDefending(you(not(inArcOf('attacker', 'bullseye')))).may(turn('focus', 'evade', 2), force()),
  ),
  forcePower(
    'compassion',
    { name: 'Compassion' },
    before({ event: 'deal', up: true, trait: 'pilot' }, [friendly, other, atRange([0, 2])]).youMay(
      discardIt(inTurn(dealDamage(false), onlyIf([you(damageCards(2))], recoverForce(2)))),
      force(),
    ),
  ),
  forcePower(
    'extrememaneuvers',
    { name: 'Extreme Maneuvers' },
    modifier({
      can: 'reposition-otherwise',
      moves: ['boost'],
      by: [template(1, 'turn', 'left'), template(1, 'turn', 'right')],
      costs: [force()],
    }),
  ),
  forcePower(
    'foresight',
    {
      name: 'Foresight',
      rulings: ['xwing2:faq-specific-card-questions.41', 'xwing2:faq-specific-card-questions.35'],
    },
    specialAttack('bullseye', 2, [1, 3], { ordnance: true }),
    whenever('after-maneuver', [enemy]).youMay(bonusAttackWith(['this'], isThe('it')), force()),
    modifier({ cannot: 'modify-dice', dice: 'attack', by: 'all', requires: [youAttack, attackWith('this')] }),
    whileAttacking({}, attackWith('this')).may(notAModification(turnResults('attack', ['focus'], 'hit'))),
  ),
  forcePower('hate', { name: 'Hate' }, at('after-damage').you(recoverForce(damageSuffered))),
  forcePower(
    'heightenedperception',
    { name: 'Heightened Perception' },
    at('start-of-engagement').youMay(setInitiative(7, 'end of engagement'), force()),
  ),
  forcePower(
    'instinctiveaim',
    { name: 'Instinctive Aim' },
    modifier({ can: 'fire-without', needs: ['focus', 'lock'], on: [], costs: [force()] }),
  ),
  forcePower(
    'malice',
    { name: 'Malice' },
    andThen(whileAttacking().may(turn(['focus', 'hit'], 'crit'), force()), lasting('end of attack', [mark])),
    at('after-attack', marked, attackIs('defender-dealt-pilot')).you(recoverForce(2)),
  ),
  forcePower(
    'patience',
    { name: 'Patience' },
    at('start-of-engagement', thereIs(enemy, inYour('front'))).youMay(recoverForce(), gaining('deplete')),
  ),
  forcePower(
    'precognitivereflexes',
    { name: 'Precognitive Reflexes' },
    at('after-reveal').youMay(
      ifDone(
        performAction('barrel-roll', 'boost'),
        onlyIf(
          [performedOffBar],
          inTurn(
            gain('strain'),
            lasting('end of its activation', [
              modifier({ cannot: 'perform-actions', actions: 'all', requires: [] }),
            ]),
          ),
        ),
      ),
      force(),
    ),
  ),
  forcePower(
    'predictiveshot',
    { name: 'Predictive Shot' },
    at('attack-declared', youAttack, defenderInBullseye).youMay(
      lasting(
        'end of attack',
        [modifier({ value: 'dice-limit', dice: 'defense', most: results('attack', 'hit', 'crit') })],
        'defender',
      ),
      force(),
    ),
  ),
  forcePower(
    'roilinganger-legendsandrelics',
    { name: 'Roiling Anger' },
    at('start-of-engagement', thereIs(enemy, hasYouIn('front'))).youMay(recoverForce(), gaining('strain')),
  ),
  forcePower(
    'roilinganger-siegeofcoruscant',
    { name: 'Roiling Anger' },
    at('start-of-engagement', thereIs(enemy, hasYouIn('front'))).youMay(recoverForce(), gaining('strain')),
  ),
  forcePower(
    'sense',
    { name: 'Sense', rulings: ['xwing2:faq-activation-phase-and-actions.6'] },
    at('during-system').youMay(
      onlyIf(
        [you(hasForce)],
        choose(
          [enemy, atRange([0, 3])],
          onlyIf(
            [the('chosen', atRange([0, 1]))],
            lookAtDial('chosen'),
            forPrice(lookAtDial('chosen'), force()),
          ),
        ),
        choose([enemy, atRange([0, 1])], lookAtDial('chosen')),
      ),
    ),
  ),
  forcePower(
    'shatteringshot',
    { name: 'Shattering Shot' },
    whileAttacking({}, oneOf(attackIs('obstructed-by-obstacle'), the('defender', atObstacle([0, 0])))).may(
      add('focus'),
      force(),
    ),
  ),
  forcePower(
    'supernaturalreflexes',
    { name: 'Supernatural Reflexes' },
    at('before-activating').youMay(
      eitherOf(
        ifDone(performAction('barrel-roll'), onlyIf([you(not(hasOnBar('barrel-roll')))], sufferHits(1))),
        ifDone(performAction('boost'), onlyIf([you(not(hasOnBar('boost')))], sufferHits(1))),
      ),
      force(),
    ),
  ),
];
