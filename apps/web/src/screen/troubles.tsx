import type { GameStore, Shown } from '../game/store.ts';
import { troubleWords } from '../words/en/troubles.ts';
import { useWords } from '../words/language.ts';
import { downloadReport } from './bug-report.ts';

/** What went wrong, said plainly, with what can be done. */
export function Troubles({ store, game }: { readonly store: GameStore; readonly game: Shown }) {
  const t = useWords(troubleWords);
  return (
    <>
      {game.fault !== null && (
        <section className="trouble" role="alert">
          <h2>{t.ruleFailed}</h2>
          <p>{game.fault}</p>
          <button type="button" onClick={() => downloadReport(store, game)}>
            {t.downloadReport}
          </button>
        </section>
      )}
      {game.changed !== null && <p className="older-rules">{t.rulesChanged}</p>}
      {game.unsaved !== null && (
        <section className="trouble" role="alert">
          <h2>{t.notKept}</h2>
          <p>{t.wouldLose({ reason: game.unsaved })}</p>
        </section>
      )}
    </>
  );
}
