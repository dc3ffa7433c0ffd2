import { memo, useMemo } from 'react';
import { useTable } from '../screen/table-context.ts';
import { useLanguages } from '../screen/use-languages.ts';
import { screenWords } from '../words/en/screen.ts';
import { useWords } from '../words/language.ts';
import type { Entry, Line } from './chapters.ts';
import { newestOf } from './newest.ts';
import { useOpenRuling } from './ruling.tsx';
import './log.css';

/** Plain values: a line is drawn anew when it reads differently, and not whenever the log is told again. */
interface LogLineProps extends Pick<Line, 'kind' | 'because' | 'also' | 'quiet'> {
  readonly text: string;
  readonly isNew: boolean;
  /** The language of the rules, where it is not the page's. */
  readonly rules: string | undefined;
}

/** What a line of the log shows. */
export const lineOf = ({
  kind,
  because,
  also,
  quiet,
  text,
}: Line): Omit<LogLineProps, 'isNew' | 'rules'> => ({
  kind,
  because,
  also,
  quiet,
  text: text(),
});

/** One thing that happened; a click opens the rule behind it. */
export const LogLine = memo(function LogLine({
  kind,
  because,
  also,
  quiet,
  text,
  isNew,
  rules,
}: LogLineProps) {
  const open = useOpenRuling();
  const isPass = kind === 'passed';
  const classes = ['log-line', `event-${kind}`];
  if (isNew) classes.push('new');
  if (quiet) classes.push('framing');
  return (
    <li className={classes.join(' ')}>
      <button
        type="button"
        lang={isPass ? undefined : rules}
        aria-haspopup="dialog"
        onClick={() => open(because, also)}
      >
        {text}
      </button>
    </li>
  );
});

/** What happened since the last decision at this screen, by ships; what does not stand there opens in its place. */
export const News = memo(function News() {
  const { game } = useTable();
  const t = useWords(screenWords);
  const { shown, more, count } = useMemo(() => newestOf(game), [game]);
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
});

function NewsEntries({ entries }: { readonly entries: readonly Entry[] }) {
  const { rules } = useLanguages();
  return (
    <ol>
      {entries.map((entry) =>
        'entries' in entry ? (
          <li key={entry.key} className={`news-${entry.kind}`}>
            <b>{entry.title}</b>
            <NewsEntries entries={entry.entries} />
          </li>
        ) : (
          <LogLine key={entry.key} {...lineOf(entry)} isNew={false} rules={rules} />
        ),
      )}
    </ol>
  );
}
