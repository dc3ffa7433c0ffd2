import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Shown } from '../game/store.ts';
import { roundsOf } from '../log/chapters.ts';
import { exampleOf } from '../log/example.ts';
import type { Ledger, LedgerLine } from '../log/ledger.ts';
import { gameOfLine } from '../log/lines.ts';
import { rulesWords } from '../words/en/rules.ts';
import { screenWords } from '../words/en/screen.ts';
import { useWords } from '../words/language.ts';
import { bookAddress, ruleAddress } from './address.ts';
import { type Book, besideSection, linesRelated, type Section, sectionsNamed } from './book.ts';
import { Figure } from './figures.tsx';

interface SectionProps {
  readonly ledger: Ledger;
  readonly book: Book;
  readonly section: Section;
  /** The line, or the section itself, that the address names. */
  readonly at: string | null;
  readonly game: Shown | null;
}

/** A section of a rulebook with all of its lines; what the address names gets the focus. */
export function SectionView({ ledger, book, section, at, game }: SectionProps) {
  const t = useWords(rulesWords);
  const title = useRef<HTMLHeadingElement>(null);
  const isLine = at !== null && ledger.has(at);
  useEffect(() => {
    document.title = `${section.title} – Firing Arc`;
    return () => {
      document.title = 'Firing Arc';
    };
  }, [section.title]);
  useEffect(() => {
    if (!isLine) title.current?.focus();
  }, [isLine]);
  const named = sectionsNamed(book, section);
  return (
    <>
      <Beside book={book} section={section} />
      <section aria-labelledby="section">
        <h2 id="section" lang={section.language} ref={title} tabIndex={-1}>
          {section.title}
        </h2>
        <Figure section={section.id} />
        <ol className="rule-lines">
          {section.lines.map((line) => (
            <RuleLine key={line.id} ledger={ledger} line={line} here={line.id === at} game={game} />
          ))}
        </ol>
      </section>
      {named.length > 0 && (
        <nav aria-labelledby="see-also">
          <h2 id="see-also">{t.seeAlso}</h2>
          <SectionLinks sections={named} />
        </nav>
      )}
    </>
  );
}

/** The way to the contents and to the sections before and after. */
function Beside({ book, section }: { readonly book: Book; readonly section: Section }) {
  const t = useWords(rulesWords);
  const [before, after] = besideSection(book, section.id);
  return (
    <nav aria-label={t.sections}>
      <ul className="beside">
        <li>
          <Link href={bookAddress(gameOfLine(section.id))}>{t.contents}</Link>
        </li>
        {before && (
          <li>
            <Link href={ruleAddress(before.id)}>
              <span aria-hidden="true">←</span> <span lang={before.language}>{before.title}</span>
            </Link>
          </li>
        )}
        {after && (
          <li>
            <Link href={ruleAddress(after.id)}>
              <span lang={after.language}>{after.title}</span> <span aria-hidden="true">→</span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

const SectionLinks = ({ sections }: { readonly sections: readonly Section[] }) => (
  <ul className="beside">
    {sections.map(({ id, title, language }) => (
      <li key={id} lang={language}>
        <Link href={ruleAddress(id)}>{title}</Link>
      </li>
    ))}
  </ul>
);

interface RuleLineProps {
  readonly ledger: Ledger;
  readonly line: LedgerLine;
  /** Whether the address names this line. */
  readonly here: boolean;
  readonly game: Shown | null;
}

/** A line under its own address, with its note, its example, its relations and where it acted. */
function RuleLine({ ledger, line, here, game }: RuleLineProps) {
  const t = useWords(rulesWords);
  const { note, forExample } = useWords(screenWords);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (here) item.current?.focus();
  }, [here]);
  const related = linesRelated(ledger, line);
  return (
    <li ref={item} tabIndex={-1} className={here ? 'rule-line here' : 'rule-line'}>
      <p lang={line.language}>{line.text}</p>
      {line.note && (
        <p className="small">
          <strong>{note}</strong> <span lang={line.language}>{line.note}</span>
        </p>
      )}
      <p className="small quiet">
        <strong>{forExample}</strong> <span lang={line.language}>{exampleOf(line)}</span>
      </p>
      {related.length > 0 && (
        <p className="small">
          {t.related}{' '}
          {related.map(({ id }) => (
            <Link key={id} href={ruleAddress(id)}>
              <code>{id}</code>{' '}
            </Link>
          ))}
        </p>
      )}
      {game && <InGame game={game} id={line.id} here={here} />}
      <p className="small quiet">
        <Link href={ruleAddress(line.id)} aria-current={here ? 'location' : undefined}>
          <code>{line.id}</code>
        </Link>{' '}
        · <span lang="en">{line.source}</span>
      </p>
    </li>
  );
}

interface InGameProps {
  readonly game: Shown;
  readonly id: string;
  readonly here: boolean;
}

/** Where a line acted in the game on the table: what the log says, by rounds. */
function InGame({ game, id, here }: InGameProps) {
  const t = useWords(rulesWords);
  const acted = roundsOf({ events: game.events, passes: () => [] }).flatMap(({ title, lines }) =>
    lines.flatMap((line) => (line.because === id ? [{ title, line }] : [])),
  );
  if (acted.length === 0) return here ? <p className="small">{t.notInGame}</p> : null;
  return (
    <details className="small" open={here}>
      <summary>{t.inGame(acted.length)}</summary>
      <ol>
        {acted.map(({ title, line }) => (
          <li key={line.key}>
            {title}: <span lang={game.speaks.rules}>{line.text()}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
