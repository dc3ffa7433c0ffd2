import { ordnanceOnCards } from '../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const bomb = upgradesOf('bomb');

export const BOMBS: readonly UpgradeCard[] = [
  bomb('bombletgenerator', { name: 'Bomblet Generator', unique: true }),
  bomb('clustermines', { name: 'Cluster Mines' }),
  bomb('connernet', { name: 'Conner Net' }),
  bomb('ionbombs', { name: 'Ion Bombs' }),
  bomb('ordnancesilos', { name: 'Ordnance Silos' }, ordnanceOnCards(3, 'bomb')),
  bomb('protonbombs', { name: 'Proton Bombs' }),
  bomb('proximitymines', {
    name: 'Proximity Mines',
    rulings: ['xwing1:faq-errata.6', 'xwing1:faq-upgrade-cards.55'],
  }),
  bomb('seismiccharges', { name: 'Seismic Charges' }),
  bomb('thermaldetonators', { name: 'Thermal Detonators' }),
];
