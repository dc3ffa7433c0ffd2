import { useTable } from '../screen/table-context.ts';
import { useLanguages } from '../screen/use-languages.ts';
import { screenWords } from '../words/en/screen.ts';
import { useWords } from '../words/language.ts';
import type { Entry, Line } from './chapters.ts';
import { newestOf } from './newest.ts';
import { useOpenRuling } from './ruling.tsx';
import './log.css';

/** One thing that happened; a click opens the rule behind it. */
export function LogLine({ line, isNew }: { readonly line: Line; readonly isNew: boolean }) {
  const open = useOpenRuling();
  const { rules } = useLanguages();
  const isPass = line.kind === 'passed';
  const classes = ['log-line', `event-${line.kind}`];
  if (isNew) classes.push('new');
  if (line.quiet) classes.push('framing');
  return (
    <li className={classes.join(' ')}>
      <button
        type="button"
        lang={isPass ? undefined : rules}
        aria-haspopup="dialog"
        onClick={() => open(line.because)}
      >
        {line.text()}
      </button>
    </li>
  );
}

/** What happened since the last decision at this screen, by ships; what does not stand there opens in its place. */
export function News() {
  const { game } = useTable();
  const t = useWords(screenWords);
  const { shown, more, count } = newestOf(game);
  if (shown.length === 0 && count === 0) return null;
  return (
    <section className="news" aria-label={t.justHappened}>
      <h3>{t.justHappened}</h3>
      {count > 0 && (
        <details className="earlier">
          <summary>{t.linesMore(count)}</summary>
          <NewsEntries entries={more} />
        </details>
      )}
      <NewsEntries entries={shown} />
    </section>
  );
}

function NewsEntries({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ol>
      {entries.map((entry) =>
        'entries' in entry ? (
          <li key={entry.key} className={`news-${entry.kind}`}>
            <b>{entry.title}</b>
            <NewsEntries entries={entry.entries} />
          </li>
        ) : (
          <LogLine key={entry.key} line={entry} isNew={false} />
        ),
      )}
    </ol>
  );
}
