import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const cannon = upgradesOf('cannon');

export const CANNONS: readonly UpgradeCard[] = [
  cannon(
    'arccaster',
    { name: 'ARC Caster', weapon: { attack: 4, range: [1, 1] }, back: { name: 'ARC Caster (Recharging)' } },
    notYet,
  ),
  cannon('autoblaster', { name: 'Autoblaster', weapon: { attack: 3, range: [1, 1] } }, notYet),
  cannon('flechettecannon', { name: 'Flechette Cannon', weapon: { attack: 3, range: [1, 3] } }, notYet),
  cannon('heavylasercannon', { name: 'Heavy Laser Cannon', weapon: { attack: 4, range: [2, 3] } }, notYet),
  cannon('ioncannon', { name: 'Ion Cannon', weapon: { attack: 3, range: [1, 3] } }, notYet),
  cannon('jammingbeam', { name: 'Jamming Beam', weapon: { attack: 3, range: [1, 2] } }, notYet),
  cannon('linkedbattery', { name: 'Linked Battery', limited: true }, notYet),
  cannon('manglercannon', { name: '“Mangler” Cannon', weapon: { attack: 3, range: [1, 3] } }, notYet),
  cannon('tractorbeam', { name: 'Tractor Beam', weapon: { attack: 3, range: [1, 3] } }, notYet),
];
