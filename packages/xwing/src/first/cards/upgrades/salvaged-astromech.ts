import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const salvaged = upgradesOf('salvaged-astromech');

export const SALVAGED_ASTROMECHS: readonly UpgradeCard[] = [
  salvaged('genius', { name: '“Genius”', unique: true }, notYet),
  salvaged('overclockedr4', { name: 'Overclocked R4' }, notYet),
  salvaged('r4agromech', { name: 'R4 Agromech' }, notYet),
  salvaged('r4b11', { name: 'R4-B11', unique: true }, notYet),
  salvaged('r4e1', { name: 'R4-E1' }, notYet),
  salvaged('r5p8', { name: 'R5-P8', unique: true }, notYet),
  salvaged('r5tk', { name: 'R5-TK', unique: true }, notYet),
  salvaged('salvagedastromech', { name: 'Salvaged Astromech' }, notYet),
  salvaged('unhingedastromech', { name: 'Unhinged Astromech' }, notYet),
];
