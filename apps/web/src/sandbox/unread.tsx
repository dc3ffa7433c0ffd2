import type { Problem } from '@firing-arc/referee';
import { download } from '../screen/download.ts';
import { sandboxWords } from '../words/en/sandbox.ts';
import { useWords } from '../words/language.ts';
import type { Unread } from './kept.ts';
import '../menu/findings.css';

/** What is wrong with a file, and where. */
export const ProblemList = ({ problems }: { readonly problems: readonly Problem[] }) => (
  <ul className="findings">
    {problems.map(({ where, what }) => (
      <li key={`${where} ${what}`}>
        <code>{where}</code>: {what}
      </li>
    ))}
  </ul>
);

interface UnreadFilesProps {
  readonly unread: readonly Unread[];
  readonly onUnread: (unread: readonly Unread[]) => void;
}

/** Positions that this version cannot lay out: they are kept until somebody saves or forgets them. */
export function UnreadFiles({ unread, onUnread }: UnreadFilesProps) {
  const t = useWords(sandboxWords);
  if (unread.length === 0) return null;
  return (
    <section className="card" aria-label={t.aside}>
      <h2>{t.aside}</h2>
      <p className="quiet">{t.asideText}</p>
      {unread.map((one) => (
        <div key={one.text}>
          <ProblemList problems={one.problems} />
          <div className="row">
            <button type="button" onClick={() => download('firing-arc-unread-scenario.json', one.text)}>
              {t.toFile}
            </button>
            <button type="button" onClick={() => onUnread(unread.filter((other) => other !== one))}>
              {t.forget}
            </button>
          </div>
        </div>
      ))}
    </section>
  );
}
