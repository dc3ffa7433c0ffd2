import { upgrades } from '../build.ts';
import type { UpgradeCard } from '../types.ts';

/** Upgrades of the icon ion cannon. */
export const ION_CANNON: readonly UpgradeCard[] = upgrades('ion-cannon', [
  ['heavy-ion-emplacements', 'Heavy Ion Emplacements', { exhausts: 'recur' }],
  ['high-capacity-ion-turbines', 'High-Capacity Ion Turbines', { modification: true, exhausts: 'recur' }],
  ['ion-cannon-batteries', 'Ion Cannon Batteries'],
  ['leading-shots', 'Leading Shots', { exhausts: 'recur' }],
  ['ms1-ion-cannon', 'MS-1 Ion Cannon', { exhausts: 'recur' }],
  ['nk-7-ion-cannons', 'NK-7 Ion Cannons', { exhausts: 'recur' }],
  ['overload-pulse', 'Overload Pulse'],
  ['point-defense-ion-cannons', 'Point Defense Ion Cannons', { needs: { sizes: 'small medium large' } }],
  ['sw-7-ion-batteries', 'SW-7 Ion Batteries'],
]);
