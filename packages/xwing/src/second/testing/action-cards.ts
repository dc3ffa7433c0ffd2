/**
 * Cards for tests of what cards change about actions, locks and tokens, which no card in the house does alone. A test
 * that takes this file in flies them.
 */
import {
  type Ability,
  at,
  atRange,
  cardAction,
  choose,
  enemy,
  friendly,
  gain,
  modifier,
  suffer,
} from '../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../cards/chassis.ts';
import '../cards/all.ts';
import { addCards } from '../cards/library.ts';

const trial = (id: string, ...abilities: readonly Ability[]) =>
  pilot(id, { name: id, faction: 'rebelalliance', initiative: 3 }, abilities);

/** A small ship with a turret and every colour of action. */
const ACTION_SHIP = chassis({
  id: 'actionship',
  name: 'Action ship',
  size: 'small',
  dial: dial('1FB 2FW 3FR'),
  weapons: [{ arc: 'single-turret', value: 2 }],
  agility: 2,
  hull: 3,
  shields: 2,
  actions: bar('focus > red evade, lock, jam, rotate, coordinate, red boost'),
  keywords: [],
  pilots: [
    trial('act-plain'),
    trial(
      'act-more-on-the-bar',
      modifier({ value: 'action-bar', add: bar('calculate > barrel-roll, red reinforce'), requires: [] }),
    ),
    trial(
      'act-easier',
      modifier({
        value: 'action-colour',
        actions: ['boost', 'evade'],
        from: 'red',
        to: 'white',
        requires: [],
      }),
    ),
    trial(
      'act-purple-and-red',
      modifier({ value: 'action-colour', actions: ['focus'], to: 'red', requires: [] }),
      modifier({ value: 'action-colour', actions: ['focus'], to: 'purple', requires: [] }),
    ),
    trial('act-two-locks', modifier({ value: 'locks', most: 2 })),
    trial('act-locks-far', modifier({ value: 'lock-range', range: [3, 9] })),
    trial('act-is-not-locked', modifier({ cannot: 'be-locked', requires: [] })),
    trial('act-is-not-coordinated', modifier({ cannot: 'be-coordinated', requires: [] })),
    trial('act-gains-no-focus', modifier({ cannot: 'gain', tokens: ['focus'], requires: [] })),
    trial(
      'act-friends-keep-one-evade',
      modifier({
        cannot: 'lose-tokens',
        tokens: ['evade'],
        requires: [],
        whom: [friendly, atRange([0, 1])],
        only: 'end-phase',
        most: 1,
      }),
    ),
    trial('act-turret-ahead-or-behind', modifier({ permission: 'turret', only: ['front', 'rear'] })),
    trial('act-focuses-before-maneuvers', at('before-maneuver').you(gain('focus'))),
    trial('act-evades-when-failing', at('action-failed').you(gain('evade'))),
    trial('act-evades-after-jams', at('after-jam').you(gain('evade'))),
    trial('act-prints-two', cardAction(gain('focus')), cardAction(gain('evade'), { difficulty: 'red' })),
    trial('act-needs-an-enemy', cardAction(choose([enemy, atRange([1, 1])], suffer(1, 0, 'chosen')))),
  ],
});

addCards({ chassis: [ACTION_SHIP] });
