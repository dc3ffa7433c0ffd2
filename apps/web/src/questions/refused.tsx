import { useOpenRuling } from '../log/ruling.tsx';
import { useLanguages } from '../screen/use-languages.ts';
import type { ShownRefusal } from '../shown/question.ts';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';
import { refusalGroups } from './refusal-groups.ts';
import './refused.css';
import './options.css';

/** What is not possible now, folded away: grey buttons that tell why, and open the rule behind it. */
export function Refused({ refusals }: { readonly refusals: readonly ShownRefusal[] }) {
  const t = useWords(questionWords);
  if (refusals.length === 0) return null;
  return (
    <details className="refused">
      <summary>{t.notPossibleWhy({ count: refusals.length })}</summary>
      <Refusals refusals={refusals} />
    </details>
  );
}

/** What has a reason of its own is one line; what shares one is named below it. */
function Refusals({ refusals }: { readonly refusals: readonly ShownRefusal[] }) {
  const open = useOpenRuling();
  const { why } = useWords(questionWords);
  const { rules } = useLanguages();
  return (
    <ul className="refusals">
      {refusalGroups(refusals).map(({ text, ruling, names }) => (
        <li key={`${text} ${ruling}`} className={names.length > 0 ? 'refused-group' : undefined}>
          <button
            type="button"
            className="option refused-option"
            aria-disabled="true"
            aria-haspopup="dialog"
            onClick={() => open(ruling)}
          >
            <span lang={rules}>{text}</span>
            <span className="why">{why}</span>
          </button>
          {names.length > 0 && (
            <p className="refused-names" lang={rules}>
              {names.join(' · ')}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
