import {
  acquireLock,
  andThen,
  at,
  atRange,
  attackWith,
  choose,
  defenderInBullseye,
  flown,
  friendly,
  gain,
  has,
  inYour,
  lets,
  oneOf,
  onlyIf,
  other,
  remove,
  rerollUpTo,
  stressed,
  the,
  tractored,
  transfer,
  whileAttacking,
  you,
} from '../../abilities/language.ts';
import { bar, chassis, dial, pilot } from '../chassis.ts';
import { afterBarrelRoll } from './repeated.ts';

/** HMP Droid Gunship: small base. */
export const hmpdroidgunship = chassis({
  id: 'hmpdroidgunship',
  name: 'HMP Droid Gunship',
  size: 'small',
  dial: dial('0OR 1BR 1FB 1NR 2TB 2BW 2FB 2NW 2YB 3TW 3BR 3FW 3NR 3YW 4FR 5FR'),
  weapons: [{ arc: 'full-front', value: 2 }],
  agility: 1,
  hull: 5,
  shields: 3,
  actions: bar('calculate, lock, red barrel-roll, reload > red calculate'),
  keywords: [],
  shipAbility: 'Networked Aim',
  pilots: [
    pilot('separatistpredator', {
      name: 'Separatist Predator',
      faction: 'separatistalliance',
      initiative: 3,
      keywords: ['Droid'],
    }),
    pilot('baktoiddrone', {
      name: 'Baktoid Drone',
      faction: 'separatistalliance',
      initiative: 1,
      keywords: ['Droid'],
    }),
    pilot(
      'dgs286',
      { name: 'DGS-286', faction: 'separatistalliance', initiative: 3, limited: 1, keywords: ['Droid'] },
      [
        at('before-engaging').youMay(
          choose(
            [friendly, other, has('calculate'), atRange([0, 1])],
            transfer('calculate', 'chosen', 'self'),
          ),
        ),
      ],
    ),
    pilot(
      'onderonoppressor',
      {
        name: 'Onderon Oppressor',
        faction: 'separatistalliance',
        initiative: 3,
        limited: 2,
        keywords: ['Droid'],
      },
      [
        at('after-maneuver', flown({ sideslip: true }), you(stressed)).you(gain('calculate')),
        ...afterBarrelRoll(you(stressed)).you(gain('calculate')),
      ],
    ),
    pilot(
      'geonosianprototype',
      {
        name: 'Geonosian Prototype',
        faction: 'separatistalliance',
        initiative: 2,
        limited: 2,
        keywords: ['Droid'],
      },
      [
        andThen(
          whileAttacking(
            {},
            oneOf(attackWith('missile'), attackWith('cannon')),
            the('defender', tractored),
          ).may(rerollUpTo(2)),
          remove('tractor', 1, 'defender'),
        ),
      ],
    ),
    pilot(
      'dgs047',
      { name: 'DGS-047', faction: 'separatistalliance', initiative: 1, limited: 1, keywords: ['Droid'] },
      [
        at('after-attack', the('defender', inYour('front'))).you(
          lets('self', acquireLock('defender')),
          onlyIf([defenderInBullseye], gain('strain', 1, 'defender')),
        ),
      ],
    ),
  ],
});
