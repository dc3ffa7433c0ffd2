import { cardAction, charge, placeDevice, specialAttack } from '../../abilities/language.ts';
import { carries } from '../../devices/kinds.ts';
import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const illicit = upgradesOf('illicit');

export const ILLICITS: readonly UpgradeCard[] = [
  illicit('babufrik', { name: 'Babu Frik', limited: 1, charges: { limit: 3, recurring: 0 } }, notYet),
  illicit(
    'cloakingdevice',
    { name: 'Cloaking Device', limited: 1, charges: { limit: 2, recurring: 0 } },
    notYet,
  ),
  illicit('coaxiumhyperfuel', { name: 'Coaxium Hyperfuel' }, notYet),
  illicit(
    'contrabandcybernetics',
    { name: 'Contraband Cybernetics', charges: { limit: 1, recurring: 0 } },
    notYet,
  ),
  illicit('deadmansswitch', { name: "Deadman's Switch" }, notYet),
  illicit(
    'falsetranspondercodes',
    { name: 'False Transponder Codes', charges: { limit: 1, recurring: 0 } },
    notYet,
  ),
  illicit('feedbackarray', { name: 'Feedback Array' }, notYet),
  illicit(
    'feedbackemitter-battleoverendor',
    { name: 'Feedback Emitter', charges: { limit: 1, recurring: 0 } },
    notYet,
  ),
  illicit(
    'hotshottailblaster',
    { name: 'Hotshot Tail Blaster', charges: { limit: 2, recurring: 0 } },
    specialAttack('rear', 2, [0, 1], { ordnance: true, costs: [charge(1)] }),
  ),
  illicit('inertialdampeners', { name: 'Inertial Dampeners' }, notYet),
  illicit(
    'overtunedmodulators',
    { name: 'Overtuned Modulators', charges: { limit: 1, recurring: 0 } },
    notYet,
  ),
  illicit(
    'quickreleaselocks',
    { name: 'Quick-Release Locks', limited: 1, charges: { limit: 2, recurring: 0 } },
    notYet,
  ),
  illicit(
    'riggedcargochute',
    { name: 'Rigged Cargo Chute', charges: { limit: 1, recurring: 0 } },
    carries('loosecargo'),
    cardAction(placeDevice('this')),
  ),
  illicit('saboteursmap', { name: "Saboteur's Map", limited: 1 }, notYet),
  illicit('scannerbaffler', { name: 'Scanner Baffler', limited: 1 }, notYet),
  illicit('trackingfob', { name: 'Tracking Fob', limited: 3 }, notYet),
];
