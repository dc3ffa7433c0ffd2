import { useOpenRuling } from '../log/ruling.tsx';
import { useLanguages } from '../screen/use-languages.ts';
import type { ShownRefusal } from '../shown/question.ts';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';

/** More than these are folded away. */
const MOST = 8;

/** What is not possible now: grey buttons that tell why, and open the rule behind it. */
export function Refused({ refusals }: { readonly refusals: readonly ShownRefusal[] }) {
  const t = useWords(questionWords);
  if (refusals.length === 0) return null;
  if (refusals.length > MOST) {
    return (
      <details className="refused">
        <summary>{t.notPossibleWhy({ count: refusals.length })}</summary>
        <Refusals refusals={refusals} />
      </details>
    );
  }
  return (
    <section className="refused" aria-label={t.notPossible}>
      <h3>{t.notPossible}</h3>
      <Refusals refusals={refusals} />
    </section>
  );
}

function Refusals({ refusals }: { readonly refusals: readonly ShownRefusal[] }) {
  const open = useOpenRuling();
  const { why } = useWords(questionWords);
  const { rules } = useLanguages();
  return (
    <ul className="refusals">
      {refusals.map((refusal) => (
        <li key={`${refusal.text} ${refusal.ruling}`}>
          <button
            type="button"
            className="option refused-option"
            aria-disabled="true"
            aria-haspopup="dialog"
            onClick={() => open(refusal.ruling)}
          >
            <span lang={rules}>{refusal.text}</span>
            <span className="why">{why}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
