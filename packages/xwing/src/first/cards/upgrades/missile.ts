import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const missile = upgradesOf('missile');

export const MISSILES: readonly UpgradeCard[] = [
  missile(
    'advhomingmissiles',
    {
      name: 'Advanced Homing Missiles',
      weapon: { attack: 3, range: [2, 2], needs: 'target-lock', discarded: true },
    },
    notYet,
  ),
  missile(
    'assaultmissiles',
    {
      name: 'Assault Missiles',
      weapon: { attack: 4, range: [2, 3], needs: 'target-lock', spends: 1, discarded: true },
    },
    notYet,
  ),
  missile('chardaanrefit', { name: 'Chardaan Refit' }),
  missile(
    'clustermissiles',
    {
      name: 'Cluster Missiles',
      weapon: { attack: 3, range: [1, 2], needs: 'target-lock', spends: 1, discarded: true, times: 2 },
    },
    notYet,
  ),
  missile(
    'concussionmissiles',
    {
      name: 'Concussion Missiles',
      weapon: { attack: 4, range: [2, 3], needs: 'target-lock', spends: 1, discarded: true },
    },
    notYet,
  ),
  missile(
    'cruisemissiles',
    { name: 'Cruise Missiles', weapon: { attack: 1, range: [2, 3], needs: 'target-lock', discarded: true } },
    notYet,
  ),
  missile(
    'harpoonmissiles',
    { name: 'Harpoon Missiles', weapon: { attack: 4, range: [2, 3], needs: 'target-lock', discarded: true } },
    notYet,
  ),
  missile(
    'homingmissiles',
    { name: 'Homing Missiles', weapon: { attack: 4, range: [2, 3], needs: 'target-lock', discarded: true } },
    notYet,
  ),
  missile(
    'ionpulsemissiles',
    {
      name: 'Ion Pulse Missiles',
      weapon: { attack: 3, range: [2, 3], needs: 'target-lock', discarded: true },
    },
    notYet,
  ),
  missile(
    'protonrockets',
    { name: 'Proton Rockets', weapon: { attack: 2, range: [1, 1], needs: 'focus', discarded: true } },
    notYet,
  ),
  missile(
    'scramblermissiles',
    {
      name: 'Scrambler Missiles',
      weapon: { attack: 3, range: [2, 3], needs: 'target-lock', discarded: true },
    },
    notYet,
  ),
  missile(
    'unguidedrockets',
    { name: 'Unguided Rockets', weapon: { attack: 3, range: [1, 3], needs: 'focus' } },
    notYet,
  ),
  missile(
    'xx23sthreadtracers',
    { name: 'XX-23 S-Thread Tracers', weapon: { attack: 3, range: [1, 3], needs: 'focus', discarded: true } },
    notYet,
  ),
];
