import { bar, notYet, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const title = upgradesOf('title');

export const TITLES_A_TO_E: readonly UpgradeCard[] = [
  title('andrasta', { name: 'Andrasta', limited: 1, actions: bar('reload') }),
  title('b6bladewingprototype', { name: 'B6 Blade Wing Prototype', limited: 1 }),
  title(
    'blackone',
    { name: 'Black One', limited: 1, charges: { limit: 1, recurring: 0 }, actions: bar('slam') },
    notYet,
  ),
  title('dauntless', { name: 'Dauntless', limited: 1 }, notYet),
];
