import { upgrades } from '../build.ts';
import type { UpgradeCard } from '../types.ts';

/** Upgrades of the icon offensive retrofit. */
export const OFFENSIVE_RETROFIT: readonly UpgradeCard[] = upgrades('offensive-retrofit', [
  ['advanced-transponder-net', 'Advanced Transponder Net', { modification: true }],
  ['b2-rocket-troopers', 'B2 Rocket Troopers', { factions: 'separatist', exhausts: 'recur' }],
  ['boosted-comms', 'Boosted Comms'],
  ['disposable-capacitors', 'Disposable Capacitors', { needs: { sizes: 'small medium' } }],
  ['expanded-hangar-bay', 'Expanded Hangar Bay'],
  [
    'flag-bridge',
    'Flag Bridge',
    { modification: true, needs: { sizes: 'medium large', flagship: true }, gains: 'fleet-command' },
  ],
  ['flak-guns', 'Flak Guns'],
  ['hardened-bulkheads', 'Hardened Bulkheads', { needs: { sizes: 'large' } }],
  ['hyperspace-rings', 'Hyperspace Rings', { factions: 'republic' }],
  [
    'hyperwave-signal-boost',
    'Hyperwave Signal Boost',
    { factions: 'separatist', exhausts: { readyFor: 'repair squadron' } },
  ],
  ['phylon-q7-tractor-beams', 'Phylon Q7 Tractor Beams', { modification: true, exhausts: 'recur' }],
  ['point-defense-reroute', 'Point-Defense Reroute'],
  ['proximity-mines', 'Proximity Mines'],
  ['quad-laser-turrets', 'Quad Laser Turrets'],
  ['rapid-launch-bays', 'Rapid Launch Bays'],
  ['reserve-hangar-deck', 'Reserve Hangar Deck'],
  [
    'spha-t',
    'SPHA-T',
    {
      factions: 'republic',
      modification: true,
      needs: { tag: 'star-destroyer' },
      exhausts: { readyFor: 'concentrate-fire' },
    },
  ],
]);
