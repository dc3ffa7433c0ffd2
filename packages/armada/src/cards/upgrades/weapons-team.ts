import { upgrades } from '../build.ts';
import type { UpgradeCard } from '../types.ts';

/** Upgrades of the icon weapons team. */
export const WEAPONS_TEAM: readonly UpgradeCard[] = upgrades('weapons-team', [
  ['caitken-and-shollan', 'Caitken and Shollan', { factions: 'rebel', unique: true, exhausts: 'plain' }],
  ['clone-gunners', 'Clone Gunners', { factions: 'republic', needs: { tag: 'clone' } }],
  ['fire-control-team', 'Fire-Control Team', { exhausts: 'plain' }],
  ['flight-controllers', 'Flight Controllers'],
  ['gunnery-chief-varnillian', 'Gunnery Chief Varnillian', { factions: 'empire', unique: true }],
  ['gunnery-team', 'Gunnery Team'],
  ['local-fire-control', 'Local Fire Control'],
  ['ordnance-experts', 'Ordnance Experts'],
  ['ruthless-strategists', 'Ruthless Strategists'],
  ['sensor-team', 'Sensor Team', { exhausts: 'recur' }],
  ['veteran-gunners', 'Veteran Gunners', { exhausts: 'recur' }],
  ['weapons-battery-techs', 'Weapons Battery Techs'],
]);
