import { useOpenRuling } from '../log/ruling.tsx';
import type { ShownRefusal } from '../shown/question.ts';

/** More than these are folded away. */
const MOST = 8;

/** What is not possible now: grey buttons that tell why, and open the rule behind it. */
export function Refused({ refusals }: { readonly refusals: readonly ShownRefusal[] }) {
  if (refusals.length === 0) return null;
  if (refusals.length > MOST) {
    return (
      <details className="refused">
        <summary>Not possible now, and why: {refusals.length}</summary>
        <Refusals refusals={refusals} />
      </details>
    );
  }
  return (
    <section className="refused" aria-label="Not possible now">
      <h3>Not possible now</h3>
      <Refusals refusals={refusals} />
    </section>
  );
}

function Refusals({ refusals }: { readonly refusals: readonly ShownRefusal[] }) {
  const open = useOpenRuling();
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
            <span>{refusal.text}</span>
            <span className="why">Why?</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
