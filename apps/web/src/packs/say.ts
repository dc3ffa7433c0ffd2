/** How the differences of packs are told in the language of the page. */

import type { PackWords } from '@firing-arc/referee';
import { useMemo } from 'react';
import { packTerms } from '../words/en/pack-terms.ts';
import { packWords } from '../words/en/packs.ts';
import { useWords } from '../words/language.ts';

export type PackTexts = ReturnType<typeof packWords.get>;
type Terms = ReturnType<typeof packTerms.get>;
export type PackTerm = keyof Terms;

/** How differences are told, in words of the page. */
export function sayPacks(t: PackTexts, terms: Readonly<Record<string, string>>): PackWords<string> {
  return {
    term: (term) => terms[term] ?? term,
    none: t.nothing,
    gains: t.gains,
    loses: t.loses,
    times: t.times,
    isNew: t.isNew,
    isGone: t.cardGone,
    banned: t.banned,
    unbanned: t.unbanned,
    restricted: t.restricted,
    unrestricted: t.unrestricted,
    copies: t.copies,
  };
}

/** The words of the page that is shown; others once its language changes. */
export function usePackWords(): PackWords<string> {
  const t = useWords(packWords);
  const terms = useWords(packTerms);
  return useMemo(() => sayPacks(t, terms), [t, terms]);
}
