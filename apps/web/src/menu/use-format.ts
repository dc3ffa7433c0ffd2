import { useEffect, useState } from 'react';
import type { MenuFormat } from '../games/format.ts';
import { type FormatId, loadFormat } from '../games/index.ts';
import { language, useWords } from '../words/language.ts';

/** A format in the language that is shown: the one there was stays until it speaks the next; null before it is there. */
export function useFormat(id: FormatId): MenuFormat | null {
  const shown = useWords(language);
  const [loaded, setLoaded] = useState<{ readonly id: FormatId; readonly format: MenuFormat } | null>(null);
  useEffect(() => {
    let current = true;
    loadFormat(id, shown).then(
      (format) => current && setLoaded({ id, format }),
      () => undefined, // Who begins a game is told why it cannot begin.
    );
    return () => {
      current = false;
    };
  }, [id, shown]);
  return loaded?.id === id ? loaded.format : null;
}
