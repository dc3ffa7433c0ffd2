import {
  add,
  at,
  atRange,
  choose,
  enemy,
  force,
  gain,
  inYour,
  remove,
  the,
  unlessIt,
  whileDefending,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';

/** Lancer-class Pursuit Craft: large base. */
export const lancerclasspursuitcraft = chassis({
  id: 'lancerclasspursuitcraft',
  name: 'Lancer-class Pursuit Craft',
  size: 'large',
  dial: dial('1BW 1FW 1NW 2TW 2BW 2FB 2NW 2YW 3TB 3BB 3FB 3NB 3YB 4FB 5FW 5KR'),
  weapons: [
    { arc: 'front', value: 3 },
    { arc: 'single-turret', value: 2 },
  ],
  agility: 2,
  hull: 8,
  shields: 2,
  actions: bar('focus, evade, lock, rotate'),
  keywords: [],
  pilots: [
    pilot('shadowporthunter', {
      name: 'Shadowport Hunter',
      faction: 'scumandvillainy',
      initiative: 2,
      keywords: ['Bounty Hunter'],
    }),
    pilot(
      'ketsuonyo',
      {
        name: 'Ketsu Onyo',
        faction: 'scumandvillainy',
        initiative: 5,
        limited: 1,
        keywords: ['Bounty Hunter', 'Mandalorian'],
      },
      [
        at('start-of-engagement').youMay(
          choose([inYour('front'), inYour('turret'), atRange([0, 1])], gain('tractor', 1, 'chosen')),
        ),
      ],
    ),
    pilot(
      'asajjventress',
      {
        name: 'Asajj Ventress',
        faction: 'scumandvillainy',
        initiative: 4,
        limited: 1,
        keywords: ['Bounty Hunter', 'Dark Side'],
        force: { limit: 2, recurring: 1, side: 'dark' },
      },
      [
        at('start-of-engagement').youMay(
          choose(
            [enemy, inYour('turret'), atRange([0, 2])],
            unlessIt('chosen', remove('green', 1, 'chosen', 'chosen'), gain('stress', 1, 'chosen')),
          ),
          force(),
        ),
      ],
    ),
    pilot(
      'sabinewren-lancerclasspursuitcraft',
      {
        name: 'Sabine Wren',
        faction: 'scumandvillainy',
        initiative: 3,
        limited: 1,
        keywords: ['Bounty Hunter', 'Mandalorian'],
      },
      [whileDefending(the('attacker', inYour('turret'), atRange([0, 2]))).may(add('focus'))],
    ),
  ],
});
