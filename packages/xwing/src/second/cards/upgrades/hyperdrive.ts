import { notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const hyperdrive = upgradesOf('hyperdrive');

export const HYPERDRIVES: readonly UpgradeCard[] = [
  hyperdrive('syliure31hyperdrive', { name: 'Syliure-31 Hyperdrive' }, notYet),
];
