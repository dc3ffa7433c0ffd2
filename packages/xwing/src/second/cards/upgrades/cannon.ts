import { charge, specialAttack } from '../../abilities/language.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const cannon = upgradesOf('cannon');

export const CANNONS: readonly UpgradeCard[] = [
  cannon(
    'ancillaryionweapons-siegeofcoruscant',
    { name: 'Ancillary Ion Weapons', charges: { limit: 2, recurring: 1 } },
    notYet,
  ),
  cannon('autoblasters', { name: 'Autoblasters' }, specialAttack('front', 2, [1, 2]), notYet),
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
  cannon('jammingbeam', { name: 'Jamming Beam' }, notYet),
  cannon(
    'precisiontunedcannons-battleoverendor',
    { name: 'Precision-Tuned Cannons' },
    specialAttack('front', 2, [2, 3]),
    notYet,
  ),
  cannon(
    'protoncannons',
    { name: 'Proton Cannons', slots: ['cannon', 'cannon'], charges: { limit: 2, recurring: 1 } },
    specialAttack('bullseye', 4, [2, 3], { costs: [charge(2)] }),
    notYet,
  ),
  cannon(
    'syncedlasercannons',
    { name: 'Synced Laser Cannons', slots: ['cannon', 'cannon'] },
    specialAttack('front', 3, [2, 3]),
    notYet,
  ),
  cannon('tractorbeam', { name: 'Tractor Beam' }, notYet),
  cannon('underslungblastercannon', { name: 'Underslung Blaster Cannon', actions: bar('rotate') }, notYet),
];
