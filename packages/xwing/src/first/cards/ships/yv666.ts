import {
  addResult,
  at,
  cancel,
  compare,
  firesThroughAuxiliary,
  friendly,
  inTurn,
  lockOn,
  raiseAgility,
  results,
  the,
  youAttack,
} from '../../abilities/language.ts';
import { chassis, dial, pilot } from '../chassis.ts';

/** YV-666: large base. */
export const yv666 = chassis({
  id: 'yv666',
  name: 'YV-666',
  size: 'large',
  dial: dial('0OR 1BG 1FG 1NG 2TR 2BW 2FG 2NW 2YR 3TW 3BW 3FG 3NW 3YW 4FW'),
  attack: 3,
  extraArcs: ['auxiliary-180'],
  agility: 1,
  hull: 6,
  shields: 6,
  actions: ['focus', 'target-lock'],
  pilots: [
    pilot('trandoshanslaver', { name: 'Trandoshan Slaver', faction: 'scumandvillainy', skill: 2 }),
    pilot(
      'lattsrazzi',
      { name: 'Latts Razzi', faction: 'scumandvillainy', skill: 5, unique: true },
      at('attack-declared', the('attacker', friendly)).youMay(
        raiseAgility(-1, 'end of attack', 'defender'),
        lockOn('defender'),
      ),
    ),
    pilot(
      'moraloeval',
      { name: 'Moralo Eval', faction: 'scumandvillainy', skill: 6, unique: true },
      firesThroughAuxiliary('cannon'),
    ),
    pilot(
      'bossk',
      { name: 'Bossk', faction: 'scumandvillainy', skill: 7, unique: true },
      at('hit', youAttack, compare(results('attack', 'crit'), 'higher-or-equal', 1)).youMay(
        inTurn(cancel('attack', ['crit']), addResult('attack', 'hit', 2)),
      ),
    ),
  ],
});
