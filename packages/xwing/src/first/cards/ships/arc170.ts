import {
  add,
  at,
  atRange,
  enemy,
  freeAction,
  friendly,
  inYour,
  lends,
  lockOn,
  other,
  remove,
  rollAttackDie,
  stressed,
  the,
  whenever,
  whileFighting,
  you,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** ARC-170: small base. */
export const arc170 = chassis({
  id: 'arc170',
  name: 'ARC-170',
  size: 'small',
  dial: dial('1BG 1FG 1NG 2TW 2BG 2FG 2NG 2YW 3TR 3BW 3FW 3NW 3YR 4FR 4KR'),
  attack: 2,
  extraArcs: ['auxiliary-rear'],
  agility: 1,
  hull: 6,
  shields: 3,
  actions: ['focus', 'target-lock'],
  pilots: [
    pilot(
      'braylenstramm',
      { name: 'Braylen Stramm', faction: 'rebelalliance', skill: 3, unique: true },
      at('after-maneuver', you(stressed)).youMay(rollAttackDie(['hit', 'crit'], remove('stress'))),
    ),
    pilot(
      'thanekyrell',
      { name: 'Thane Kyrell', faction: 'rebelalliance', skill: 4, unique: true },
      whenever(
        'after-attack',
        [enemy, inYour('firing'), atRange([1, 3])],
        the('defender', friendly, other),
      ).youMay(freeAction()),
    ),
    pilot(
      'sharabey',
      { name: 'Shara Bey', faction: 'rebelalliance', skill: 6, unique: true },
      lends('locks', [1, 2]),
    ),
    pilot(
      'norrawexley',
      { name: 'Norra Wexley', faction: 'rebelalliance', skill: 7, unique: true },
      whileFighting().may(add('focus'), lockOn('enemy')),
    ),
  ],
});
