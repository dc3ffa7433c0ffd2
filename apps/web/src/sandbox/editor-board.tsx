import { useMemo, useState } from 'react';
import { Board } from '../board/board.tsx';
import { WHOLE_TABLE } from '../board/focus.ts';
import type { Placing } from '../board/ghost.tsx';
import type { Laid } from '../games/sandbox.ts';
import { nameOf } from '../shown/names.ts';
import type { Edge, ShownTable } from '../shown/table.ts';
import { screenWords } from '../words/en/screen.ts';
import { useWords } from '../words/language.ts';
import type { Editing } from './editor.tsx';
import { isLoose, keyOf, type Piece, type Position, piecesOf } from './position.ts';

interface EditorBoardProps {
  readonly editing: Editing;
  readonly selected: Piece | null;
  /** Selects the piece with a key. */
  readonly onKey: (key: string) => void;
  readonly placing: Placing | null;
  readonly bottom: Edge;
  readonly lang: string | undefined;
}

/** The board on which pieces are selected and moved. */
export function EditorBoard({ editing, selected, onKey, placing, bottom, lang }: EditorBoardProps) {
  const { position, laid } = editing;
  const { table } = laid;
  const [looking, look] = useState<number | null>(null);
  const key = selected && keyOf(selected);
  const { ships, things } = useMemo(() => picksOf(laid, position, key, onKey), [laid, position, key, onKey]);
  const ship = selected && !isLoose(selected.kind) ? selected.id : null;
  const lookedAt = looking ?? ship;
  return (
    <div className="board-side">
      <Board
        table={table}
        events={NO_EVENTS}
        bottom={bottom}
        looking={lookedAt}
        onLook={look}
        preview={null}
        placing={placing}
        asked={ship === null ? [] : [ship]}
        picks={ships}
        thingPicks={things}
        choices={NO_CHOICES}
        suggestion={null}
        attackLine={null}
        aim={null}
        caption={<BoardCaption table={table} looking={lookedAt} lang={lang} />}
        ruler={null}
        focus={WHOLE_TABLE}
      />
    </div>
  );
}

const NO_EVENTS = [] as const;
const NO_CHOICES = [] as const;

/** What a click on a piece of the board selects: any but the one that is selected, which is moved. */
function picksOf(
  { thingKey }: Laid,
  position: Position,
  selected: string | null,
  select: (key: string) => void,
): { readonly ships: ReadonlyMap<number, () => void>; readonly things: ReadonlyMap<string, () => void> } {
  const ships = new Map<number, () => void>();
  const things = new Map<string, () => void>();
  for (const piece of piecesOf(position)) {
    const key = keyOf(piece);
    if (key === selected) continue;
    if (isLoose(piece.kind)) things.set(thingKey(piece), () => select(key));
    else ships.set(piece.id, () => select(key));
  }
  return { ships, things };
}

function BoardCaption(props: {
  readonly table: ShownTable;
  readonly looking: number | null;
  readonly lang: string | undefined;
}) {
  const { table, looking, lang } = props;
  const { pointAtShip } = useWords(screenWords);
  if (looking === null || !table.ships[looking]?.onTable) return pointAtShip;
  return (
    <>
      <b>{nameOf(table, looking)}</b>: <span lang={lang}>{table.caption(looking)}</span>
    </>
  );
}
