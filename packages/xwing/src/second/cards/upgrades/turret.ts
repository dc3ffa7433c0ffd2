import {
  at,
  attackWith,
  charge,
  inTurn,
  lasting,
  modifier,
  rollMore,
  specialAttack,
  youAttack,
} from '../../abilities/language.ts';
import { bar, type UpgradeCard, upgradesOf } from '../chassis.ts';

const turret = upgradesOf('turret');

export const TURRETS: readonly UpgradeCard[] = [
  turret(
    'burstlaserturret-legendsandrelics',
    { name: 'Burst Laser Turret', charges: { limit: 2, recurring: 1 }, actions: bar('rotate') },
    specialAttack('single-turret', 2, [1, 2], { costs: [charge(1)] }),
    at('before-attack-dice', youAttack, attackWith('this')).youMay(
      inTurn(
        rollMore('attack'),
        lasting('end of attack', [modifier({ value: 'dice-limit', dice: 'attack', most: 3 })]),
      ),
      charge(),
    ),
  ),
  turret(
    'dorsalturret',
    { name: 'Dorsal Turret', actions: bar('rotate') },
    specialAttack('single-turret', 2, [1, 2]),
  ),
  turret(
    'ioncannonturret',
    { name: 'Ion Cannon Turret', actions: bar('rotate') },
    specialAttack('single-turret', 3, [1, 2], { tokensInsteadOfDamage: 'ion' }),
  ),
];
