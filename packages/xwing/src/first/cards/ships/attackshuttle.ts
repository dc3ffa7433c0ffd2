import {
  at,
  cancelsCritsFirst,
  freeAction,
  revealed,
  stressed,
  turnDial,
  turnUpTo,
  whileDefending,
  you,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** Attack Shuttle: small base. */
export const attackshuttle = chassis({
  id: 'attackshuttle',
  name: 'Attack Shuttle',
  size: 'small',
  dial: dial('1TR 1BG 1FG 1NG 1YR 2TW 2BW 2FG 2NW 2YW 3TR 3BW 3FW 3NW 3YR 4FW 4KR'),
  attack: 3,
  agility: 2,
  hull: 2,
  shields: 2,
  actions: ['barrel-roll', 'evade', 'focus'],
  pilots: [
    pilot(
      'zeborrelios-attackshuttle',
      { name: '“Zeb” Orrelios', faction: 'rebelalliance', skill: 3, unique: true },
      cancelsCritsFirst,
    ),
    pilot(
      'ezrabridger-attackshuttle',
      { name: 'Ezra Bridger', faction: 'rebelalliance', skill: 4, unique: true },
      whileDefending(you(stressed)).may(turnUpTo('focus', 'evade', 2)),
    ),
    pilot(
      'sabinewren-attackshuttle',
      { name: 'Sabine Wren', faction: 'rebelalliance', skill: 5, unique: true },
      at('before-reveal').youMay(freeAction('boost', 'barrel-roll')),
    ),
    pilot(
      'herasyndulla-attackshuttle',
      { name: 'Hera Syndulla', faction: 'rebelalliance', skill: 7, unique: true },
      at('reveal', revealed({ difficulty: ['green', 'red'] })).youMay(turnDial({ difficulty: 'same' })),
    ),
  ],
});
