import type { ReactNode } from 'react';
import { keptChoice, useChoice } from '../settings/choice.ts';
import { screenWords } from '../words/en/screen.ts';
import { useWords } from '../words/language.ts';

const sheet = keptChoice('firing-arc.sheet', ['open', 'folded']);

/** What is decided, over the table: at its right, or on a phone below it. Folded, its first line stays. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  const t = useWords(screenWords);
  const folded = useChoice(sheet) === 'folded';
  return (
    <div className={folded ? 'glass side folded' : 'glass side'}>
      <button
        type="button"
        className="sheet-handle"
        aria-expanded={!folded}
        aria-label={folded ? t.unfold : t.fold}
        onClick={() => sheet.choose(folded ? 'open' : 'folded')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={folded ? 'M6 15L12 9L18 15' : 'M6 9L12 15L18 9'} />
        </svg>
      </button>
      <div className="decide">{children}</div>
    </div>
  );
}
