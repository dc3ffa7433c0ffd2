import { useState } from 'react';
import type { Placing } from '../board/ghost.tsx';
import type { Editing } from './editor.tsx';
import { isLoose, keyOf, type Piece, placed, placeOf, writtenOf } from './position.ts';

/** A piece that is being moved. */
export interface Moving {
  /** x, y and facing. */
  readonly at: readonly number[];
  /** Why it cannot stand there; null where it stands. */
  readonly refused: string | null;
  readonly move: (at: readonly number[]) => void;
  readonly placing: Placing;
}

/** Moves a piece about: it goes along wherever it may stand; elsewhere only a ghost of it does. Null for none. */
export function useMoving(editing: Editing, piece: Piece | null): Moving | null {
  const [tried, setTried] = useState<{
    readonly key: string;
    readonly stands: unknown;
    readonly at: readonly number[];
    readonly reason: string;
  } | null>(null);
  if (!piece) return null;
  const { position, laid, change } = editing;
  const { table } = laid;
  const key = keyOf(piece);
  const stands = writtenOf(position, piece).at;
  const own = placeOf(writtenOf(position, piece)) ?? [table.width / 2, table.depth / 2, 0];
  // What was tried is forgotten as soon as the piece is another, or stands elsewhere.
  const trial = tried?.key === key && tried.stands === stands ? tried : null;
  const at = trial?.at ?? [own[0]!, own[1]!, own[2] ?? 0];
  const move = (to: readonly number[]) => {
    const reason = change(placed(position, piece, to), `move ${key}`);
    setTried(reason === null ? null : { key, stands, at: to, reason });
  };
  const refused = trial?.reason ?? null;
  return {
    at,
    refused,
    move,
    placing: {
      thing: thingOf(editing, piece),
      zone: null,
      ring: null,
      line: null,
      at,
      legal: !refused,
      move,
    },
  };
}

/** What is drawn of a piece while it is moved. */
function thingOf({ laid }: Editing, piece: Piece): Placing['thing'] {
  if (!isLoose(piece.kind)) return { kind: 'base', base: laid.table.ships[piece.id]!.base };
  const thing = laid.table.things.find(({ key }) => key === laid.thingKey(piece));
  return { kind: 'outline', outline: thing?.outline ?? [] };
}
