import { memo, useEffect, useMemo, useRef } from 'react';
import { useTable } from '../screen/table-context.ts';
import { useLanguages } from '../screen/use-languages.ts';
import { logWords } from '../words/en/log.ts';
import { useWords } from '../words/language.ts';
import { chaptersOf, type Entry } from './chapters.ts';
import { LogLine, lineOf } from './news.tsx';
import './log.css';

/** Everything that happened, by rounds, activations and attacks, the newest at the end; each line opens its rule. */
export const Log = memo(function Log() {
  const { game } = useTable();
  // Headings and passes are told in the page's words.
  useWords(logWords);
  const chapters = useMemo(() => chaptersOf(game), [game]);
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
});

function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  const { game } = useTable();
  const { rules } = useLanguages();
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
          <LogLine key={entry.key} {...lineOf(entry)} isNew={entry.at >= game.news} rules={rules} />
        ),
      )}
    </ol>
  );
}
