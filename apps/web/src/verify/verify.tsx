import { useState } from 'react';
import { FileField } from '../screen/file-field.tsx';
import { menuWords } from '../words/en/menu.ts';
import { playerText } from '../words/index.ts';
import { useWords } from '../words/language.ts';
import { DiceChecked } from './dice-check.tsx';
import { type Verdict, verifyRecord } from './verify-record.ts';
import './hashes.css';

/** Rebuilds a game from its record in this browser and compares every position. */
export function Verify() {
  const t = useWords(menuWords);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  return (
    <main className="menu">
      <h1>{t.checkRecord}</h1>
      <p className="lead">{t.checkText}</p>
      <FileField label={t.recordFile} onText={async (text) => setVerdict(await verifyRecord(text))} />
      <div role="status">{verdict && <VerdictText verdict={verdict} />}</div>
    </main>
  );
}

function VerdictText({ verdict }: { readonly verdict: Verdict }) {
  const t = useWords(menuWords);
  if (!verdict.ok) {
    return (
      <section className="trouble">
        <h2>{t.notSame}</h2>
        <p>{verdict.reason}</p>
      </section>
    );
  }
  return (
    <section className="card" data-testid="verdict">
      <h2>{t.allEqual({ positions: verdict.positions.length + 1 })}</h2>
      <p>
        {verdict.rounds} rounds, {verdict.outcome}. Last position:{' '}
        <code data-testid="final">{verdict.final}</code>
      </p>
      {verdict.dice && <DiceChecked checked={verdict.dice} />}
      <details>
        <summary>{t.everyPosition}</summary>
        <ol className="hashes">
          {verdict.positions
            .map((position, at) => ({ ...position, at }))
            .map(({ at, player, hash }) => (
              <li key={at}>
                {playerText(player)} <code>{hash}</code>
              </li>
            ))}
        </ol>
      </details>
    </section>
  );
}
