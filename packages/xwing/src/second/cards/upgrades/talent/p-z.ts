import { defenderInBullseye, reroll, whileAttacking } from '../../../abilities/language.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const talent = upgradesOf('talent');

export const TALENTS_P_TO_Z: readonly UpgradeCard[] = [
  talent('partinggift-battleoverendor', { name: 'Parting Gift' }, notYet),
  talent(
    'predator',
    { name: 'Predator' },
    whileAttacking({ weapon: 'primary' }, defenderInBullseye).may(reroll(1)),
  ),
  talent('proudtradition', { name: 'Proud Tradition', back: { name: 'False Tradition' } }, notYet),
  talent('pushthelimit-battleoverendor', { name: 'Push The Limit' }, notYet),
  talent('reckless-battleoverendor', { name: 'Reckless' }, notYet),
  talent('ruthless', { name: 'Ruthless' }, notYet),
  talent('saturationsalvo', { name: 'Saturation Salvo' }, notYet),
  talent('selfless', { name: 'Selfless' }, notYet),
  talent('silenthunter-tiephphantom', { name: 'Silent Hunter' }, notYet),
  talent('snapshot', { name: 'Snap Shot' }, notYet),
  talent('squadleader', { name: 'Squad Leader', limited: 1, actions: bar('red coordinate') }, notYet),
  talent('starbirdslash', { name: 'Starbird Slash' }, notYet),
  talent('stealthgambit-tiephphantom', { name: 'Stealth Gambit' }, notYet),
  talent('swarmtactics', { name: 'Swarm Tactics' }, notYet),
  talent('swiftapproach-swz98', { name: 'Swift Approach' }, notYet),
  talent('tierfonbellyrun', { name: 'Tierfon Belly Run' }, notYet),
  talent('topcover-swz98', { name: 'Top Cover' }, notYet),
  talent('treacherous', { name: 'Treacherous', charges: { limit: 1, recurring: 0 } }, notYet),
  talent('trickshot', { name: 'Trick Shot' }, notYet),
  talent('truegrit-swz98', { name: 'True Grit' }, notYet),
  talent('vengeful-battleofyavin', { name: 'Vengeful' }, notYet),
  talent('withoutatrace-tiephphantom', { name: 'Without a Trace' }, notYet),
];
