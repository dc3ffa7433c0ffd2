import { charge, specialAttack } from '../../abilities/language.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const turret = upgradesOf('turret');

export const TURRETS: readonly UpgradeCard[] = [
  turret(
    'burstlaserturret-legendsandrelics',
    { name: 'Burst Laser Turret', charges: { limit: 2, recurring: 1 }, actions: bar('rotate') },
    specialAttack('single-turret', 2, [1, 2], { costs: [charge(1)] }),
    notYet,
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
