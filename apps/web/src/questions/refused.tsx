import { useOpenRuling } from '../log/ruling.tsx';
import { useLanguages } from '../screen/use-languages.ts';
import type { ShownRefusal } from '../shown/question.ts';
import { questionWords } from '../words/en/questions.ts';
import { useWords } from '../words/language.ts';

/** Nobody asks why friends are no targets. */
const FRIENDS: ReadonlySet<string> = new Set([
  'xwing2:friendly.2',
  'xwing1:friendly.2',
  'xwing1:attack.30',
  'armada:attack.26',
]);

/** What is not possible now, folded away: grey buttons that tell why, and open the rule behind it. */
export function Refused(props: { readonly refusals: readonly ShownRefusal[] }) {
  const t = useWords(questionWords);
  const refusals = props.refusals.filter(({ ruling }) => !FRIENDS.has(ruling));
  if (refusals.length === 0) return null;
  return (
    <details className="refused">
      <summary>{t.notPossibleWhy({ count: refusals.length })}</summary>
      <Refusals refusals={refusals} />
    </details>
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
