import { pilotCard } from '../cards/index.ts';
import type { FirstState } from '../state.ts';

/** Names that are the same in every language. */

/** A ship's card name without quotation marks around the whole; letters A, B, C when several ships have it. */
export function shipLabel(view: FirstState, id: number): string {
  const ship = view.ships[id];
  if (!ship) return `#${id}`;
  const name = cardName(ship.card);
  const same = view.ships.filter((other) => cardName(other.card) === name);
  return same.length < 2 ? name : `${name} ${letter(same.indexOf(ship))}`;
}

function cardName(card: string): string {
  const name = pilotCard(card)?.name ?? card;
  return /^[“"][^”"]*[”"]$/.test(name) ? name.slice(1, -1) : name;
}

/** A to Z, then AA, AB and so on. */
export function letter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letter(Math.floor(index / 26) - 1) + last;
}
