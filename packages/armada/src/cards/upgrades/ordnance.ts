import { upgrades } from '../build.ts';
import type { UpgradeCard } from '../types.ts';

/** Upgrades of the icon ordnance. */
export const ORDNANCE: readonly UpgradeCard[] = upgrades('ordnance', [
  ['assault-concussion-missiles', 'Assault Concussion Missiles', { exhausts: 'recur' }],
  ['assault-proton-torpedoes', 'Assault Proton Torpedoes', { exhausts: 'recur' }],
  ['expanded-launchers', 'Expanded Launchers', { modification: true, exhausts: 'recur' }],
  ['external-racks', 'External Racks'],
  ['flechette-torpedoes', 'Flechette Torpedoes'],
  ['ordnance-pods', 'Ordnance Pods', { needs: { sizes: 'medium large' }, exhausts: 'plain' }],
  ['rapid-reload', 'Rapid Reload', { modification: true }],
  ['wide-area-barrage', 'Wide-Area Barrage'],
]);
