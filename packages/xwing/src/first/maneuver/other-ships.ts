import { type BaseBody, firstContactsAfterMove, touching } from '../../common/index.ts';
import { bodyOf, inPlay, isSameShip, wholeBodyOf } from '../game.ts';
import type { FirstState, Ship } from '../state.ts';

/** Bodies of all other ships in play, with their ids. */
export function otherShips(
  state: FirstState,
  ship: Ship,
): { readonly ids: readonly number[]; readonly bodies: readonly BaseBody[] } {
  const others = state.ships.filter((other) => !isSameShip(ship, other) && inPlay(other));
  return { ids: others.map(({ id }) => id), bodies: others.map((other) => bodyOf(other)) };
}

/**
 * After a move the ship touches what it overlapped; older contacts last while the bases are in contact and not both
 * have moved (touching.1 to .4).
 */
export function touchShips(state: FirstState, ship: Ship, overlapped: readonly number[]): void {
  if (state.contacts.length === 0 && overlapped.length === 0) return;
  const body = wholeBodyOf(ship);
  const { ids, bodies } = otherShips(state, ship);
  const near = ids.filter((_, i) => touching(body, bodies[i]!));
  // Backing up ends at the last free place, which may lie a hair off the ship it was backed over.
  const inContact = [...new Set([...near, ...overlapped])];
  state.contacts = [...firstContactsAfterMove(state.contacts, ship.id, overlapped, inContact)];
}
