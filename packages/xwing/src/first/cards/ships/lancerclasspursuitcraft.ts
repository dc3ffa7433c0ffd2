import {
  add,
  at,
  atRange,
  choose,
  gain,
  inYour,
  other,
  the,
  whileDefending,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** Lancer-class Pursuit Craft: large base. */
export const lancerclasspursuitcraft = chassis({
  id: 'lancerclasspursuitcraft',
  name: 'Lancer-class Pursuit Craft',
  size: 'large',
  dial: dial('1BW 1FW 1NW 2TW 2BW 2FG 2NW 2YW 3TG 3BG 3FG 3NG 3YG 4FG 5FW 5KR'),
  attack: 3,
  extraArcs: ['mobile'],
  agility: 2,
  hull: 7,
  shields: 3,
  actions: ['focus', 'evade', 'rotate-arc', 'target-lock'],
  pilots: [
    pilot('shadowporthunter', { name: 'Shadowport Hunter', faction: 'scumandvillainy', skill: 2 }),
    pilot(
      'sabinewren-lancerclasspursuitcraft',
      { name: 'Sabine Wren', faction: 'scumandvillainy', skill: 5, unique: true },
      whileDefending(the('attacker', inYour('mobile'), atRange([1, 2]))).may(add('focus')),
    ),
    pilot(
      'asajjventress',
      { name: 'Asajj Ventress', faction: 'scumandvillainy', skill: 6, unique: true },
      at('start-of-combat').youMay(
        choose([other, atRange([1, 2]), inYour('mobile')], gain('stress', 1, 'chosen')),
      ),
    ),
    pilot(
      'ketsuonyo',
      { name: 'Ketsu Onyo', faction: 'scumandvillainy', skill: 7, unique: true },
      at('start-of-combat').youMay(
        choose(
          [other, atRange([1, 1]), inYour('primary'), inYour('mobile')],
          gain('tractor-beam', 1, 'chosen'),
        ),
      ),
    ),
  ],
});
