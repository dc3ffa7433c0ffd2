import type { GameStore, Shown } from '../game/store.ts';
import { bugReport } from './bug-report.ts';
import { download } from './download.ts';

/** What went wrong, said plainly, with what can be done. */
export function Troubles({ store, game }: { readonly store: GameStore; readonly game: Shown }) {
  const report = () =>
    download(
      'firing-arc-report.json',
      JSON.stringify(bugReport(store.record(), game, navigator.userAgent), null, 1),
    );
  return (
    <>
      {game.fault !== null && (
        <section className="trouble" role="alert">
          <h2>A rule failed; the game stands where it stood.</h2>
          <p>{game.fault}</p>
          <button type="button" onClick={report}>
            Download a report
          </button>
        </section>
      )}
      {game.unsaved !== null && (
        <section className="trouble" role="alert">
          <h2>This browser does not keep the game.</h2>
          <p>{game.unsaved}. Closing the page would lose it; download its record under “Game …”.</p>
        </section>
      )}
    </>
  );
}
