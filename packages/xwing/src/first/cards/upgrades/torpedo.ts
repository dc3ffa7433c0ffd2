import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const torpedo = upgradesOf('torpedo');

export const TORPEDOES: readonly UpgradeCard[] = [
  torpedo(
    'advprotontorpedoes',
    {
      name: 'Advanced Proton Torpedoes',
      weapon: { attack: 5, range: [1, 1], needs: 'target-lock', spends: 1, discarded: true },
    },
    notYet,
  ),
  torpedo('bombloadout', { name: 'Bomb Loadout', limited: true }),
  torpedo('extramunitions', { name: 'Extra Munitions', limited: true }, notYet),
  torpedo(
    'flechettetorpedoes',
    {
      name: 'Flechette Torpedoes',
      weapon: { attack: 3, range: [2, 3], needs: 'target-lock', spends: 1, discarded: true },
    },
    notYet,
  ),
  torpedo(
    'iontorpedoes',
    {
      name: 'Ion Torpedoes',
      weapon: { attack: 4, range: [2, 3], needs: 'target-lock', spends: 1, discarded: true },
    },
    notYet,
  ),
  torpedo(
    'plasmatorpedoes',
    {
      name: 'Plasma Torpedoes',
      weapon: { attack: 4, range: [2, 3], needs: 'target-lock', spends: 1, discarded: true },
    },
    notYet,
  ),
  torpedo(
    'protontorpedoes',
    {
      name: 'Proton Torpedoes',
      weapon: { attack: 4, range: [2, 3], needs: 'target-lock', spends: 1, discarded: true },
    },
    notYet,
  ),
  torpedo('renegaderefit', { name: 'Renegade Refit' }),
  torpedo('seismictorpedo', { name: 'Seismic Torpedo' }, notYet),
];
