import {
  attackRange,
  attackWith,
  gain,
  insteadOfResults,
  inYour,
  keepsHits,
  moreDice,
  rerollUpTo,
  stat,
  suffer,
  the,
  whileAttacking,
  youAttack,
} from '../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const turret = upgradesOf('turret');

export const TURRETS: readonly UpgradeCard[] = [
  turret(
    'autoblasterturret',
    { name: 'Autoblaster Turret', weapon: { attack: 2, range: [1, 1], anyDirection: true } },
    keepsHits(youAttack, attackWith('this')),
  ),
  turret('blasterturret', {
    name: 'Blaster Turret',
    weapon: { attack: 3, range: [1, 2], needs: 'focus', spends: 1, anyDirection: true },
  }),
  turret(
    'dorsalturret',
    { name: 'Dorsal Turret', weapon: { attack: 2, range: [1, 2], anyDirection: true } },
    moreDice('attack', 1, youAttack, attackWith('this'), attackRange([1, 1])),
  ),
  turret(
    'ioncannonturret',
    { name: 'Ion Cannon Turret', weapon: { attack: 3, range: [1, 2], anyDirection: true } },
    insteadOfResults(suffer(1, 0, 'defender'), gain('ion', 1, 'defender')),
  ),
  turret(
    'syncedturret',
    { name: 'Synced Turret', weapon: { attack: 3, range: [1, 2], needs: 'target-lock', anyDirection: true } },
    whileAttacking({ weapon: 'this' }, the('defender', inYour('primary'))).may(rerollUpTo(stat('attack'))),
  ),
  turret(
    'twinlaserturret',
    { name: 'Twin Laser Turret', weapon: { attack: 3, range: [2, 3], anyDirection: true, times: 2 } },
    insteadOfResults(suffer(1, 0, 'defender')),
  ),
];
