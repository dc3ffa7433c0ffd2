import { useCallback } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-hash-location';
import { MENU, type MenuGame } from '../games/index.ts';
import { useLoaded } from '../loaded.ts';
import { type Ledger, loadLedger, searchLedger } from '../log/ledger.ts';
import { rulesWords } from '../words/en/rules.ts';
import { type Language, language, useWords } from '../words/language.ts';
import { bookAddress, ruleAddress } from './address.ts';

/** So many lines are shown at once. */
const MOST = 60;

interface FoundProps {
  readonly game: string;
  readonly ledger: Ledger;
  readonly query: string;
}

/** The lines of a rulebook that a search finds, and how many the others have. */
export function Found({ game, ledger, query }: FoundProps) {
  const t = useWords(rulesWords);
  const found = searchLedger(ledger, query);
  // So that back leads from a line to what was found.
  const keep = () => navigate(bookAddress(game, query), { replace: true });
  return (
    <>
      <p role="status">
        {t.found(found.length)} {found.length > MOST && t.shown({ most: MOST })}
      </p>
      <ul className="found">
        {found.slice(0, MOST).map(({ id, section, text, language }) => (
          <li key={id}>
            <Link href={ruleAddress(id)} className="choice" onClick={keep}>
              <span lang={language}>
                <b>{section}</b> {text}
              </span>{' '}
              <small>{id}</small>
            </Link>
          </li>
        ))}
      </ul>
      <Elsewhere game={game} query={query} />
    </>
  );
}

interface OtherBook {
  readonly menu: MenuGame;
  readonly ledger: Ledger;
}

const allBooks = (shown: Language): Promise<readonly OtherBook[]> =>
  Promise.all(MENU.map(async (menu) => ({ menu, ledger: await loadLedger(menu.id, shown) })));

/** How many lines other rulebooks have for a search. */
function Elsewhere({ game, query }: { readonly game: string; readonly query: string }) {
  const t = useWords(rulesWords);
  const shown = useWords(language);
  const books = useLoaded(useCallback(() => allBooks(shown), [shown])) ?? [];
  const others = books
    .map(({ menu, ledger }) => ({ ...menu, found: searchLedger(ledger, query).length }))
    .filter(({ id, found }) => id !== game && found > 0);
  if (others.length === 0) return null;
  return (
    <nav aria-label={t.otherBooks}>
      <ul className="beside">
        {others.map(({ id, name, found }) => (
          <li key={id}>
            <Link href={bookAddress(id, query)}>
              {name}: {t.found(found)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
