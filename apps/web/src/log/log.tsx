import { useEffect, useRef } from 'react';
import { useTable } from '../screen/table-context.ts';
import { useLanguages } from '../screen/use-languages.ts';
import { logWords } from '../words/en/log.ts';
import { screenWords } from '../words/en/screen.ts';
import { useWords } from '../words/language.ts';
import { chaptersOf, type Entry, type Line, linesOf } from './chapters.ts';
import { useOpenRuling } from './ruling.tsx';
import './log.css';

/** Everything that happened, by rounds, activations and attacks, the newest at the end; each line opens its rule. */
export function Log() {
  const { game } = useTable();
  // Headings and passes are told in the page's words.
  useWords(logWords);
  const chapters = chaptersOf(game);
  const box = useRef<HTMLDivElement>(null);
  const count = game.events.length;
  // Only the log itself scrolls: the page must stay at the question.
  useEffect(() => {
    if (count > 0) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [count]);
  return (
    <div className="log" ref={box}>
      {chapters.map((chapter, at) => (
        <details key={chapter.title} open={at === chapters.length - 1}>
          <summary>{chapter.title}</summary>
          <Entries entries={chapter.entries} />
        </details>
      ))}
    </div>
  );
}

function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  const { game } = useTable();
  return (
    <ol>
      {entries.map((entry) =>
        'entries' in entry ? (
          <li key={entry.key}>
            <details className={`log-${entry.kind}`} open>
              <summary>{entry.title}</summary>
              <Entries entries={entry.entries} />
            </details>
          </li>
        ) : (
          <LogLine key={entry.key} line={entry} isNew={entry.at >= game.news} />
        ),
      )}
    </ol>
  );
}

/** One thing that happened; a click opens the rule behind it. */
export function LogLine({ line, isNew }: { readonly line: Line; readonly isNew: boolean }) {
  const open = useOpenRuling();
  const { rules } = useLanguages();
  const isPass = line.kind === 'passed';
  const classes = ['log-line', `event-${line.kind}`];
  if (isNew) classes.push('new');
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

/** What happened since the last decision at this screen, in short. */
export function News() {
  const { game } = useTable();
  const t = useWords(screenWords);
  const loud = linesOf(game, game.news).filter(
    ({ kind, at }) => kind === 'passed' || !game.events[at]!.quiet,
  );
  const shown = loud.slice(-NEWS_LINES);
  if (shown.length === 0) return null;
  return (
    <section className="news" aria-label={t.justHappened}>
      <h3>{t.justHappened}</h3>
      {loud.length > shown.length && <p className="earlier">{t.linesBefore(loud.length - shown.length)}</p>}
      <ol>
        {shown.map((line) => (
          <LogLine key={line.key} line={line} isNew={false} />
        ))}
      </ol>
    </section>
  );
}

const NEWS_LINES = 10;

/** Says new events and the present question to a screen reader. */
export function Announcer({ question }: { readonly question: string }) {
  const { game } = useTable();
  const { rules } = useLanguages();
  const told = useRef(game.events.length);
  const text = useRef('');
  if (game.events.length !== told.current) {
    const fresh = game.events.slice(Math.min(told.current, game.events.length));
    text.current = fresh
      .slice(-ANNOUNCED)
      .map((event) => event.text())
      .join(' ');
    told.current = game.events.length;
  }
  return (
    <p className="unseen" role="status" aria-live="polite">
      <span lang={rules}>{text.current}</span> <span lang={rules}>{question}</span>
    </p>
  );
}

const ANNOUNCED = 12;
