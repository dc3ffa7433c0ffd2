import {
  at,
  atRange,
  choose,
  friendly,
  inTurn,
  inYour,
  oncePerRound,
  other,
  performAttackOn,
  survivesOnce,
  the,
  transfer,
  transferLock,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** JumpMaster 5000: large base. */
export const jumpmaster5000 = chassis({
  id: 'jumpmaster5000',
  name: 'JumpMaster 5000',
  size: 'large',
  dial: dial('1TG 1BG 1FG 1NW 1YW 2TG 2BG 2FG 2NW 2YW 2LW 2PR 3BW 3FW 3NW 4FW 4KR'),
  attack: 2,
  turret: true,
  agility: 2,
  hull: 5,
  shields: 4,
  actions: ['barrel-roll', 'focus', 'target-lock'],
  pilots: [
    pilot('contractedscout', { name: 'Contracted Scout', faction: 'scumandvillainy', skill: 3 }),
    pilot(
      'manaroo',
      { name: 'Manaroo', faction: 'scumandvillainy', skill: 4, unique: true },
      at('start-of-combat').youMay(
        choose(
          [friendly, other, atRange([1, 1])],
          inTurn(
            transfer('focus', 'self', 'chosen', 'all'),
            transfer('evade', 'self', 'chosen', 'all'),
            transferLock('self', 'chosen'),
          ),
        ),
      ),
    ),
    pilot(
      'teltrevura',
      { name: 'Tel Trevura', faction: 'scumandvillainy', skill: 7, unique: true },
      survivesOnce(4),
    ),
    pilot(
      'dengar',
      { name: 'Dengar', faction: 'scumandvillainy', skill: 9, unique: true },
      oncePerRound(
        at('after-defending', the('attacker', inYour('firing'))).youMay(performAttackOn('attacker')),
      ),
    ),
  ],
});
