import {
  add,
  attackIs,
  dropsBombs,
  friendly,
  ignoresOwnBombs,
  preventsBombs,
  whileShipDefends,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** Scurrg H-6 Bomber: small base. */
export const scurrgh6bomber = chassis({
  id: 'scurrgh6bomber',
  name: 'Scurrg H-6 Bomber',
  size: 'small',
  dial: dial('1BW 1FG 1NW 2TW 2BG 2FG 2NG 2YW 3TR 3BW 3FG 3NW 3YR 3ER 3RR 4FW 5FR'),
  attack: 3,
  agility: 1,
  hull: 5,
  shields: 5,
  actions: ['barrel-roll', 'focus', 'target-lock'],
  pilots: [
    pilot(
      'captainnym-rebelalliance',
      { name: 'Captain Nym', faction: 'rebelalliance', skill: 8, unique: true },
      preventsBombs,
    ),
    pilot('karthakkpirate', { name: 'Karthakk Pirate', faction: 'scumandvillainy', skill: 1 }),
    pilot('lokrevenant', { name: 'Lok Revenant', faction: 'scumandvillainy', skill: 3 }),
    pilot(
      'solsixxa',
      { name: 'Sol Sixxa', faction: 'scumandvillainy', skill: 6, unique: true },
      dropsBombs(
        (['left', 'right'] as const).map((direction) => ({
          guides: 'rear',
          speed: 1,
          shape: 'turn',
          direction,
        })),
      ),
    ),
    pilot(
      'captainnym-scumandvillainy',
      { name: 'Captain Nym', faction: 'scumandvillainy', skill: 8, unique: true },
      ignoresOwnBombs,
      whileShipDefends([friendly], attackIs('through-bomb')).may(add('evade')),
    ),
  ],
});
