import {
  at,
  atRange,
  charge,
  enemy,
  friendly,
  gain,
  hasCharge,
  initiative,
  inPhase,
  inYour,
  isSize,
  loseCharge,
  modifier,
  other,
  performAny,
  reroll,
  tokenIs,
  whenever,
  whileAttacking,
  whileShipDefends,
  you,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Upsilon-class command shuttle: large base. */
export const upsilonclassshuttle = chassis({
  id: 'upsilonclassshuttle',
  name: 'Upsilon-class command shuttle',
  size: 'large',
  dial: dial('0OR 1TR 1BW 1FB 1NW 1YR 2TW 2BB 2FB 2NB 2YW 3TR 3BW 3FW 3NW 3YR'),
  weapons: [{ arc: 'front', value: 4 }],
  agility: 1,
  hull: 6,
  shields: 6,
  actions: bar('focus, lock, reinforce, coordinate, jam'),
  keywords: [],
  shipAbility: 'Linked Battery',
  pilots: [
    pilot('starkillerbasepilot', { name: 'Starkiller Base Pilot', faction: 'firstorder', initiative: 2 }),
    pilot(
      'captaincardinal',
      {
        name: 'Captain Cardinal',
        faction: 'firstorder',
        initiative: 4,
        limited: 1,
        charges: { limit: 2, recurring: 0 },
      },
      [
        whileAttacking({ of: [friendly, atRange([1, 2]), initiative('lower', 'self')] }, you(hasCharge)).may(
          reroll(1, 'focus'),
        ),
        whileShipDefends([friendly, atRange([1, 2]), initiative('lower', 'self')], you(hasCharge)).may(
          reroll(1, 'focus'),
        ),
        whenever('after-destroyed', [enemy, atRange([0, 3])]).you(loseCharge()),
      ],
    ),
    pilot('majorstridan', { name: 'Major Stridan', faction: 'firstorder', initiative: 4, limited: 1 }, [
      modifier({ can: 'treat-range', from: [2, 3], as: [0, 1] }),
    ]),
    pilot(
      'lieutenanttavson',
      {
        name: 'Lieutenant Tavson',
        faction: 'firstorder',
        initiative: 3,
        limited: 1,
        charges: { limit: 2, recurring: 1 },
      },
      [at('after-damage').youMay(performAny(), charge())],
    ),
    pilot(
      'lieutenantdormitz',
      {
        name: 'Lieutenant Dormitz',
        rulings: ['xwing2:errata-ship-cards.19'],
        faction: 'firstorder',
        initiative: 2,
        limited: 1,
      },
      [modifier({ can: 'deploy', whom: [friendly, other, isSize('small')], range: [0, 2] })],
    ),
    pilot(
      'pettyofficerthanisson',
      {
        name: 'Petty Officer Thanisson',
        faction: 'firstorder',
        initiative: 1,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
      },
      [
        whenever(
          'after-gain',
          [inYour('front'), atRange([0, 2])],
          tokenIs('stress'),
          inPhase('activation', 'engagement'),
        ).youMay(gain('tractor', 1, 'it'), charge()),
      ],
    ),
    pilot(
      'pettyofficerthanisson-evacuationofdqar',
      {
        name: 'Petty Officer Thanisson',
        faction: 'firstorder',
        initiative: 1,
        limited: 1,
        charges: { limit: 1, recurring: 1 },
        own: { shipAbility: undefined },
        standardLoadout: [
          'generalhux-evacuationofdqar',
          'advancedsensors',
          'interferencearray-evacuationofdqar',
        ],
      },
      [
        whenever(
          'after-gain',
          [inYour('front'), atRange([0, 2])],
          tokenIs('deplete', 'strain'),
          inPhase('activation', 'engagement'),
        ).youMay(gain('stress', 1, 'it'), charge()),
      ],
    ),
  ],
});
