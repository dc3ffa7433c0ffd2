import { useCallback } from 'react';
import type { MenuFormat } from '../games/format.ts';
import { type FormatId, loadFormat } from '../games/index.ts';
import { useLoaded } from '../loaded.ts';
import { language, useWords } from '../words/language.ts';

/** A format in the language that is shown: the one there was stays until it speaks the next; null before it is there. */
export function useFormat(id: FormatId): MenuFormat | null {
  const shown = useWords(language);
  return useLoaded(
    useCallback(() => loadFormat(id, shown), [id, shown]),
    id,
  );
}
