import {
  acquireLockOn,
  at,
  atRange,
  attackRange,
  choose,
  enemy,
  friendly,
  gaining,
  inYour,
  moreDice,
  not,
  other,
  reroll,
  the,
  whileAttacking,
  youAttack,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** Y-wing: small base. */
export const ywing = chassis({
  id: 'ywing',
  name: 'Y-wing',
  size: 'small',
  dial: dial('1BW 1FG 1NW 2TW 2BW 2FG 2NW 2YW 3TR 3BW 3FW 3NW 3YR 4FR 4KR'),
  attack: 2,
  agility: 1,
  hull: 5,
  shields: 3,
  actions: ['focus', 'target-lock'],
  pilots: [
    pilot('goldsquadronpilot', { name: 'Gold Squadron Pilot', faction: 'rebelalliance', skill: 2 }),
    pilot('graysquadronpilot', { name: 'Gray Squadron Pilot', faction: 'rebelalliance', skill: 4 }),
    pilot(
      'dutchvander',
      { name: '“Dutch” Vander', faction: 'rebelalliance', skill: 6, unique: true },
      at('after-lock').youMay(choose([friendly, other, atRange([1, 2])], acquireLockOn([enemy], 'chosen'))),
    ),
    pilot(
      'hortonsalm',
      { name: 'Horton Salm', faction: 'rebelalliance', skill: 8, unique: true },
      whileAttacking({}, attackRange([2, 3])).may(reroll('any', 'blank')),
    ),
    pilot('syndicatethug', { name: 'Syndicate Thug', faction: 'scumandvillainy', skill: 2 }),
    pilot('hiredgun', { name: 'Hired Gun', faction: 'scumandvillainy', skill: 4 }),
    pilot(
      'drearenthal',
      { name: 'Drea Renthal', faction: 'scumandvillainy', skill: 5, unique: true },
      at('lock-spent').youMay(acquireLockOn([enemy]), gaining('stress')),
    ),
    pilot(
      'kavil',
      { name: 'Kavil', faction: 'scumandvillainy', skill: 7, unique: true },
      moreDice('attack', 1, youAttack, the('defender', not(inYour('firing')))),
    ),
  ],
});
