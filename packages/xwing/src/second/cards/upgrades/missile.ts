import {
  at,
  attackHit,
  attackWith,
  charge,
  shipsNearDefenderExpose,
  specialAttack,
} from '../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const missile = upgradesOf('missile');

export const MISSILES: readonly UpgradeCard[] = [
  missile(
    'concussionmissiles',
    { name: 'Concussion Missiles', charges: { limit: 3, recurring: 0 } },
    specialAttack('front', 3, [2, 3], { ordnance: true, needs: 'lock', costs: [charge(1)] }),
    at('after-attack', attackWith('this'), attackHit).you(shipsNearDefenderExpose([0, 1])),
  ),
  missile(
    'ionmissiles',
    { name: 'Ion Missiles', charges: { limit: 3, recurring: 0 } },
    specialAttack('front', 3, [2, 3], {
      ordnance: true,
      needs: 'lock',
      costs: [charge(1)],
      tokensInsteadOfDamage: 'ion',
    }),
  ),
  missile(
    'protonrockets',
    { name: 'Proton Rockets', charges: { limit: 1, recurring: 0 } },
    specialAttack('bullseye', 5, [1, 2], { ordnance: true, needs: 'focus', costs: [charge(1)] }),
  ),
];
