import { at, recoverCharges, shield } from '../../abilities/language.ts';
import { carries } from '../../devices/kinds.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const device = upgradesOf('device');

export const DEVICES: readonly UpgradeCard[] = [
  device('blazerbomb', { name: 'Blazer Bomb', charges: { limit: 1, recurring: 0 } }, carries('blazerbomb')),
  device(
    'bombletgenerator',
    { name: 'Bomblet Generator', slots: ['device', 'device'], charges: { limit: 2, recurring: 0 } },
    carries('bomblet'),
    at('start-of-activation').youMay(recoverCharges(2, 'this'), shield(1)),
  ),
  device(
    'clustermines',
    { name: 'Cluster Mines', charges: { limit: 1, recurring: 0, spentForGood: true } },
    carries('clustermine'),
  ),
  device(
    'concussionbombs',
    {
      name: 'Concussion Bombs',
      rulings: ['xwing2:errata-upgrade-cards.11'],
      charges: { limit: 3, recurring: 0 },
    },
    carries('concussionbomb'),
  ),
  device(
    'connernets',
    { name: 'Conner Nets', charges: { limit: 1, recurring: 0, spentForGood: true } },
    carries('connernet'),
  ),
  device(
    'drk1probedroids',
    { name: 'DRK-1 Probe Droids', limited: 1, charges: { limit: 2, recurring: 0, spentForGood: true } },
    carries('drk1probedroid'),
  ),
  device(
    'electroprotonbomb',
    {
      name: 'Electro-Proton Bomb',
      limited: 1,
      slots: ['device', 'modification'],
      charges: { limit: 1, recurring: 0, spentForGood: true },
    },
    carries('electroprotonbomb'),
  ),
  device('ionbombs', { name: 'Ion Bombs', charges: { limit: 2, recurring: 0 } }, carries('ionbomb')),
  device('protonbombs', { name: 'Proton Bombs', charges: { limit: 2, recurring: 0 } }, carries('protonbomb')),
  device(
    'proximitymines',
    { name: 'Proximity Mines', charges: { limit: 2, recurring: 0, spentForGood: true } },
    carries('proximitymine'),
  ),
  device(
    'seismiccharges',
    { name: 'Seismic Charges', charges: { limit: 2, recurring: 0 } },
    carries('seismiccharge'),
  ),
  device(
    'thermaldetonators',
    {
      name: 'Thermal Detonators',
      rulings: ['xwing2:faq-specific-card-questions.62', 'xwing2:faq-specific-card-questions.65'],
      charges: { limit: 4, recurring: 0 },
    },
    carries('thermaldetonator'),
  ),
];
