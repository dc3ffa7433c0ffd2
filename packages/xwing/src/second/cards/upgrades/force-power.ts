import {
  add,
  at,
  atObstacle,
  atRange,
  attackIs,
  before,
  damageCards,
  damageSuffered,
  dealDamage,
  discardIt,
  enemy,
  force,
  friendly,
  gaining,
  hasYouIn,
  inArcOf,
  inTurn,
  inYour,
  not,
  oneOf,
  onlyIf,
  other,
  recoverForce,
  setInitiative,
  the,
  thereIs,
  turn,
  whileAttacking,
  whileDefending,
  you,
} from '../../abilities/language.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const forcePower = upgradesOf('force-power');

export const FORCE_POWERS: readonly UpgradeCard[] = [
  forcePower('battlemeditation', { name: 'Battle Meditation', actions: bar('purple coordinate') }, notYet),
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
  forcePower('extrememaneuvers', { name: 'Extreme Maneuvers' }, notYet),
  forcePower('foresight', { name: 'Foresight' }, notYet),
  forcePower('hate', { name: 'Hate' }, at('after-damage').you(recoverForce(damageSuffered))),
  forcePower(
    'heightenedperception',
    { name: 'Heightened Perception' },
    at('start-of-engagement').youMay(setInitiative(7, 'end of engagement'), force()),
  ),
  forcePower('instinctiveaim', { name: 'Instinctive Aim' }, notYet),
  forcePower('malice', { name: 'Malice' }, notYet),
  forcePower(
    'patience',
    { name: 'Patience' },
    at('start-of-engagement', thereIs(enemy, inYour('front'))).youMay(recoverForce(), gaining('deplete')),
  ),
  forcePower('precognitivereflexes', { name: 'Precognitive Reflexes' }, notYet),
  forcePower('predictiveshot', { name: 'Predictive Shot' }, notYet),
  forcePower(
    'roilinganger-siegeofcoruscant',
    { name: 'Roiling Anger' },
    at('start-of-engagement', thereIs(enemy, hasYouIn('front'))).youMay(recoverForce(), gaining('strain')),
  ),
  forcePower('sense', { name: 'Sense' }, notYet),
  forcePower(
    'shatteringshot',
    { name: 'Shattering Shot' },
    whileAttacking({}, oneOf(attackIs('obstructed-by-obstacle'), the('defender', atObstacle([0, 0])))).may(
      add('focus'),
      force(),
    ),
  ),
  forcePower('supernaturalreflexes', { name: 'Supernatural Reflexes' }, notYet),
];
