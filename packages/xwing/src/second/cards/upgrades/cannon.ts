import { specialAttack } from '../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const cannon = upgradesOf('cannon');

export const CANNONS: readonly UpgradeCard[] = [
  cannon(
    'heavylasercannon',
    { name: 'Heavy Laser Cannon' },
    specialAttack('bullseye', 4, [2, 3], { critsBecomeHits: true }),
  ),
  cannon(
    'ioncannon',
    { name: 'Ion Cannon' },
    specialAttack('front', 3, [1, 3], { tokensInsteadOfDamage: 'ion' }),
  ),
];
