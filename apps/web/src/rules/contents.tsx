import { Link } from 'wouter';
import type { Shown } from '../game/store.ts';
import { rulesWords } from '../words/en/rules.ts';
import { useWords } from '../words/language.ts';
import { ruleAddress } from './address.ts';
import { type Book, sectionOfLine } from './book.ts';

interface ContentsProps {
  readonly book: Book;
  readonly game: Shown | null;
}

/** All sections of a rulebook, and how often each acted in the game on the table. */
export function Contents({ book, game }: ContentsProps) {
  const t = useWords(rulesWords);
  const acted = new Map<string, number>();
  for (const { because } of game?.events ?? []) {
    const id = sectionOfLine(because);
    acted.set(id, (acted.get(id) ?? 0) + 1);
  }
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents">{t.contents}</h2>
      <ul className="contents">
        {[...book.values()].map(({ id, title, language }) => (
          <li key={id}>
            <Link href={ruleAddress(id)}>
              <span lang={language}>{title}</span>
            </Link>{' '}
            {acted.has(id) && <small className="quiet">{t.inGame(acted.get(id)!)}</small>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
