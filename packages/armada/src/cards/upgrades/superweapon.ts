import { upgrades } from '../build.ts';
import type { UpgradeCard } from '../types.ts';

/** Upgrades of the icon superweapon. */
export const SUPERWEAPON: readonly UpgradeCard[] = upgrades('superweapon', [
  [
    'magnite-crystal-tractor-beam-array',
    'Magnite Crystal Tractor Beam Array',
    { factions: 'rebel', needs: { chassis: 'starhawk-class-battleship' }, exhausts: 'plain' },
  ],
  [
    'orbital-bombardment-particle-cannons',
    'Orbital Bombardment Particle Cannons',
    { factions: 'empire', modification: true, needs: { chassis: 'onager-class' } },
  ],
  [
    'superheavy-composite-beam-turbolasers',
    'Superheavy Composite Beam Turbolasers',
    { factions: 'empire', modification: true, needs: { chassis: 'onager-class' } },
  ],
]);
