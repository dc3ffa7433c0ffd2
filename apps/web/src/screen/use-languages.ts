import { language, useWords } from '../words/language.ts';
import { useTable } from './table-context.ts';

/** In which languages the game on the screen speaks, as `lang` attributes: undefined where it is the page's own. */
export function useLanguages(): { readonly rules: string | undefined; readonly table: string | undefined } {
  const { speaks } = useTable().game;
  const page = useWords(language);
  const other = (tag: string) => (tag === page ? undefined : tag);
  return { rules: other(speaks.rules), table: other(speaks.table) };
}
