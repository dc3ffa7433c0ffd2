import { modifier } from '../../abilities/language.ts';
import { type UpgradeCard, upgradesOf } from '../chassis.ts';

const hyperdrive = upgradesOf('hyperdrive');

export const HYPERDRIVES: readonly UpgradeCard[] = [
  hyperdrive(
    'syliure31hyperdrive',
    { name: 'Syliure-31 Hyperdrive' },
    modifier({ can: 'deploy', whom: 'own', beyondEnemies: 3, beyondObstacles: 1, beyondEnemyEdge: 3 }),
  ),
];
