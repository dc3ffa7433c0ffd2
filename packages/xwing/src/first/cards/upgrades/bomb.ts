import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const bomb = upgradesOf('bomb');

export const BOMBS: readonly UpgradeCard[] = [
  bomb('bombletgenerator', { name: 'Bomblet Generator', unique: true }, notYet),
  bomb('clustermines', { name: 'Cluster Mines' }, notYet),
  bomb('connernet', { name: 'Conner Net' }, notYet),
  bomb('ionbombs', { name: 'Ion Bombs' }, notYet),
  bomb('ordnancesilos', { name: 'Ordnance Silos' }, notYet),
  bomb('protonbombs', { name: 'Proton Bombs' }, notYet),
  bomb('proximitymines', { name: 'Proximity Mines' }, notYet),
  bomb('seismiccharges', { name: 'Seismic Charges' }, notYet),
  bomb('thermaldetonators', { name: 'Thermal Detonators' }, notYet),
];
