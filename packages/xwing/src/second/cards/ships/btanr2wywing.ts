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

/** BTA-NR2-W Y-wing: small base. */
export const btanr2wywing = chassis({
  id: 'btanr2wywing',
  name: 'BTA-NR2-W Y-wing',
  size: 'small',
  dial: dial('1BB 1FB 1NB 2TW 2BW 2FB 2NW 2YW 3TR 3BW 3FB 3NW 3YR 4FR 5KR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 1,
  hull: 4,
  shields: 5,
  actions: bar('focus, lock, red barrel-roll, red boost, reload'),
  keywords: ['Y-wing'],
  shipAbility: 'Devastating Barrage',
  pilots: [
    pilot('newrepublicpatrol-wartime', { name: 'New Republic Patrol', faction: 'resistance', initiative: 3 }),
    pilot('kijimispicerunner-wartime', { name: 'Kijimi Spice Runner', faction: 'resistance', initiative: 2 }),
    pilot(
      'zoriibliss-wartime',
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
      'tezanasz-wartime',
      { name: 'Teza Nasz', faction: 'resistance', initiative: 4, limited: 1 },
      guidesCrossfire,
    ),
    pilot(
      'wilsateshlo-wartime',
      { name: 'Wilsa Teshlo', faction: 'resistance', initiative: 4, limited: 1 },
      wearsDownTheHit,
    ),
    pilot(
      'legafossang-wartime',
      { name: 'Lega Fossang', faction: 'resistance', initiative: 3, limited: 1 },
      rerollsWithHelpers,
    ),
    pilot(
      'shasazaro-wartime',
      { name: 'Shasa Zaro', faction: 'resistance', initiative: 3, limited: 1 },
      sharesGreenTokens,
    ),
    pilot(
      'aftabackbar-wartime',
      { name: 'Aftab Ackbar', faction: 'resistance', initiative: 2, limited: 1 },
      tradesStressForStrain,
    ),
    pilot(
      'caithrenalli-wartime',
      { name: 'C’ai Threnalli', faction: 'resistance', initiative: 2, limited: 1 },
      evadesPastFriends,
    ),
    pilot(
      'coruskapellim-wartime',
      { name: 'Corus Kapellim', faction: 'resistance', initiative: 1, limited: 1 },
      takesGreenTokens,
    ),
  ],
});
