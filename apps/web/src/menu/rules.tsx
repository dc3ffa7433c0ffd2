import { useEffect, useState } from 'react';
import { MENU } from '../games/index.ts';
import { type Ledger, loadLedger, searchLedger } from '../log/ledger.ts';
import { useOpenRuling } from '../log/ruling.tsx';
import { menuWords } from '../words/en/menu.ts';
import { useWords } from '../words/language.ts';

const MOST = 60;

/** The rulebook, searched by words or by id. */
export function Rules() {
  const t = useWords(menuWords);
  const [game, setGame] = useState<string>(MENU[0].id);
  const [ledger, setLedger] = useState<Ledger | null>(null);
  const [query, setQuery] = useState('');
  const open = useOpenRuling();
  useEffect(() => {
    let current = true;
    const show = (lines: Ledger) => current && setLedger(lines);
    loadLedger(game).then(show, () => show(new Map()));
    return () => {
      current = false;
    };
  }, [game]);
  const found = ledger ? searchLedger(ledger, query) : [];
  return (
    <main className="menu">
      <h1>{t.rules}</h1>
      <label className="field">
        {t.game}
        <select value={game} onChange={(event) => setGame(event.target.value)}>
          {MENU.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {ledger ? t.search({ lines: ledger.size }) : '…'}
        <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <p role="status">
        {query === '' ? '' : t.found(found.length)} {found.length > MOST && t.shown({ most: MOST })}
      </p>
      <ul className="found">
        {found.slice(0, MOST).map((line) => (
          <li key={line.id}>
            <button type="button" className="option" aria-haspopup="dialog" onClick={() => open(line.id)}>
              <span>
                {line.text} <small className="quiet">{line.id}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
