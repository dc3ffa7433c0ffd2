import { energy, specialAttack } from '../../abilities/language.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const hardpoint = upgradesOf('hardpoint');

export const HARDPOINTS: readonly UpgradeCard[] = [
  hardpoint(
    'drillbeak',
    { name: 'Drill Beak', slots: ['hardpoint', 'cargo'], back: { name: 'Drill Beak (Offline)' } },
    notYet,
  ),
  hardpoint(
    'enhancedpropulsion',
    {
      name: 'Enhanced Propulsion',
      slots: ['hardpoint', 'cargo'],
      back: { name: 'Enhanced Propulsion (Offline)' },
    },
    notYet,
  ),
  hardpoint(
    'ioncannonbattery',
    { name: 'Ion Cannon Battery', back: { name: 'Ion Cannon Battery (Offline)', actions: bar('rotate') } },
    notYet,
  ),
  hardpoint('ordnancetubes', { name: 'Ordnance Tubes', back: { name: 'Ordnance Tubes (Offline)' } }, notYet),
  hardpoint(
    'pointdefensebattery',
    {
      name: 'Point-Defense Battery',
      actions: bar('rotate'),
      back: { name: 'Point-Defense Battery (Offline)' },
    },
    specialAttack('double-turret', 2, [1, 2], { costs: [energy()], bonusHeaders: 4 }),
    notYet,
  ),
  hardpoint(
    'protoncannonbattery',
    {
      name: 'Proton Cannon Battery',
      slots: ['hardpoint', 'cargo'],
      back: { name: 'Proton Cannon Battery (Offline)' },
    },
    notYet,
  ),
  hardpoint(
    'targetingbattery',
    { name: 'Targeting Battery', actions: bar('rotate'), back: { name: 'Targeting Battery (Offline)' } },
    specialAttack('single-turret', 3, [2, 5], { costs: [energy()], bonusHeaders: 1 }),
    notYet,
  ),
  hardpoint(
    'tractortentacles',
    { name: 'Tractor Tentacles', back: { name: 'Tractor Tentacles (Offline)' } },
    notYet,
  ),
  hardpoint(
    'turbolaserbattery',
    { name: 'Turbolaser Battery', actions: bar('rotate'), back: { name: 'Turbolaser Battery (Offline)' } },
    specialAttack('single-turret', 3, [3, 5], { needs: 'lock', costs: [energy(3)], bonusHeaders: 1 }),
    notYet,
  ),
];
