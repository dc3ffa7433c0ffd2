import {
  at,
  attackMissed,
  attackWith,
  doublesAgility,
  gain,
  insteadOfResults,
  performAttack,
  suffer,
  turn,
  whileAttacking,
  youAttack,
} from '../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const hardpoint = upgradesOf('hardpoint');

export const HARDPOINTS: readonly UpgradeCard[] = [
  hardpoint('duallaserturret', {
    name: 'Dual Laser Turret',
    energy: 1,
    weapon: { attack: 3, range: [1, 3], needs: 'energy', spends: 1, anyDirection: true },
  }),
  hardpoint('heavylaserturret', {
    name: 'Heavy Laser Turret',
    energy: 2,
    weapon: { attack: 4, range: [2, 3], needs: 'energy', spends: 2, anyDirection: true },
  }),
  hardpoint(
    'ioncannonbattery',
    {
      name: 'Ion Cannon Battery',
      energy: 2,
      weapon: { attack: 4, range: [2, 4], needs: 'energy', spends: 2 },
    },
    insteadOfResults(suffer(0, 1, 'defender'), gain('ion', 1, 'defender')),
  ),
  hardpoint(
    'quadlasercannons',
    {
      name: 'Quad Laser Cannons',
      energy: 2,
      weapon: { attack: 3, range: [1, 2], needs: 'energy', spends: 1 },
    },
    at('after-attack', attackMissed, attackWith('this')).youMay(performAttack('this')),
  ),
  hardpoint(
    'singleturbolasers',
    {
      name: 'Single Turbolasers',
      energy: 2,
      weapon: { attack: 4, range: [3, 5], needs: 'energy', spends: 2 },
    },
    doublesAgility(youAttack, attackWith('this')),
    whileAttacking({ weapon: 'this' }).may(turn('focus', 'hit')),
  ),
];
