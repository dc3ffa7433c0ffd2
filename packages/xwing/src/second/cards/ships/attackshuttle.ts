import {
  at,
  force,
  modifier,
  performAction,
  revealed,
  setDial,
  stressed,
  turnUpTo,
  whileFighting,
  you,
  youDefend,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Attack Shuttle: small base. */
export const attackshuttle = chassis({
  id: 'attackshuttle',
  name: 'Attack Shuttle',
  size: 'small',
  dial: dial('1TR 1BB 1FB 1NB 1YR 2TW 2BW 2FB 2NW 2YW 3TR 3BW 3FW 3NW 3YR 4FW 4KR'),
  weapons: [{ arc: 'front', value: 3 }],
  agility: 2,
  hull: 3,
  shields: 1,
  actions: bar('focus, evade, barrel-roll > red evade'),
  keywords: [],
  shipAbility: 'Locked and Loaded',
  pilots: [
    pilot(
      'herasyndulla',
      { name: 'Hera Syndulla', faction: 'rebelalliance', initiative: 5, limited: 1, keywords: ['Spectre'] },
      [
        at('after-reveal', you(revealed({ difficulty: ['red', 'blue'] }))).youMay(
          setDial({ difficulty: 'same' }),
        ),
      ],
    ),
    pilot(
      'ezrabridger',
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
      'sabinewren',
      {
        name: 'Sabine Wren',
        faction: 'rebelalliance',
        initiative: 3,
        limited: 1,
        keywords: ['Mandalorian', 'Spectre'],
      },
      [at('before-activating').youMay(performAction('barrel-roll', 'boost'))],
    ),
    pilot(
      'zeborrelios',
      { name: '“Zeb” Orrelios', faction: 'rebelalliance', initiative: 2, limited: 1, keywords: ['Spectre'] },
      [modifier({ rule: 'crits-neutralized-first', requires: [youDefend] })],
    ),
  ],
});
