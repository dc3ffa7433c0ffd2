import { useEffect, useState } from 'react';
import { screenWords } from '../words/en/screen.ts';
import { language, useWords } from '../words/language.ts';
import { exampleOf } from './example.ts';
import { type LedgerLine, loadLedger } from './ledger.ts';
import { gameOfLine } from './lines.ts';

/** A line of the rulebook, loaded when it is first needed; the first one names the dialog. */
export function RulingText({ id, isFirst }: { readonly id: string; readonly isFirst: boolean }) {
  const t = useWords(screenWords);
  const shown = useWords(language);
  const [line, setLine] = useState<LedgerLine | 'loading' | 'missing'>('loading');
  useEffect(() => {
    let current = true;
    setLine('loading');
    loadLedger(gameOfLine(id), shown).then(
      (ledger) => current && setLine(ledger.get(id) ?? 'missing'),
      () => current && setLine('missing'),
    );
    return () => {
      current = false;
    };
  }, [id, shown]);
  const title = isFirst ? 'ruling-title' : undefined;
  if (line === 'loading') return <p id={title}>{t.openingRules}</p>;
  if (line === 'missing') return <p id={title}>{t.noLine({ id })}</p>;
  return <RulingLine line={line} title={title} />;
}

function RulingLine({ line, title }: { readonly line: LedgerLine; readonly title: string | undefined }) {
  const t = useWords(screenWords);
  return (
    <article className="ruling">
      <h2 id={title} lang={line.language}>
        {line.section}
      </h2>
      <p className="ruling-text" lang={line.language}>
        {line.text}
      </p>
      {line.note && (
        <p className="ruling-note">
          <strong>{t.note}</strong> <span lang={line.language}>{line.note}</span>
        </p>
      )}
      <p className="ruling-check">
        <strong>{t.forExample}</strong> <span lang={line.language}>{exampleOf(line)}</span>
      </p>
      <p className="ruling-source">
        <code>{line.id}</code> · <span lang="en">{line.source}</span>
      </p>
    </article>
  );
}
