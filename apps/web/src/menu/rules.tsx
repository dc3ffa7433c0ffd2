import { useEffect, useState } from 'react';
import { type Ledger, loadLedger, searchLedger } from '../log/ledger.ts';
import { useOpenRuling } from '../log/ruling.tsx';

const MOST = 60;

/** The rulebook, searched by words or by id. */
export function Rules() {
  const [ledger, setLedger] = useState<Ledger | null>(null);
  const [query, setQuery] = useState('');
  const open = useOpenRuling();
  useEffect(() => {
    loadLedger().then(setLedger, () => setLedger(new Map()));
  }, []);
  const found = ledger ? searchLedger(ledger, query) : [];
  return (
    <main className="menu">
      <h1>Rules</h1>
      <label className="field">
        Search {ledger ? `${ledger.size} lines` : '…'}
        <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <p role="status">
        {query === '' ? '' : `${found.length} found${found.length > MOST ? `, ${MOST} shown` : ''}`}
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
