import { upgrades } from '../build.ts';
import type { UpgradeCard } from '../types.ts';

/** Upgrades of the icon fleet support. */
export const FLEET_SUPPORT: readonly UpgradeCard[] = upgrades('fleet-support', [
  ['bomber-command-center', 'Bomber Command Center'],
  ['comms-net', 'Comms Net'],
  ['jamming-field', 'Jamming Field'],
  [
    'munitions-resupply',
    'Munitions Resupply',
    {
      exhausts: { readyFor: 'concentrate-fire navigate repair' },
      starts: { with: 'tokens', count: 5, of: 'concentrate-fire' },
    },
  ],
  [
    'parts-resupply',
    'Parts Resupply',
    {
      exhausts: { readyFor: 'navigate repair squadron' },
      starts: { with: 'tokens', count: 5, of: 'repair' },
    },
  ],
  ['repair-crews', 'Repair Crews'],
  ['slicer-tools', 'Slicer Tools', { exhausts: { readyFor: 'repair' } }],
]);
