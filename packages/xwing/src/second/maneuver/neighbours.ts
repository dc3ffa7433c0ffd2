/** The ships around a ship that moves: those it may overlap, and those it touches. */

import { BASES, type BaseBody, type ManeuverResult, shipsOverlap, touching } from '../../common/index.ts';
import { bodyOf, inPlay } from '../bodies.ts';
import { breakContacts, farApart } from '../range.ts';
import { isHuge } from '../ship/card.ts';
import type { SecondState, Ship } from '../state.ts';

/** Bodies of all other ships in play, with their ids; at least those that it can meet if it moves by so many mm. */
export function otherShips(
  state: SecondState,
  ship: Ship,
  moves = Number.POSITIVE_INFINITY,
): { ids: readonly number[]; bodies: readonly BaseBody[] } {
  const ids: number[] = [];
  const bodies: BaseBody[] = [];
  for (const other of state.ships) {
    if (other === ship || !inPlay(other) || farApart(ship, other, moves)) continue;
    ids.push(other.id);
    bodies.push(bodyOf(other));
  }
  return { ids, bodies };
}

/** Another ship in play that a ship's base would lie on; undefined when it would lie on none. */
export function shipUnder(state: SecondState, ship: Ship, body: BaseBody): Ship | undefined {
  const reach = body.radius + BASES.large.footprint.radius;
  for (const other of state.ships) {
    if (other === ship || !inPlay(other)) continue;
    const dx = other.x - body.x;
    const dy = other.y - body.y;
    if (dx * dx + dy * dy > reach * reach && !isHuge(other)) continue;
    if (shipsOverlap(body, bodyOf(other))) return other;
  }
  return undefined;
}

/** Ships touched at the end; after backing up also the one backed over last (overlap.5). */
export function contactsOf(result: Pick<ManeuverResult, 'touching' | 'lastBackedOver'>): readonly number[] {
  const last = result.lastBackedOver;
  return last < 0 || result.touching.includes(last) ? result.touching : [...result.touching, last];
}

/** After a move: the ship's contacts are those it has now (range.14). */
export function touchShips(state: SecondState, ship: Ship, touched: readonly number[]): void {
  breakContacts(state, ship.id);
  for (const other of touched) state.contacts.push(ship.id, other);
}

/** After a move or placement that needs a free spot: the ship touches what its base touches there (range.13, .15). */
export function touchNeighbours(state: SecondState, ship: Ship): void {
  const body = bodyOf(ship);
  const { ids, bodies } = otherShips(state, ship, 0);
  touchShips(
    state,
    ship,
    ids.filter((_, i) => touching(body, bodies[i]!)),
  );
}
