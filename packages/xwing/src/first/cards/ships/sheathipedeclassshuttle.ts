import {
  at,
  atRange,
  cancelsCritsFirst,
  cannotModify,
  enemy,
  gaining,
  inYour,
  isSelf,
  lasts,
  remove,
  stressed,
  the,
  turnUpTo,
  unstressed,
  whenever,
  whileDefending,
  you,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** Sheathipede-class Shuttle: small base. */
export const sheathipedeclassshuttle = chassis({
  id: 'sheathipedeclassshuttle',
  name: 'Sheathipede-class Shuttle',
  size: 'small',
  dial: dial('1BW 1FG 1NW 2TW 2BG 2FG 2NG 2YW 3TR 3BW 3FG 3NW 3YR 3KR 4FR'),
  attack: 2,
  extraArcs: ['auxiliary-rear'],
  agility: 2,
  hull: 4,
  shields: 1,
  actions: ['coordinate', 'focus', 'target-lock'],
  pilots: [
    pilot(
      'ap5',
      { name: 'AP-5', faction: 'rebelalliance', skill: 1, unique: true },
      at('coordinating', the('other', stressed)).youMay(remove('stress', 1, 'other'), gaining('stress', 2)),
    ),
    pilot(
      'zeborrelios-sheathipedeclassshuttle',
      { name: '“Zeb” Orrelios', faction: 'rebelalliance', skill: 3, unique: true },
      cancelsCritsFirst,
    ),
    pilot(
      'ezrabridger-sheathipedeclassshuttle',
      { name: 'Ezra Bridger', faction: 'rebelalliance', skill: 5, unique: true },
      whileDefending(you(stressed)).may(turnUpTo('focus', 'evade', 2)),
    ),
    pilot(
      'fennrau-sheathipedeclassshuttle',
      { name: 'Fenn Rau', faction: 'rebelalliance', skill: 9, unique: true },
      whenever('opportunity', [enemy, inYour('firing'), atRange([1, 3])], you(unstressed)).youMay(
        lasts('end of round', cannotModify('attack', [isSelf], { with: 'tokens' }), 'it'),
        gaining('stress'),
      ),
    ),
  ],
});
