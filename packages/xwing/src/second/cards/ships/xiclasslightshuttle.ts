import {
  assign,
  at,
  atRange,
  attackWith,
  choose,
  compare,
  damaged,
  enemy,
  friendly,
  gaining,
  handsOnUpgrades,
  isSelf,
  isShip,
  isSize,
  other,
  paidBy,
  rerollResults,
  results,
  rollAnother,
  the,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Xi-class Light Shuttle: medium base. */
export const xiclasslightshuttle = chassis({
  id: 'xiclasslightshuttle',
  name: 'Xi-class Light Shuttle',
  size: 'medium',
  dial: dial('0OR 1BB 1FB 1NB 2TW 2BB 2FB 2NB 2YW 3TR 3BW 3FW 3NW 3YR 4FW'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 2,
  hull: 5,
  shields: 2,
  actions: bar('focus, red lock, red coordinate, jam'),
  keywords: [],
  pilots: [
    pilot('firstordercourier', { name: 'First Order Courier', faction: 'firstorder', initiative: 2 }),
    pilot(
      'commandermalarus-xiclasslightshuttle',
      {
        name: 'Commander Malarus',
        rulings: ['xwing2:errata-ship-cards.13'],
        faction: 'firstorder',
        initiative: 5,
        limited: 1,
      },
      [
        at(
          'before-modifying-attack',
          the('attacker', friendly, atRange([0, 2])),
          attackWith('primary'),
        ).youPay(rerollResults('attack', ['blank']), paidBy('attacker', gaining('strain'))),
      ],
    ),
    pilot(
      'gideonhask-xiclasslightshuttle',
      { name: 'Gideon Hask', faction: 'firstorder', initiative: 4, limited: 1 },
      [
        ...[[isSelf], [friendly, other, isSize('small'), atRange([0, 2])]].map((whom) =>
          at(
            'after-attack-dice',
            attackWith('primary'),
            the('attacker', ...whom),
            the('defender', damaged),
            compare(results('attack', 'hit', 'crit', 'focus', 'blank'), 'lower-or-equal', 2),
          ).youMay(rollAnother('attack'), paidBy('attacker', gaining('strain'))),
        ),
      ],
    ),
    pilot('agentterex', { name: 'Agent Terex', faction: 'firstorder', initiative: 3, limited: 1 }, [
      at('after-placing-forces').you(
        handsOnUpgrades('illicit', 99, friendly, isShip('tiefofighter', 'tiesffighter')),
      ),
    ]),
    pilot(
      'agenttierny',
      {
        name: 'Agent Tierny',
        faction: 'firstorder',
        initiative: 3,
        limited: 1,
        own: { actions: bar('focus, lock, red coordinate, jam') },
      },
      [at('after-placing-forces').you(choose([enemy], assign('brokentrust', 'chosen'), { must: true }))],
    ),
  ],
});
