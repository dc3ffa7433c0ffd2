import type { Broken } from '../game/store.ts';
import { download } from '../screen/download.ts';
import { startWords } from '../words/en/start.ts';
import { useWords } from '../words/language.ts';

/** A saved game that does not open: never lost in silence. */
export function BrokenGame({ broken, drop }: { readonly broken: Broken; readonly drop: () => void }) {
  const t = useWords(startWords);
  return (
    <section className="trouble" role="alert">
      <h2>{t.brokenGame}</h2>
      <p>{broken.reason}</p>
      <div className="row">
        <button type="button" onClick={() => download('firing-arc-broken-game.json', broken.text)}>
          {t.download}
        </button>
        <button type="button" onClick={drop}>
          {t.remove}
        </button>
      </div>
    </section>
  );
}
