import {
  at,
  attackWith,
  charge,
  hitsWithoutDice,
  lets,
  loseShield,
  modifier,
  specialAttack,
  suffering,
  turn,
  whileAttacking,
  youAttack,
} from '../../abilities/language.ts';
import { carries } from '../../devices/kinds.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const torpedo = upgradesOf('torpedo');

export const TORPEDOES: readonly UpgradeCard[] = [
  torpedo(
    'advprotontorpedoes',
    { name: 'Adv. Proton Torpedoes', charges: { limit: 1, recurring: 0 } },
    specialAttack('front', 5, [1, 1], { ordnance: true, needs: 'lock', costs: [charge(1)] }),
    whileAttacking({}, attackWith('this')).must(turn('hit', 'crit')),
  ),
  torpedo(
    'homingtorpedoes',
    { name: 'Homing Torpedoes', charges: { limit: 2, recurring: 0 } },
    specialAttack('front', 4, [1, 2], { ordnance: true, needs: 'lock', costs: [charge(1)] }),
    at('attack-declared', youAttack, attackWith('this')).you(
      lets('defender', hitsWithoutDice, suffering(0, 1)),
    ),
  ),
  torpedo(
    'iontorpedoes',
    { name: 'Ion Torpedoes', charges: { limit: 2, recurring: 0 } },
    specialAttack('front', 4, [2, 3], {
      ordnance: true,
      needs: 'lock',
      costs: [charge(1)],
      tokensInsteadOfDamage: 'ion',
    }),
  ),
  torpedo(
    'plasmatorpedoes',
    { name: 'Plasma Torpedoes', charges: { limit: 2, recurring: 0 } },
    specialAttack('front', 3, [2, 3], { ordnance: true, needs: 'lock', costs: [charge(1)] }),
    modifier({ rule: 'crits-neutralized-first', requires: [youAttack, attackWith('this')] }),
    at('after-hit', youAttack, attackWith('this')).you(loseShield(1, 'defender')),
  ),
  torpedo(
    'protontorpedoes',
    { name: 'Proton Torpedoes', charges: { limit: 2, recurring: 0 } },
    specialAttack('front', 4, [2, 3], { ordnance: true, needs: 'lock', costs: [charge(1)] }),
    whileAttacking({}, attackWith('this')).must(turn('hit', 'crit')),
  ),
  torpedo(
    'trackingtorpedoes',
    { name: 'Tracking Torpedoes', limited: 1, charges: { limit: 3, recurring: 0, spentForGood: true } },
    carries('trackingtorpedoes'),
  ),
];
