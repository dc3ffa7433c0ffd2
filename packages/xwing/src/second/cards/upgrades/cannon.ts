import {
  add,
  at,
  attackWith,
  bonusAttackWith,
  charge,
  defenderInBullseye,
  enemy,
  gain,
  has,
  inArcOf,
  isThe,
  lasting,
  modifier,
  moreDice,
  not,
  specialAttack,
  turn,
  whenever,
  whileAttacking,
  you,
  youAttack,
} from '../../abilities/language.ts';
import { bar, type UpgradeCard, upgradesOf } from '../chassis.ts';

const cannon = upgradesOf('cannon');

export const CANNONS: readonly UpgradeCard[] = [
  cannon(
    'ancillaryionweapons-siegeofcoruscant',
    { name: 'Ancillary Ion Weapons', charges: { limit: 2, recurring: 1 } },
    at('before-attack-dice', youAttack, attackWith('primary'), attackWith('front-arc')).youMay(
      lasting('end of attack', [modifier({ rule: 'crits-inflict', token: 'ion' })]),
      charge(2),
    ),
  ),
  cannon(
    'autoblasters',
    { name: 'Autoblasters' },
    specialAttack('front', 2, [1, 2]),
    moreDice('attack', 1, youAttack, attackWith('this'), defenderInBullseye),
    modifier({
      rule: 'evades-spare-crits',
      requires: [youAttack, attackWith('this'), you(not(inArcOf('defender', 'front')))],
    }),
  ),
  cannon(
    'flechettecannons-armedanddangerous',
    { name: 'Flechette Cannons' },
    specialAttack('front', 3, [2, 3]),
    at('after-hit', youAttack, attackWith('this'), defenderInBullseye).you(gain('strain', 1, 'defender')),
  ),
  cannon(
    'heavylasercannon',
    { name: 'Heavy Laser Cannon' },
    specialAttack('bullseye', 4, [2, 3], { critsBecomeHits: true }),
  ),
  cannon(
    'ioncannon',
    { name: 'Ion Cannon', rulings: ['xwing2:faq-specific-card-questions.5'] },
    specialAttack('front', 3, [1, 3], { tokensInsteadOfDamage: 'ion' }),
  ),
  cannon(
    'jammingbeam',
    { name: 'Jamming Beam' },
    specialAttack('front', 3, [1, 2], { tokensInsteadOfDamage: 'jam', allTokens: true }),
  ),
  cannon(
    'precisiontunedcannons-battleoverendor',
    { name: 'Precision-Tuned Cannons' },
    specialAttack('front', 2, [2, 3]),
    whileAttacking({}, attackWith('this'), defenderInBullseye).must(add('focus')),
  ),
  cannon(
    'precisiontunedcannons-legendsandrelics',
    { name: 'Precision-Tuned Cannons' },
    specialAttack('front', 2, [2, 3]),
    whileAttacking({}, attackWith('this'), defenderInBullseye).must(add('focus')),
  ),
  cannon(
    'protoncannons',
    { name: 'Proton Cannons', slots: ['cannon', 'cannon'], charges: { limit: 2, recurring: 1 } },
    specialAttack('bullseye', 4, [2, 3], { costs: [charge(2)] }),
    whileAttacking({}, attackWith('this')).must(turn(['focus', 'hit'], 'crit')),
  ),
  cannon(
    'syncedlasercannons',
    { name: 'Synced Laser Cannons', slots: ['cannon', 'cannon'] },
    specialAttack('front', 3, [2, 3]),
    modifier({
      cannot: 'range-bonus',
      bonus: 'defense',
      requires: [youAttack, attackWith('this'), you(has('calculate'))],
    }),
  ),
  cannon(
    'tractorbeam',
    { name: 'Tractor Beam' },
    specialAttack('front', 3, [1, 3], { tokensInsteadOfDamage: 'tractor', allTokens: true }),
  ),
  cannon(
    'underslungblastercannon',
    { name: 'Underslung Blaster Cannon', actions: bar('rotate') },
    specialAttack('single-turret', 2, [1, 1], { ordnance: true, needs: 'lock' }),
    whenever('after-maneuver', [enemy]).youMay(bonusAttackWith(['this'], isThe('it'))),
    modifier({ permission: 'modify-attack-dice', only: 'lock', requires: [youAttack, attackWith('this')] }),
  ),
];
