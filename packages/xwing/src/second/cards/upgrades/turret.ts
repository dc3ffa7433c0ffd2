import { specialAttack } from '../../abilities/language.ts';
import { bar, type UpgradeCard, upgradesOf } from '../chassis.ts';

const turret = upgradesOf('turret');

export const TURRETS: readonly UpgradeCard[] = [
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
