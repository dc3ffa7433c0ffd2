import {
  actionIs,
  at,
  compare,
  flown,
  gaining,
  lets,
  loseCharge,
  modifier,
  performAny,
  remove,
  stat,
} from '../../../abilities/language.ts';
import { bar, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const title = upgradesOf('title');

export const TITLES_A_TO_E: readonly UpgradeCard[] = [
  title('andrasta', { name: 'Andrasta', addsSlots: { device: 1 }, limited: 1, actions: bar('reload') }),
  title('b6bladewingprototype', { name: 'B6 Blade Wing Prototype', addsSlots: { gunner: 1 }, limited: 1 }),
  title(
    'blackone',
    { name: 'Black One', limited: 1, charges: { limit: 1, recurring: 0 }, actions: bar('slam') },
    at('after-action', actionIs('slam')).you(loseCharge(), lets('self', remove('disarm'), gaining('ion'))),
    modifier({
      cannot: 'perform-actions',
      actions: ['slam'],
      requires: [compare(stat('charges'), 'equal', 0)],
    }),
  ),
  title(
    'blackone-evacuationofdqar',
    { name: 'Black One', limited: 1, charges: { limit: 2, recurring: 0 } },
    at('after-action', actionIs('slam')).you(loseCharge()),
    modifier({
      cannot: 'perform-actions',
      actions: ['slam'],
      requires: [compare(stat('charges'), 'equal', 0)],
    }),
  ),
  title(
    'dauntless',
    { name: 'Dauntless', limited: 1 },
    at('after-maneuver', flown({ fully: false })).youMay(performAny('white', 'red')),
  ),
];
