/** Ships that a card lets attack only once in a round. */
import { beginOn } from '../abilities/lasting.ts';
import { forbidding } from '../abilities/modifiers.ts';
import type { Ban } from '../refusal.ts';
import type { ArmadaState, Ship } from '../state.ts';

/** What such a ship notes of its attack. */
const ATTACKED = 'attacked';

const limiting = (state: ArmadaState, ship: Ship): Ban | null =>
  forbidding(state, ship, { kind: 'attack-twice' });

/** The card that leaves a ship one attack in the round, when it has made it; null when it may attack. */
export const barsAttack = (state: ArmadaState, ship: Ship): Ban | null =>
  ship.lasting.some(({ card }) => card === ATTACKED) ? limiting(state, ship) : null;

/** Whether a ship has made the one attack of the round that a card leaves it. */
export const hasMadeItsAttack = (state: ArmadaState, ship: Ship): boolean => barsAttack(state, ship) !== null;

/** Squadrons attacked one after the other are one attack. */
export function noteAttack(state: ArmadaState, ship: Ship): void {
  if (limiting(state, ship)) beginOn(ship, { card: ATTACKED, on: '', what: '', until: 'round' });
}
