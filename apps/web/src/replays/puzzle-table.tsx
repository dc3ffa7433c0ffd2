import { useEffect, useMemo, useState } from 'react';
import { digit, digits } from '../coach/numbers.ts';
import { Puzzle, worthsIn } from '../coach/puzzle.tsx';
import { type LaidPuzzle, openPuzzle } from '../coach/puzzle-file.ts';
import { messageOf } from '../game/showing.ts';
import type { GameStore } from '../game/store.ts';
import { BoardSide, useSight } from '../screen/board-side.tsx';
import { Drawers } from '../screen/drawers.tsx';
import { useFocus } from '../screen/focus.ts';
import { GameBar } from '../screen/game-bar.tsx';
import { Sheet } from '../screen/sheet.tsx';
import { Looks, Table, type TableContext } from '../screen/table-context.ts';
import { UNDECIDED } from '../screen/undecided.ts';
import { coachWords } from '../words/en/coach.ts';
import { language, useWords } from '../words/language.ts';
import '../screen/screen.css';
import './replays.css';
import '../coach/coach.css';

interface PuzzleTableProps {
  /** A scenario file. */
  readonly text: string;
  readonly store: GameStore;
  readonly onBack: () => void;
}

/** A puzzle of a file: its table, and what is to be found; why it cannot be laid out, if so. */
export function PuzzleTable({ text, store, onBack }: PuzzleTableProps) {
  const t = useWords(coachWords);
  const [opened, setOpened] = useState<LaidPuzzle | { readonly reason: string } | null>(null);
  useEffect(() => {
    let current = true;
    openPuzzle(text).then(
      (laid) => current && setOpened(laid),
      (error: unknown) => current && setOpened({ reason: messageOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [text]);
  if (opened && 'name' in opened) return <OnTable laid={opened} store={store} onBack={onBack} />;
  return (
    <main className="menu" aria-busy={opened === null}>
      <h1>{t.puzzle}</h1>
      {opened && <p role="alert">{t.notOpened({ reason: opened.reason })}</p>}
      <button type="button" onClick={onBack}>
        {t.back}
      </button>
    </main>
  );
}

interface OnTableProps extends Pick<PuzzleTableProps, 'store' | 'onBack'> {
  readonly laid: LaidPuzzle;
}

function OnTable({ laid, store, onBack }: OnTableProps) {
  const t = useWords(coachWords);
  const spoken = useWords(language);
  const { shown: game, named } = useMemo(() => ({ spoken, ...laid.look() }), [laid, spoken]);
  const [revealed, setRevealed] = useState(false);
  const { looking, look, bottom, turn, shot } = useSight(game);
  const focus = useFocus(game, null, shot, null);
  const table = useMemo(
    (): TableContext => ({ ...UNDECIDED, store, game, bottom, look, telling: null }),
    [store, game, bottom, look],
  );
  const looks = useMemo(() => ({ looking, preview: null }), [looking]);
  const worths = worthsIn(laid.puzzle);
  const { cost, error } = laid.puzzle;
  const { given, best } = named;
  const screen = (
    <div className="table-screen watching">
      <GameBar title={laid.name} />
      <main className="on-table">
        <BoardSide shot={shot} focus={focus} onTurn={turn} />
        <Sheet>
          <section className="coach card is-alone" aria-label={laid.name}>
            <h2>{laid.name}</h2>
            {worths && <Puzzle named={named} worths={worths} />}
            {(revealed || !worths) && (
              <p>{t.cost({ given, cost: digit(cost), error: digits(error), best })}</p>
            )}
            <div className="row">
              {!revealed && worths && (
                <button type="button" onClick={() => setRevealed(true)}>
                  {t.reveal}
                </button>
              )}
            </div>
            <p className="small quiet">{t.later}</p>
          </section>
        </Sheet>
        <Drawers>
          <button type="button" onClick={onBack}>
            {t.back}
          </button>
        </Drawers>
      </main>
    </div>
  );
  return (
    <Table value={table}>
      <Looks value={looks}>{screen}</Looks>
    </Table>
  );
}
