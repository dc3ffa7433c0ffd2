import { upgrades } from '../build.ts';
import type { UpgradeCard } from '../types.ts';

/** Upgrades of the icon experimental retrofit. */
export const EXPERIMENTAL_RETROFIT: readonly UpgradeCard[] = upgrades('experimental-retrofit', [
  ['g7x-grav-well-projector', 'G7-X Grav Well Projector', { needs: { tag: 'interdictor' } }],
  [
    'g8-experimental-projector',
    'G-8 Experimental Projector',
    { unique: true, needs: { tag: 'interdictor' }, exhausts: 'plain' },
  ],
  ['grav-shift-reroute', 'Grav Shift Reroute', { unique: true, needs: { tag: 'interdictor' } }],
  ['targeting-scrambler', 'Targeting Scrambler', { exhausts: 'plain' }],
]);
