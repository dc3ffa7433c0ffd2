import { keyword } from '../abilities/evaluate.ts';
import { countersOf, ignoresKeyword } from '../abilities/modifiers.ts';
import type { ArmadaState } from '../state.ts';
import { hasMadeItsAttack } from './once-a-round.ts';
import { shipIn, squadronIn } from './parties.ts';
import type { Attack } from './schema.ts';

/** How the defender of an attack will hit back; null when it will not. */
export function hitsBack(state: ArmadaState, attack: Attack): 'counter' | 'salvo' | null {
  // Not after a counter, a salvo (defense-tokens.11, squadron-keywords.2) or a snipe (squadron-keywords.10).
  if (attack.kind !== 'attack') return null;
  if (attack.salvo) return 'salvo';
  if (attack.attacker.kind !== 'squadron') return null;
  const ship = shipIn(state, attack.defender);
  if (ship) {
    const counters = attack.reach === 'distance-1' && countersOf(ship) > 0;
    return counters && !hasMadeItsAttack(state, ship) ? 'counter' : null;
  }
  const squadron = squadronIn(state, attack.defender);
  const attacker = squadronIn(state, attack.attacker);
  if (!squadron || !attacker || ignoresKeyword(attacker, 'counter')) return null;
  return keyword(state, squadron, 'counter') > 0 ? 'counter' : null;
}
