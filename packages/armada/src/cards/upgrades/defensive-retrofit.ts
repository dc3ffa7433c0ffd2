import { upgrades } from '../build.ts';
import type { UpgradeCard } from '../types.ts';

/** Upgrades of the icon defensive retrofit. */
export const DEFENSIVE_RETROFIT: readonly UpgradeCard[] = upgrades('defensive-retrofit', [
  ['advanced-projectors', 'Advanced Projectors'],
  ['cluster-bombs', 'Cluster Bombs'],
  ['early-warning-system', 'Early Warning System'],
  ['electronic-countermeasures', 'Electronic Countermeasures', { exhausts: { readyFor: 'repair' } }],
  ['reactive-gunnery', 'Reactive Gunnery', { exhausts: 'recur' }],
  ['redundant-shields', 'Redundant Shields', { modification: true }],
  ['reinforced-blast-doors', 'Reinforced Blast Doors'],
  [
    'thermal-shields',
    'Thermal Shields',
    { factions: 'republic separatist', needs: { sizes: 'medium large' } },
  ],
]);
