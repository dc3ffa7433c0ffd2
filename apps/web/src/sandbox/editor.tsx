import type { Problem } from '@firing-arc/referee';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { Board } from '../board/board.tsx';
import { OPPOSITE } from '../board/frame.ts';
import type { SquadBuilder } from '../games/builder.ts';
import type { GameId } from '../games/index.ts';
import type { Desk, Laid } from '../games/sandbox.ts';
import { sandboxPlace } from '../places.ts';
import { ratioOf } from '../screen/board-side.tsx';
import type { Undo } from '../screen/use-undo.ts';
import { nameOf } from '../shown/names.ts';
import type { Edge } from '../shown/table.ts';
import { InWords } from '../text-model/table-words.tsx';
import { sandboxWords } from '../words/en/sandbox.ts';
import { screenWords } from '../words/en/screen.ts';
import { language, useWords } from '../words/language.ts';
import type { Attempt } from './attempt.ts';
import { Files } from './files.tsx';
import { GameSelect } from './game-select.tsx';
import { PiecePanel } from './piece-panel.tsx';
import { Pieces } from './pieces.tsx';
import { keyOf, type Piece, type Position, piecesOf } from './position.ts';
import type { Setting } from './setting.ts';
import { TryPanel } from './try-panel.tsx';
import { useMoving } from './use-moving.ts';
import '../screen/screen.css';

interface EditorProps extends Undo<Setting> {
  readonly id: GameId;
  readonly desk: Desk;
  readonly builder: SquadBuilder;
  readonly setting: Setting;
  /** Why the setting could not be kept. */
  readonly unkept: string | null;
  /** Why what was kept could not be laid out. */
  readonly unread: readonly Problem[];
  readonly attempt: Attempt;
}

/** What the parts of the editor work on. */
export interface Editing {
  readonly desk: Desk;
  readonly builder: SquadBuilder;
  readonly position: Position;
  readonly laid: Laid;
  /** Changes the position if it can be laid out; changes of one name are taken back together. Says why not, or null. */
  readonly change: (next: Position, name?: string) => string | null;
  readonly select: (piece: Piece | null) => void;
}

/** A position on the board, its pieces, and what can be done with them. */
export function Editor(props: EditorProps) {
  const { id, desk, builder, setting, change, undo, unkept, unread, attempt } = props;
  const t = useWords(sandboxWords);
  const { turnBoard, boardInWords } = useWords(screenWords);
  const [, navigate] = useLocation();
  const lay = useLay(desk);
  const laid = soundly(lay(setting.position));
  const [key, setKey] = useState<string | null>(null);
  const [bottom, setBottom] = useState<Edge>('near');
  const [looking, look] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const selected = piecesOf(setting.position).find((piece) => keyOf(piece) === key) ?? null;
  const changePosition = (position: Position, name?: string): string | null => {
    const next = lay(position);
    const reason = 'problems' in next ? reasonOf(next.problems, laid) : null;
    if (reason === null) change({ ...setting, position }, name);
    setTold(reason === null || name !== undefined ? '' : t.refused({ reason }));
    return reason;
  };
  const select = (piece: Piece | null) => setKey(piece && keyOf(piece));
  const editing: Editing = {
    desk,
    builder,
    position: setting.position,
    laid,
    change: changePosition,
    select,
  };
  const moving = useMoving(editing, selected);
  const { ships, things } = useMemo(
    () => picksOf(desk, setting.position, key, setKey),
    [desk, setting.position, key],
  );
  const shipSelected = selected && selected.kind !== 'obstacles' ? selected.id : null;
  const { table } = laid;
  const lang = useTableLanguage(desk);
  const lookedAt = looking ?? shipSelected;
  return (
    <div className="screen sandbox">
      <header className="game-bar">
        <h1>{t.title}</h1>
        <div className="row tools">
          <button type="button" disabled={!undo} onClick={() => undo?.()}>
            {t.undo}
          </button>
          <button type="button" onClick={() => setBottom(OPPOSITE[bottom])}>
            {turnBoard}
          </button>
        </div>
      </header>
      <main className="table-and-question takes-focus" style={ratioOf({ table }, bottom)}>
        <div className="board-side">
          <Board
            table={table}
            events={NO_EVENTS}
            bottom={bottom}
            looking={lookedAt}
            onLook={look}
            preview={null}
            placing={moving?.placing ?? null}
            asked={shipSelected === null ? [] : [shipSelected]}
            picks={ships}
            thingPicks={things}
            choices={[]}
            attackLine={null}
            aim={null}
            caption={<BoardCaption laid={laid} looking={lookedAt} lang={lang} />}
            ruler={null}
          />
        </div>
        <div className="question-side">
          {!selected && (
            <>
              <p className="lead">{t.lead}</p>
              <GameSelect id={id} />
            </>
          )}
          <p role="alert" className="sandbox-told">
            {told || (unkept === null ? '' : t.notKept({ reason: unkept }))}
          </p>
          {selected && moving && (
            <PiecePanel key={key} editing={editing} piece={selected} moving={moving} bottom={bottom} />
          )}
          <Pieces editing={editing} selected={key} />
          <TryPanel
            desk={desk}
            setting={setting}
            table={table}
            onSetting={change}
            attempt={attempt}
            onTry={() => navigate(sandboxPlace(id, 'try'))}
          />
          <Files id={id} desk={desk} setting={setting} onSetting={change} unread={unread} />
          <details className="card">
            <summary>{boardInWords}</summary>
            <InWords of={table} lang={lang} />
          </details>
        </div>
      </main>
    </div>
  );
}

