import type { Party } from '../attack/schema.ts';
import { shipCard, squadronCard } from '../cards/index.ts';
import type { ArmadaState } from '../state.ts';

/** Names that are the same in every language. */

interface Piece {
  readonly id: number;
  readonly card: string;
}

/** A card's name, with a letter when several pieces have it (id-tokens.1). */
function label(pieces: readonly Piece[], id: number, nameOf: (card: string) => string): string {
  const piece = pieces[id];
  if (!piece) return `#${id}`;
  const name = nameOf(piece.card);
  const same = pieces.filter((other) => nameOf(other.card) === name);
  return same.length < 2 ? name : `${name} ${letter(same.indexOf(piece))}`;
}

export const shipLabel = (view: ArmadaState, id: number): string =>
  label(view.ships, id, (card) => shipCard(card)?.name ?? card);

export const squadronLabel = (view: ArmadaState, id: number): string =>
  label(view.squadrons, id, (card) => {
    const found = squadronCard(card);
    return found?.ace ?? found?.name ?? card;
  });

/** A ship or squadron that attacks or is attacked, without its hull zone. */
export const partyLabel = (view: ArmadaState, { kind, id }: Omit<Party, 'zone'>): string =>
  kind === 'zone' ? shipLabel(view, id) : squadronLabel(view, id);

/** A to Z, then AA, AB and so on. */
export function letter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letter(Math.floor(index / 26) - 1) + last;
}
