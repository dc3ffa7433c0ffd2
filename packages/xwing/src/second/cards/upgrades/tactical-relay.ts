import { bar, notYet, type UpgradeCard, upgradesOf } from '../chassis.ts';

const tacticalRelay = upgradesOf('tactical-relay');

export const TACTICAL_RELAYS: readonly UpgradeCard[] = [
  tacticalRelay('k2b4', { name: 'K2-B4', limited: 1 }, notYet),
  tacticalRelay(
    'kalani',
    { name: 'Kalani', limited: 1, charges: { limit: 3, recurring: 3 }, actions: bar('calculate') },
    notYet,
  ),
  tacticalRelay('kraken', { name: 'Kraken', limited: 1, actions: bar('calculate') }, notYet),
  tacticalRelay('ta175', { name: 'TA-175', limited: 1 }, notYet),
  tacticalRelay('tv94', { name: 'TV-94', limited: 1 }, notYet),
];
