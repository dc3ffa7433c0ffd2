import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react';
import { Link } from 'wouter';
import { ruleAddress } from '../rules/address.ts';
import { screenWords } from '../words/en/screen.ts';
import { useWords } from '../words/language.ts';
import './ruling.css';

// Rulebooks are read long after the first dial.
const Text = lazy(async () => ({ default: (await import('./ruling-text.tsx')).RulingText }));

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
        <Suspense fallback={<p id="ruling-title">{t.openingRules}</p>}>
          {id !== null && <Text id={id} />}
        </Suspense>
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
