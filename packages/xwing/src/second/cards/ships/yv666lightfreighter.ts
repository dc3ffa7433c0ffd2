import {
  at,
  atRange,
  before,
  charge,
  choose,
  gain,
  instead,
  inTurn,
  intoReserve,
  lockedBy,
  other,
  spend,
  spendLockOn,
  unstressed,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { anyCritIntoTwoHits, critIntoTwoHits } from './repeated.ts';

/** YV-666 Light Freighter: large base. */
export const yv666lightfreighter = chassis({
  id: 'yv666lightfreighter',
  name: 'YV-666 Light Freighter',
  size: 'large',
  dial: dial('0OR 1BB 1FB 1NB 2TR 2BW 2FB 2NW 2YR 3TW 3BW 3FB 3NW 3YW 4FW'),
  weapons: [{ arc: 'full-front', value: 3 }],
  agility: 1,
  hull: 9,
  shields: 3,
  actions: bar('focus, reinforce, lock'),
  keywords: ['Freighter'],
  pilots: [
    pilot('trandoshanslaver', { name: 'Trandoshan Slaver', faction: 'scumandvillainy', initiative: 2 }),
    pilot(
      'bossk',
      { name: 'Bossk', faction: 'scumandvillainy', initiative: 4, limited: 1, keywords: ['Bounty Hunter'] },
      critIntoTwoHits,
    ),
    pilot(
      'moraloeval',
      {
        name: 'Moralo Eval',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
        charges: { limit: 2, recurring: 0 },
      },
      [before({ event: 'flee' }).youMay(instead(intoReserve('edge-it-left')), charge())],
    ),
    pilot(
      'doctoraphra',
      {
        name: 'Doctor Aphra',
        faction: 'scumandvillainy',
        initiative: 3,
        limited: 1,
        charges: { limit: 3, recurring: 0 },
      },
      [
        at('before-engaging').youMay(
          choose([other, atRange([0, 1]), unstressed], gain('stress', 1, 'chosen')),
          spend('green'),
          charge(),
        ),
      ],
    ),
    pilot(
      'lattsrazzi',
      {
        name: 'Latts Razzi',
        faction: 'scumandvillainy',
        initiative: 3,
        limited: 1,
        keywords: ['Bounty Hunter'],
      },
      [
        at('start-of-engagement').youMay(
          choose([atRange([1, 1]), lockedBy()], inTurn(spendLockOn('chosen'), gain('tractor', 1, 'chosen'))),
        ),
      ],
    ),
    pilot(
      'bossk-armedanddangerous',
      {
        name: 'Bossk',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
        keywords: ['Bounty Hunter'],
        own: { shipAbility: 'Imposing Behemoth' },
        standardLoadout: ['embo-armedanddangerous', 'contrabandcybernetics', 'houndstooth-armedanddangerous'],
      },
      anyCritIntoTwoHits,
    ),
  ],
});
