import { bar, chassis, dial, pilot } from '../chassis.ts';
import {
  evadesPastFriends,
  guidesCrossfire,
  rerollsWithHelpers,
  sharesActionsNearby,
  sharesGreenTokens,
  takesGreenTokens,
  tradesStressForStrain,
  wearsDownTheHit,
} from './repeated.ts';

/** BTA-NR2 Y-Wing: small base. */
export const btanr2ywing = chassis({
  id: 'btanr2ywing',
  name: 'BTA-NR2 Y-Wing',
  size: 'small',
  dial: dial('1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3TR 3BW 3FB 3NW 3YR 4FR 5KR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 1,
  hull: 4,
  shields: 3,
  actions: bar('focus, red lock, red barrel-roll, red boost'),
  keywords: ['Y-wing'],
  shipAbility: 'Intuitive Interface',
  pilots: [
    pilot('newrepublicpatrol', { name: 'New Republic Patrol', faction: 'resistance', initiative: 3 }),
    pilot('kijimispicerunner', { name: 'Kijimi Spice Runner', faction: 'resistance', initiative: 2 }),
    pilot(
      'zoriibliss',
      {
        name: 'Zorii Bliss',
        faction: 'resistance',
        initiative: 5,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      sharesActionsNearby,
    ),
    pilot(
      'tezanasz',
      { name: 'Teza Nasz', faction: 'resistance', initiative: 4, limited: 1 },
      guidesCrossfire,
    ),
    pilot(
      'wilsateshlo',
      { name: 'Wilsa Teshlo', faction: 'resistance', initiative: 4, limited: 1 },
      wearsDownTheHit,
    ),
    pilot(
      'legafossang',
      { name: 'Lega Fossang', faction: 'resistance', initiative: 3, limited: 1 },
      rerollsWithHelpers,
    ),
    pilot(
      'shasazaro',
      { name: 'Shasa Zaro', faction: 'resistance', initiative: 3, limited: 1 },
      sharesGreenTokens,
    ),
    pilot(
      'aftabackbar',
      { name: 'Aftab Ackbar', faction: 'resistance', initiative: 2, limited: 1 },
      tradesStressForStrain,
    ),
    pilot(
      'caithrenalli-btanr2ywing',
      { name: 'C’ai Threnalli', faction: 'resistance', initiative: 2, limited: 1 },
      evadesPastFriends,
    ),
    pilot(
      'coruskapellim',
      { name: 'Corus Kapellim', faction: 'resistance', initiative: 1, limited: 1 },
      takesGreenTokens,
    ),
  ],
});
