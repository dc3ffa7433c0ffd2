import type { Problem } from '@firing-arc/referee';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
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
import { boardWords } from '../words/en/board.ts';
import { sandboxWords } from '../words/en/sandbox.ts';
import { screenWords } from '../words/en/screen.ts';
import { language, useWords } from '../words/language.ts';
import type { Arrived } from './address.ts';
import type { Attempt } from './attempt.ts';
import { EditorBoard } from './editor-board.tsx';
import { Files } from './files.tsx';
import { GameSelect } from './game-select.tsx';
import type { Unread } from './kept.ts';
import { PiecePanel } from './piece-panel.tsx';
import { Pieces } from './pieces.tsx';
import { keyOf, type Piece, type Position, piecesOf } from './position.ts';
import type { Setting } from './setting.ts';
import { TryPanel } from './try-panel.tsx';
import { UnreadFiles } from './unread.tsx';
import { useMoving } from './use-moving.ts';
import '../screen/screen.css';

interface EditorProps extends Undo<Setting> {
  readonly id: GameId;
  readonly desk: Desk;
  readonly builder: SquadBuilder;
  readonly setting: Setting;
  /** Why the setting could not be kept. */
  readonly unkept: string | null;
  /** Files that cannot be laid out and were put aside. */
  readonly unread: readonly Unread[];
  readonly onUnread: (unread: readonly Unread[]) => void;
  readonly arrived: Arrived;
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
  const { id, desk, setting, change, undo, unkept, arrived, attempt } = props;
  const t = useWords(sandboxWords);
  const { boardInWords } = useWords(screenWords);
  const { turnBoard } = useWords(boardWords);
  const [, navigate] = useLocation();
  const [key, setKey] = useState<string | null>(null);
  const { editing, told } = useEditing(props, setKey);
  const [bottom, setBottom] = useState<Edge>('near');
  const selected = piecesOf(setting.position).find((piece) => keyOf(piece) === key) ?? null;
  const moving = useMoving(editing, selected);
  const { table } = editing.laid;
  const lang = useTableLanguage(desk);
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
        <EditorBoard
          editing={editing}
          selected={selected}
          onKey={setKey}
          placing={moving?.placing ?? null}
          bottom={bottom}
          lang={lang}
        />
        <div className="question-side">
          {!selected && (
            <>
              <p className="lead">{t.lead}</p>
              <GameSelect id={id} />
            </>
          )}
          <p role="status">{arrivedText(arrived)}</p>
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
          <Files id={id} desk={desk} setting={setting} onSetting={change} />
          <UnreadFiles unread={props.unread} onUnread={props.onUnread} />
          <details className="card">
            <summary>{boardInWords}</summary>
            <InWords of={table} lang={lang} />
          </details>
        </div>
      </main>
    </div>
  );
}

function arrivedText(arrived: Arrived): string {
  const t = sandboxWords.get();
  switch (arrived) {
    case 'laid':
      return t.fromAddress;
    case 'unread':
      return t.addressUnread;
    case 'cut':
      return t.addressCut;
    case null:
      return '';
  }
}

/** The position as the parts of the editor work on it, and why the last change was refused. */
function useEditing(
  { desk, builder, setting, change }: EditorProps,
  onKey: (key: string | null) => void,
): { readonly editing: Editing; readonly told: string } {
  const { refused } = useWords(sandboxWords);
  const lay = useLay(desk);
  const [told, setTold] = useState('');
  const { position } = setting;
  const laid = soundly(lay(position));
  const changePosition = (next: Position, name?: string): string | null => {
    const tried = lay(next);
    const reason = 'problems' in tried ? reasonOf(tried.problems, next, laid) : null;
    if (reason === null) change({ ...setting, position: next }, name);
    // Who moves a piece is told beside it.
    setTold(reason === null || name !== undefined ? '' : refused({ reason }));
    return reason;
  };
  const select = (piece: Piece | null) => onKey(piece && keyOf(piece));
  return { editing: { desk, builder, position, laid, change: changePosition, select }, told };
}

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

/** Why a position cannot be, with ships by their names: "2 Academy Pilot: lies on 1 Blue Squadron Escort". */
function reasonOf(problems: readonly Problem[], position: Position, { table }: Laid): string {
  const pieces = piecesOf(position);
  const told = problems.map(({ where, what }) => {
    const piece = pieces.find(({ side, kind, at }) =>
      `${where}/`.startsWith(`/sides/${side}/${kind}/${at}/`),
    );
    const named = what.replace(/\bship (\d+)\b/g, (_, id) => nameOf(table, Number(id)));
    return piece ? `${nameOf(table, piece.id)}: ${named}` : named;
  });
  return told.join('; ');
}

/** The language of the game's own words about its table, as a `lang` attribute; undefined where it is the page's. */
function useTableLanguage({ speaks }: Desk): string | undefined {
  const page = useWords(language);
  const { table } = speaks();
  return table === page ? undefined : table;
}
