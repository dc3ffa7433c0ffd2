import {
  enemy,
  force,
  gaining,
  inYour,
  lasting,
  modifier,
  stressed,
  turnUpTo,
  unstressed,
  whenever,
  whileFighting,
  you,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Sheathipede-class Shuttle: small base. */
export const sheathipedeclassshuttle = chassis({
  id: 'sheathipedeclassshuttle',
  name: 'Sheathipede-class Shuttle',
  size: 'small',
  dial: dial('1SR 1BW 1FB 1NW 2TW 2BB 2FB 2NB 2YW 3TR 3BW 3FB 3NW 3YR 3KR 4FR'),
  weapons: [
    { arc: 'front', value: 2 },
    { arc: 'rear', value: 2 },
  ],
  agility: 2,
  hull: 4,
  shields: 1,
  actions: bar('focus, coordinate'),
  keywords: [],
  shipAbility: 'Comms Shuttle',
  pilots: [
    pilot(
      'fennrau-sheathipedeclassshuttle',
      {
        name: 'Fenn Rau',
        rulings: ['xwing2:errata-ship-cards.15'],
        faction: 'rebelalliance',
        initiative: 6,
        limited: 1,
        keywords: ['Mandalorian', 'Spectre'],
      },
      [
        whenever('before-engaging', [enemy, inYour('firing')], you(unstressed)).youMay(
          lasting(
            'end of engagement',
            [
              modifier({
                cannot: 'modify-dice',
                dice: 'attack',
                by: 'owner',
                with: 'tokens',
                onlyOwn: true,
                requires: [],
              }),
            ],
            'it',
          ),
          gaining('stress'),
        ),
      ],
    ),
    pilot(
      'ezrabridger-sheathipedeclassshuttle',
      {
        name: 'Ezra Bridger',
        faction: 'rebelalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Light Side', 'Spectre'],
        force: { limit: 1, recurring: 1, side: 'light' },
      },
      [...whileFighting('any', you(stressed)).may(turnUpTo('focus', 'success', 2), force())],
    ),
    pilot(
      'zeborrelios-sheathipedeclassshuttle',
      { name: '“Zeb” Orrelios', faction: 'rebelalliance', initiative: 2, limited: 1, keywords: ['Spectre'] },
      [modifier({ rule: 'crits-neutralized-first', requires: [youDefend] })],
    ),
    pilot(
      'ap5',
      {
        name: 'AP-5',
        faction: 'rebelalliance',
        initiative: 1,
        limited: 1,
        keywords: ['Droid', 'Spectre'],
        own: { actions: bar('calculate, coordinate') },
      },
      [modifier({ can: 'coordinate-otherwise', withStress: 1 })],
    ),
  ],
});
