/** Ships that a card lets attack only once in a round. */
import { beginOn } from '../abilities/lasting.ts';
import { cannot } from '../abilities/modifiers.ts';
import type { ArmadaState, Ship } from '../state.ts';

/** What such a ship notes of its attack. */
const ATTACKED = 'attacked';

const isLimited = (state: ArmadaState, ship: Ship): boolean =>
  cannot(state, ship, { kind: 'attack-twice' }) !== null;

/** Whether a ship has made the one attack of the round that a card leaves it. */
export const hasMadeItsAttack = (state: ArmadaState, ship: Ship): boolean =>
  ship.begun.some(({ card }) => card === ATTACKED) && isLimited(state, ship);

/** Squadrons attacked one after the other are one attack. */
export function noteAttack(state: ArmadaState, ship: Ship): void {
  if (isLimited(state, ship)) beginOn(ship, { card: ATTACKED, on: '', what: '', until: 'round' });
}
