import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const turret = upgradesOf('turret');

export const TURRETS: readonly UpgradeCard[] = [
  turret(
    'autoblasterturret',
    { name: 'Autoblaster Turret', weapon: { attack: 2, range: [1, 1], anyDirection: true } },
    notYet,
  ),
  turret('blasterturret', {
    name: 'Blaster Turret',
    weapon: { attack: 3, range: [1, 2], needs: 'focus', spends: 1, anyDirection: true },
  }),
  turret(
    'dorsalturret',
    { name: 'Dorsal Turret', weapon: { attack: 2, range: [1, 2], anyDirection: true } },
    notYet,
  ),
  turret(
    'ioncannonturret',
    { name: 'Ion Cannon Turret', weapon: { attack: 3, range: [1, 2], anyDirection: true } },
    notYet,
  ),
  turret(
    'syncedturret',
    { name: 'Synced Turret', weapon: { attack: 3, range: [1, 2], needs: 'target-lock', anyDirection: true } },
    notYet,
  ),
  turret(
    'twinlaserturret',
    { name: 'Twin Laser Turret', weapon: { attack: 3, range: [2, 3], anyDirection: true, times: 2 } },
    notYet,
  ),
];
