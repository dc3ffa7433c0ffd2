import {
  at,
  atRange,
  each,
  gain,
  modifier,
  other,
  strange,
  thereIs,
  youDefend,
} from '../../abilities/language.ts';
import { template } from '../../devices/kinds.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Quadrijet Transfer Spacetug: small base. */
export const quadrijettransferspacetug = chassis({
  id: 'quadrijettransferspacetug',
  name: 'Quadrijet Transfer Spacetug',
  size: 'small',
  dial: dial('1AR 1DR 1TW 1BW 1FW 1NW 1YW 2SR 2LR 2TW 2BB 2FB 2NB 2YW 2PR 3BW 3FB 3NW'),
  weapons: [{ arc: 'front', value: 2 }],
  agility: 2,
  hull: 5,
  shields: 0,
  actions: bar('focus, red evade, barrel-roll'),
  keywords: [],
  shipAbility: 'Spacetug Tractor Array',
  pilots: [
    pilot('jakkugunrunner', { name: 'Jakku Gunrunner', faction: 'scumandvillainy', initiative: 1 }),
    pilot(
      'constablezuvio',
      { name: 'Constable Zuvio', faction: 'scumandvillainy', initiative: 4, limited: 1 },
      [
        modifier({
          can: 'place-otherwise',
          change: { insteadOf: { how: 'drop' }, how: 'launch', by: [template(1, 'straight')] },
        }),
      ],
    ),
    pilot(
      'sarcoplank',
      {
        name: 'Sarco Plank',
        faction: 'scumandvillainy',
        initiative: 2,
        limited: 1,
        keywords: ['Bounty Hunter'],
      },
      [
        strange({
          window: 'before-defense-dice',
          requires: [youDefend],
          may: true,
          text: {
            en: 'treat its agility as equal to the speed of the maneuver that it executed this round',
            de: 'es seine Wendigkeit so behandeln, als wäre sie gleich der Geschwindigkeit des Manövers, das es in dieser Runde ausgeführt hat',
            fr: 'traiter son agilité comme égale à la vitesse de la manœuvre qu’il a exécutée pendant cette manche',
          },
          possible: (_state, { flown }) => flown.bearing !== '',
          run: ({ game, ship }) => {
            if (game.state.attack) game.state.attack.agility = ship.flown.speed;
          },
        }),
      ],
    ),
    pilot('unkarplutt', { name: 'Unkar Plutt', faction: 'scumandvillainy', initiative: 2, limited: 1 }, [
      at('start-of-engagement', thereIs(other, atRange([0, 0]))).you(
        gain('tractor'),
        each([other, atRange([0, 0])], gain('tractor', 1, 'chosen')),
      ),
    ]),
  ],
});
