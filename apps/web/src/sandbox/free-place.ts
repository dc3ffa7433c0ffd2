import type { Desk } from '../games/sandbox.ts';
import {
  added,
  type Piece,
  type Position,
  piecesOf,
  placed,
  placeOf,
  type Written,
  writtenOf,
} from './position.ts';

/** So far apart do pieces lie that are put in, mm. */
const APART = 110;

/** A position with one piece more, at a place near its side's edge where it may lie; null when none was found. */
export function putIn(
  desk: Desk,
  position: Position,
  list: Pick<Piece, 'kind' | 'side'>,
  written: Written,
): { readonly position: Position; readonly piece: Piece } | null {
  const next = added(position, list, written);
  const own = piecesOf(next).filter(({ kind, side }) => kind === list.kind && side === list.side);
  const piece = own.at(-1);
  const laid = desk.lay(position);
  if (!piece || 'problems' in laid) return null;
  const taken = piecesOf(next).flatMap((other) => {
    const at = placeOf(writtenOf(next, other));
    return at ? [at] : [];
  });
  for (const at of spots(laid.table, list.side)) {
    if (taken.some(([x, y]) => Math.abs(x! - at[0]!) < APART && Math.abs(y! - at[1]!) < APART)) continue;
    const there = placed(next, piece, at);
    if (!('problems' in desk.lay(there))) return { position: there, piece };
  }
  return null;
}

/** Places row by row: from a side's own edge on, an obstacle's from the middle; in each from the middle to both ends. */
function spots(
  { width, depth }: { readonly width: number; readonly depth: number },
  side: number,
): readonly (readonly number[])[] {
  const step = APART / 2;
  const middle = [Math.round(width / 2), Math.round(depth / 2)] as const;
  const rows = Math.floor(depth / 2 / step) - 1;
  const columns = Math.floor(width / 2 / step);
  return Array.from({ length: rows }, (_, row) => (row + 2) * step).flatMap((far) =>
    Array.from({ length: columns }, (_, column) => column * step).flatMap((out) =>
      [middle[0] - out, middle[0] + out].map((x) => {
        if (side < 0) return [x, middle[1] - far + 2 * step, 0];
        return side === 0 ? [x, far, 0] : [x, depth - far, 180];
      }),
    ),
  );
}
