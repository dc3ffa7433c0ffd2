import { activeModifiers } from '../ship/abilities.ts';
import { isRemoteCard } from '../ship/card.ts';
import type { SecondState, Ship } from '../state.ts';
import { passesAll } from './evaluate.ts';

/** Writes down whose pilot abilities each ship has: when a game begins, and when a ship leaves it. */
export function lendAbilities(state: SecondState): void {
  for (const ship of state.ships) {
    const lenders = lendersOf(state, ship);
    if (lenders.length > 0) ship.borrows = lenders;
    else delete ship.borrows;
  }
}

/** The cards of the ships whose pilot abilities a card gives to a ship. */
const lendersOf = (state: SecondState, ship: Ship): string[] => [
  ...(ship.successorOf === undefined ? [] : [ship.successorOf]),
  ...activeModifiers(ship).flatMap(({ ref, ability }) => {
    if (ability.kind !== 'modifier' || !('value' in ability.of) || ability.of.value !== 'pilot-abilities')
      return [];
    const { whom } = ability.of;
    const scene = { state, self: ship, ref, occasion: null, chosen: -1 };
    return state.ships
      .filter((other) => other.place !== 'removed' && !isRemoteCard(other) && passesAll(scene, other, whom))
      .map(({ card }) => card);
  }),
];