const NO_EVENTS = [] as const;

type Laying = ReturnType<Desk['lay']>;

/** Lays positions out, the same one once only: a change is tried before it is shown. Another language begins anew. */
function useLay(desk: Desk): Desk['lay'] {
  const spoken = useWords(language);
  return useMemo(() => {
    let last: { readonly position: unknown; readonly laid: Laying; readonly spoken: string } | undefined;
    return (position) => {
      if (!last || last.position !== position) last = { position, laid: desk.lay(position), spoken };
      return last.laid;
    };
  }, [desk, spoken]);
}

/** What was laid out; it was tried before it came here. Throws if it cannot be. */
function soundly(laid: Laying): Laid {
  if ('problems' in laid) throw new Error(laid.problems.map(({ what }) => what).join('; '));
  return laid;
}

/** Why a position cannot be, with ships by their names; a ship that is put in is not on the table yet. */
const reasonOf = (problems: readonly Problem[], { table }: Laid): string =>
  problems
    .map(({ what }) => what.replace(/\bship (\d+)\b/g, (_, id) => nameOf(table, Number(id))))
    .join('; ');

/** What a click on a piece of the board selects: any but the one that is selected, which is moved. */
function picksOf(
  desk: Desk,
  position: Position,
  selected: string | null,
  select: (key: string) => void,
): { readonly ships: ReadonlyMap<number, () => void>; readonly things: ReadonlyMap<string, () => void> } {
  const ships = new Map<number, () => void>();
  const things = new Map<string, () => void>();
  for (const piece of piecesOf(position)) {
    const key = keyOf(piece);
    if (key === selected) continue;
    if (piece.kind === 'obstacles') things.set(desk.obstacleKey(piece.id), () => select(key));
    else ships.set(piece.id, () => select(key));
  }
  return { ships, things };
}

/** The language of the game's own words about its table, as a `lang` attribute; undefined where it is the page's. */
function useTableLanguage({ speaks }: Desk): string | undefined {
  const page = useWords(language);
  const { table } = speaks();
  return table === page ? undefined : table;
}

function BoardCaption(props: {
  readonly laid: Laid;
  readonly looking: number | null;
  readonly lang: string | undefined;
}) {
  const { laid, looking, lang } = props;
  const { table } = laid;
  const { pointAtShip } = useWords(screenWords);
  if (looking === null || !table.ships[looking]?.onTable) return pointAtShip;
  return (
    <>
      <b>{nameOf(table, looking)}</b>: <span lang={lang}>{table.caption(looking)}</span>
    </>
  );
}
