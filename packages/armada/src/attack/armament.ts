/** With which dice somebody attacks. */

import { keyword } from '../abilities/evaluate.ts';
import { antiSquadronOf, batteryOf, countersOf, printedBattery } from '../abilities/modifiers.ts';
import { squadronCardOf } from '../game.ts';
import type { Armament } from '../geometry/index.ts';
import { tokenBattery } from '../objectives/terms.ts';
import type { ArmadaState } from '../state.ts';
import { specialBattery } from './ignition.ts';
import { isOnShip, shipIn, squadronIn } from './parties.ts';
import type { AttackKind, Party } from './schema.ts';

const EXOGORTH: Armament = { blue: 3 };

/**
 * The armament of an attack (armament.1 to .3): a salvo uses the printed rear battery or anti-squadron armament
 * (defense-tokens.10), counter and snipe blue dice of their own (squadron-keywords.2, .10), an exogorth blue dice too
 * (obstacles.9).
 */
export function armamentOf(state: ArmadaState, kind: AttackKind, attacker: Party, defender: Party): Armament {
  const squadron = squadronIn(state, attacker);
  if (squadron) {
    if (kind === 'counter' || kind === 'snipe') return { blue: keyword(state, squadron, kind) };
    const { antiSquadron, battery } = squadronCardOf(squadron);
    return isOnShip({ defender }) ? battery : antiSquadron;
  }
  const ship = shipIn(state, attacker);
  if (!ship) return attacker.kind === 'obstacle' ? EXOGORTH : tokenBattery(state);
  if (!isOnShip({ defender })) return kind === 'counter' ? { blue: countersOf(ship) } : antiSquadronOf(ship);
  if (kind === 'ignition') return specialBattery(ship);
  return kind === 'salvo' ? printedBattery(ship, 'rear') : batteryOf(ship, attacker.zone);
}
