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

type Open = (id: string, also?: readonly string[]) => void;

const OpenRuling = createContext<Open>(() => undefined);

/** Opens a line of the rulebook over the page, with further ones below it. */
export const useOpenRuling = (): Open => useContext(OpenRuling);

/** Holds the dialog that shows lines of the rulebook; closing it gives the focus back. */
export function RulingProvider({ children }: { readonly children: ReactNode }) {
  const t = useWords(screenWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [id] = ids;
  const open: Open = useCallback((first, also = []) => {
    setIds([first, ...also]);
    dialog.current?.showModal();
  }, []);
  return (
    <OpenRuling value={open}>
      {children}
      <dialog ref={dialog} className="ruling-dialog" aria-labelledby="ruling-title">
        <Suspense fallback={<p id="ruling-title">{t.openingRules}</p>}>
          {id && ids.map((each) => <Text key={each} id={each} isFirst={each === id} />)}
        </Suspense>
        <form method="dialog" className="row">
          <button type="submit">{t.close}</button>
          {id && (
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
