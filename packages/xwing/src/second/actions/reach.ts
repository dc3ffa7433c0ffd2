import { allowedTo } from '../abilities/modifiers.ts';
import { hasLockOn } from '../locks.ts';
import type { SecondState, Ship } from '../state.ts';

/** Whether a card lets a ship spend its lock on another one to choose that one at whatever range. */
export const reachesByLock = (state: SecondState, ship: Ship, other: Ship): boolean =>
  hasLockOn(state, ship, other) && allowedTo(state, ship, 'reach-by-lock').length > 0;
