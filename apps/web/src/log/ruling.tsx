import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { ruleAddress } from '../rules/address.ts';
import { screenWords } from '../words/en/screen.ts';
import { language, useWords } from '../words/language.ts';
import { exampleOf } from './example.ts';
import { gameOfLine, type LedgerLine, loadLedger } from './ledger.ts';
import './ruling.css';

const OpenRuling = createContext<(id: string) => void>(() => undefined);

/** Opens a line of the rulebook over the page. */
export const useOpenRuling = (): ((id: string) => void) => useContext(OpenRuling);

/** Holds the dialog that shows lines of the rulebook; closing it gives the focus back. */
export function RulingProvider({ children }: { readonly children: ReactNode }) {
  const t = useWords(screenWords);
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
        <form method="dialog" className="row">
          <button type="submit">{t.close}</button>
          {id !== null && (
            <Link href={ruleAddress(id)} onClick={() => dialog.current?.close()}>
              {t.inRulebook}
            </Link>
          )}
        </form>
      </dialog>
    </OpenRuling>
  );
}

/** A line of the rulebook, loaded when it is first needed. */
export function RulingText({ id }: { readonly id: string }) {
  const t = useWords(screenWords);
  const shown = useWords(language);
  const [line, setLine] = useState<LedgerLine | 'loading' | 'missing'>('loading');
  useEffect(() => {
    let current = true;
    setLine('loading');
    loadLedger(gameOfLine(id), shown).then(
      (ledger) => current && setLine(ledger.get(id) ?? 'missing'),
      () => current && setLine('missing'),
    );
    return () => {
      current = false;
    };
  }, [id, shown]);
  if (line === 'loading') return <p id="ruling-title">{t.openingRules}</p>;
  if (line === 'missing') return <p id="ruling-title">{t.noLine({ id })}</p>;
  return <RulingLine line={line} />;
}

function RulingLine({ line }: { readonly line: LedgerLine }) {
  const t = useWords(screenWords);
  return (
    <article className="ruling">
      <h2 id="ruling-title" lang={line.language}>
        {line.section}
      </h2>
      <p className="ruling-text" lang={line.language}>
        {line.text}
      </p>
      {line.note && (
        <p className="ruling-note">
          <strong>{t.note}</strong> <span lang={line.language}>{line.note}</span>
        </p>
      )}
      <p className="ruling-check">
        <strong>{t.forExample}</strong> <span lang={line.language}>{exampleOf(line)}</span>
      </p>
      <p className="ruling-source">
        <code>{line.id}</code> · <span lang="en">{line.source}</span>
      </p>
    </article>
  );
}

/** A small button that opens the rule behind something. */
export function RuleButton({ id, label }: { readonly id: string; readonly label?: string }) {
  const t = useWords(screenWords);
  const open = useOpenRuling();
  return (
    <button type="button" className="rule-button" onClick={() => open(id)} aria-haspopup="dialog">
      {label ?? t.rule}
    </button>
  );
}
