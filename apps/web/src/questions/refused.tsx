import { useOpenRuling } from '../log/ruling.tsx';
import type { ShownRefusal } from '../shown/question.ts';

/** What is not possible now: grey buttons that tell why, and open the rule behind it. */
export function Refused({ refusals }: { readonly refusals: readonly ShownRefusal[] }) {
  const open = useOpenRuling();
  if (refusals.length === 0) return null;
  return (
    <section className="refused" aria-label="Not possible now">
      <h3>Not possible now</h3>
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
              <span>{refusal.text}</span>
              <span className="why">Why?</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
