import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { gameOfLine, type LedgerLine, loadLedger } from './ledger.ts';
import './ruling.css';

const OpenRuling = createContext<(id: string) => void>(() => undefined);

/** Opens a line of the rulebook over the page. */
export const useOpenRuling = (): ((id: string) => void) => useContext(OpenRuling);

/** Holds the dialog that shows lines of the rulebook; closing it gives the focus back. */
export function RulingProvider({ children }: { readonly children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [id, setId] = useState<string | null>(null);
  const open = useCallback((ruling: string) => {
    setId(ruling);
    dialog.current?.showModal();
  }, []);
  return (
    <OpenRuling value={open}>
      {children}
      <dialog ref={dialog} className="ruling-dialog" aria-labelledby="ruling-title">
        {id !== null && <RulingText id={id} />}
        <form method="dialog">
          <button type="submit">Close</button>
        </form>
      </dialog>
    </OpenRuling>
  );
}

/** A line of the rulebook, loaded when it is first needed. */
export function RulingText({ id }: { readonly id: string }) {
  const [line, setLine] = useState<LedgerLine | 'loading' | 'missing'>('loading');
  useEffect(() => {
    let current = true;
    setLine('loading');
    loadLedger(gameOfLine(id)).then(
      (ledger) => current && setLine(ledger.get(id) ?? 'missing'),
      () => current && setLine('missing'),
    );
    return () => {
      current = false;
    };
  }, [id]);
  if (line === 'loading') return <p id="ruling-title">Opening the rulebook …</p>;
  if (line === 'missing') return <p id="ruling-title">The rulebook has no line {id}.</p>;
  return <RulingLine line={line} />;
}

function RulingLine({ line }: { readonly line: LedgerLine }) {
  return (
    <article className="ruling">
      <h2 id="ruling-title">{line.section}</h2>
      <p className="ruling-text">{line.text}</p>
      {line.note && (
        <p className="ruling-note">
          <strong>Note:</strong> {line.note}
        </p>
      )}
      <p className="ruling-check">
        <strong>For example:</strong> {line.check}
      </p>
      <p className="ruling-source">
        <code>{line.id}</code> · {line.source}
      </p>
    </article>
  );
}

/** A small button that opens the rule behind something. */
export function RuleButton({ id, label = 'Rule' }: { readonly id: string; readonly label?: string }) {
  const open = useOpenRuling();
  return (
    <button type="button" className="rule-button" onClick={() => open(id)} aria-haspopup="dialog">
      {label}
    </button>
  );
}
