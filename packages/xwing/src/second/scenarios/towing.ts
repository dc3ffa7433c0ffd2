import type { SecondState, Ship } from '../state.ts';
import { carriedBy } from './markers.ts';

/** Actions that a ship with a supply cache cannot perform (scenario-salvage-mission.11). */
const NOT_WHILE_TOWING: readonly string[] = ['barrel-roll', 'boost', 'cloak', 'slam'];

/** Why a ship that carries an objective may not perform an action; null when it may. */
export function towingRefusal(state: SecondState, ship: Ship, action: string): string | null {
  if (state.markers.length === 0 || !NOT_WHILE_TOWING.includes(action)) return null;
  return carriedBy(state, ship) ? 'xwing2:scenario-salvage-mission.11' : null;
}
