import { useState } from 'react';
import { type Verdict, verifyRecord } from './verify-record.ts';

/** Rebuilds a game from its record in this browser and compares every position. */
export function Verify() {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const read = async (file: File | undefined) => {
    if (file) setVerdict(await verifyRecord(await file.text()));
  };
  return (
    <main className="menu">
      <h1>Check a record</h1>
      <p className="lead">
        The game is played again in this browser from its seed and its answers; every position must have the
        hash that the record says.
      </p>
      <label className="field">
        Record file
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => read(event.target.files?.[0])}
        />
      </label>
      <div role="status">{verdict && <VerdictText verdict={verdict} />}</div>
    </main>
  );
}

function VerdictText({ verdict }: { readonly verdict: Verdict }) {
  if (!verdict.ok) {
    return (
      <section className="trouble">
        <h2>Not the same game</h2>
        <p>{verdict.reason}</p>
      </section>
    );
  }
  return (
    <section className="card" data-testid="verdict">
      <h2>All {verdict.positions.length + 1} positions are equal</h2>
      <p>
        {verdict.rounds} rounds, {verdict.outcome}. Last position:{' '}
        <code data-testid="final">{verdict.final}</code>
      </p>
      <details>
        <summary>Every position</summary>
        <ol className="hashes">
          {verdict.positions
            .map((position, at) => ({ ...position, at }))
            .map(({ at, player, hash }) => (
              <li key={at}>
                player {player + 1} <code>{hash}</code>
              </li>
            ))}
        </ol>
      </details>
    </section>
  );
}
