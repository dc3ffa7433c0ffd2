import { upgrades } from '../build.ts';
import type { UpgradeCard } from '../types.ts';

/** Upgrades of the icon turbolaser. */
export const TURBOLASER: readonly UpgradeCard[] = upgrades('turbolaser', [
  ['dby-827-heavy-turbolasers', 'DBY-827 Heavy Turbolasers'],
  ['dual-turbolaser-turrets', 'Dual Turbolaser Turrets', { modification: true, exhausts: 'plain' }],
  ['enhanced-armament', 'Enhanced Armament', { modification: true }],
  ['h9-turbolasers', 'H9 Turbolasers', { modification: true }],
  ['heavy-fire-zone', 'Heavy Fire Zone'],
  ['heavy-turbolaser-turrets', 'Heavy Turbolaser Turrets'],
  ['linked-turbolaser-towers', 'Linked Turbolaser Towers', { exhausts: 'plain' }],
  ['quad-battery-turrets', 'Quad Battery Turrets', { modification: true }],
  ['quad-turbolaser-cannons', 'Quad Turbolaser Cannons', { modification: true }],
  ['slaved-turrets', 'Slaved Turrets', { modification: true }],
  ['spinal-armament', 'Spinal Armament', { modification: true }],
  [
    'swivel-mount-batteries',
    'Swivel-Mount Batteries',
    { factions: 'republic separatist', modification: true, exhausts: { readyFor: 'concentrate-fire' } },
  ],
  ['turbolaser-reroute-circuits', 'Turbolaser Reroute Circuits', { exhausts: 'recur' }],
  ['xi7-turbolasers', 'XI7 Turbolasers'],
  ['xx-9-turbolasers', 'XX-9 Turbolasers'],
]);
