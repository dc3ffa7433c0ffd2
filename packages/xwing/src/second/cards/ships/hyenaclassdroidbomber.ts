import {
  actionIs,
  at,
  attackRange,
  charge,
  friendly,
  hasShipAbility,
  lockedByOne,
  modifier,
  moreDice,
  not,
  performAction,
  spend,
  suffer,
  youAttack,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Baktoid Prototype, as a pilot of its own and as a standard loadout. */
const withoutNeeds = [
  modifier({
    can: 'fire-without',
    needs: ['focus', 'calculate', 'lock'],
    on: [lockedByOne(friendly, hasShipAbility('Networked Calculations'))],
    costs: [],
  }),
];

/** Hyena-class Droid Bomber: small base. */
export const hyenaclassdroidbomber = chassis({
  id: 'hyenaclassdroidbomber',
  name: 'Hyena-class Droid Bomber',
  size: 'small',
  dial: dial('1TW 1BR 1FW 1NR 1YW 2ER 2TB 2BW 2FB 2NW 2YB 2RR 2KR 3TW 3FB 3YW 4FW 5FR'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 2,
  hull: 5,
  shields: 0,
  actions: bar('calculate, lock, barrel-roll > red lock, red reload'),
  keywords: [],
  shipAbility: 'Networked Calculations',
  pilots: [
    pilot('separatistbomber', {
      name: 'Separatist Bomber',
      faction: 'separatistalliance',
      initiative: 3,
      keywords: ['Droid'],
    }),
    pilot('technounionbomber', {
      name: 'Techno Union Bomber',
      faction: 'separatistalliance',
      initiative: 1,
      keywords: ['Droid'],
    }),
    pilot(
      'dbs404',
      {
        name: 'DBS-404',
        rulings: ['xwing2:errata-ship-cards.14'],
        faction: 'separatistalliance',
        initiative: 4,
        limited: 1,
        keywords: ['Droid'],
      },
      [
        moreDice('attack', 1, youAttack, attackRange([1, 1])),
        at('after-hit', youAttack, attackRange([1, 1])).you(suffer(0, 1)),
      ],
    ),
    pilot(
      'bombardmentdrone',
      {
        name: 'Bombardment Drone',
        faction: 'separatistalliance',
        initiative: 3,
        limited: 3,
        keywords: ['Droid'],
      },
      [
        modifier({
          can: 'place-otherwise',
          change: { insteadOf: { how: 'drop' }, how: 'launch', by: 'same' },
        }),
      ],
    ),
    pilot(
      'dbs32c',
      {
        name: 'DBS-32C',
        faction: 'separatistalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Droid'],
        own: { actions: bar('calculate, lock, barrel-roll > red lock, red jam') },
      },
      [
        at('start-of-engagement').youMay(performAction('coordinate'), spend('calculate')),
        modifier({ cannot: 'coordinate', whom: [not(hasShipAbility('Networked Calculations'))] }),
      ],
    ),
    pilot(
      'baktoidprototype',
      {
        name: 'Baktoid Prototype',
        faction: 'separatistalliance',
        initiative: 1,
        limited: 2,
        keywords: ['Droid'],
      },
      withoutNeeds,
    ),
    pilot(
      'dbs404-siegeofcoruscant',
      {
        name: 'DBS-404',
        faction: 'separatistalliance',
        initiative: 4,
        limited: 1,
        keywords: ['Droid'],
        standardLoadout: [
          'advprotontorpedoes',
          'contingencyprotocol-siegeofcoruscant',
          'strutlockoverride-siegeofcoruscant',
        ],
      },
      [
        moreDice('attack', 1, youAttack, attackRange([1, 1])),
        at('after-hit', youAttack, attackRange([1, 1])).you(suffer(0, 1)),
      ],
    ),
    pilot(
      'dbs32c-siegeofcoruscant',
      {
        name: 'DBS-32C',
        faction: 'separatistalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Droid'],
        charges: { limit: 2, recurring: 0 },
        own: { actions: bar('calculate, lock, barrel-roll > red lock, red jam') },
        standardLoadout: [
          'plasmatorpedoes',
          'contingencyprotocol-siegeofcoruscant',
          'strutlockoverride-siegeofcoruscant',
        ],
      },
      [at('after-action', actionIs('calculate')).youMay(performAction('jam'), charge())],
    ),
    pilot(
      'baktoidprototype-siegeofcoruscant',
      {
        name: 'Baktoid Prototype',
        faction: 'separatistalliance',
        initiative: 1,
        limited: 2,
        keywords: ['Droid'],
        standardLoadout: [
          'homingmissiles',
          'contingencyprotocol-siegeofcoruscant',
          'strutlockoverride-siegeofcoruscant',
        ],
      },
      withoutNeeds,
    ),
  ],
});
