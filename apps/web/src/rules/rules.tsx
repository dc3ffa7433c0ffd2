import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { navigate, useHashLocation } from 'wouter/use-hash-location';
import type { Shown } from '../game/store.ts';
import { MENU } from '../games/index.ts';
import { useLoaded } from '../loaded.ts';
import { type Ledger, loadLedger } from '../log/ledger.ts';
import { PLACES } from '../places.ts';
import { rulesWords } from '../words/en/rules.ts';
import { screenWords } from '../words/en/screen.ts';
import { language, useWords } from '../words/language.ts';
import { bookAddress, readRulesAddress } from './address.ts';
import { bookOf, sectionOfLine } from './book.ts';
import { Contents } from './contents.tsx';
import { Found } from './found.tsx';
import { SectionView } from './section.tsx';
import './rules.css';

interface RulesProps {
  /** The game on the table: where its rules acted is told beside them. */
  readonly game: Shown | null;
}

/** The rulebooks: contents, sections, a place for every line, and search over all. */
export function Rules({ game }: RulesProps) {
  const t = useWords(rulesWords);
  const [path] = useHashLocation();
  const { at, query, ...address } = readRulesAddress(path);
  const id = address.game ?? game?.game ?? MENU[0].id;
  const [typed, type] = useTyped(path, query);
  const ledger = useLedger(id);
  const shown = { ledger, query: typed, at };
  return (
    <main className="menu rules">
      <h1>{t.rules}</h1>
      {game && <Link href={PLACES.game}>{t.backToGame}</Link>}
      <label className="field">
        {t.rulebook}
        <select value={id} onChange={(event) => navigate(bookAddress(event.target.value, typed))}>
          {MENU.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {ledger ? t.search({ lines: ledger.size }) : '…'}
        <input type="search" value={typed} onChange={(event) => type(event.target.value)} />
      </label>
      {ledger?.size === 0 && <p role="alert">{t.notFetched}</p>}
      {ledger && <Page {...shown} ledger={ledger} id={id} game={game?.game === id ? game : null} />}
    </main>
  );
}

interface PageProps {
  readonly id: string;
  readonly ledger: Ledger;
  readonly query: string;
  readonly at: string | null;
  /** Of a game that is played by this rulebook; null when there is none. */
  readonly game: Shown | null;
}

/** What is searched for, else the section that is asked for, else the contents. */
function Page({ id, ledger, query, at, game }: PageProps) {
  const { noLine } = useWords(screenWords);
  const book = bookOf(ledger);
  const section = at === null ? null : (book.get(sectionOfLine(at)) ?? null);
  const known = at === null || ledger.has(at) || book.has(at);
  if (query.trim() !== '') return <Found game={id} ledger={ledger} query={query} />;
  return (
    <>
      {!known && ledger.size > 0 && <p role="alert">{noLine({ id: at })}</p>}
      {section ? (
        <SectionView key={section.id} ledger={ledger} book={book} section={section} at={at} game={game} />
      ) : (
        <Contents book={book} game={game} />
      )}
    </>
  );
}

/** What stands in the search field: what was typed, until the address changes and says otherwise. */
function useTyped(path: string, query: string) {
  const [typed, type] = useState({ path, query });
  const now = typed.path === path ? typed.query : query;
  return [now, (text: string) => type({ path, query: text })] as const;
}

/** A rulebook, once it is there; empty when it could not be fetched. */
function useLedger(game: string): Ledger | null {
  const shown = useWords(language);
  const load = useCallback(() => loadLedger(game, shown).catch((): Ledger => new Map()), [game, shown]);
  return useLoaded(load);
}
