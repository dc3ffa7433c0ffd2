import { upgrades } from '../build.ts';
import type { UpgradeCard } from '../types.ts';

/** Upgrades of the icon support team. */
export const SUPPORT_TEAM: readonly UpgradeCard[] = upgrades('support-team', [
  ['auxiliary-shields-team', 'Auxiliary Shields Team'],
  [
    'battle-droid-reserves',
    'Battle Droid Reserves',
    { factions: 'separatist', needs: { tag: 'droid' }, exhausts: { readyFor: 'repair' } },
  ],
  ['engine-techs', 'Engine Techs', { exhausts: 'plain' }],
  ['engineering-team', 'Engineering Team'],
  ['fighter-coordination-team', 'Fighter Coordination Team'],
  ['medical-team', 'Medical Team'],
  ['nav-team', 'Nav Team'],
  ['projection-experts', 'Projection Experts'],
]);
