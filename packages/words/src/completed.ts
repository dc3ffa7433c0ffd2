/** Tables of phrases of which some are missing, as those of a language that is being translated. A page in English needs none of it. */

type Leaf = string | readonly unknown[] | ((...parts: never[]) => unknown);

/** Tables of which any phrase may be missing, as those of a language that is being translated. */
export type Incomplete<Tables> = Tables extends Leaf
  ? Tables
  : { readonly [Name in keyof Tables]?: Incomplete<Tables[Name]> };

type Named = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `own` with what it lacks taken from `whole`: texts from there are marked, so that a reader sees it. */
export function completed<Tables extends object>(
  whole: Tables,
  own: Incomplete<NoInfer<Tables>>,
  mark: (text: string) => string = markForeign,
): Tables {
  return merged(whole as Named, own as Named, mark) as Tables;
}

function merged(whole: Named, own: Named, mark: (text: string) => string): Named {
  const entries = Object.entries(whole).map(([name, value]) => {
    const mine = own[name];
    if (isTable(value)) return [name, merged(value, isTable(mine) ? mine : {}, mark)];
    return [name, mine === undefined ? marked(value, mark) : mine];
  });
  return { ...own, ...Object.fromEntries(entries) };
}

function marked(value: unknown, mark: (text: string) => string): unknown {
  if (typeof value === 'string') return mark(value);
  if (typeof value !== 'function') return value;
  return (...parts: readonly unknown[]): unknown => {
    const made: unknown = value(...parts);
    return Array.isArray(made) ? made.map((one: unknown) => marked(one, mark)) : marked(made, mark);
  };
}

/** The mark of a text that stands in English in another language, before its full stop. */
export const FOREIGN_MARK = 'ᵉⁿ';

/** "choose an actionᵉⁿ": marked once, wherever in it the language is lacking. */
const markForeign = (text: string): string =>
  text === '' || text.includes(FOREIGN_MARK) ? text : text.replace(/[.?!:]?$/, `${FOREIGN_MARK}$&`);

/** The names of all phrases, "effects.suffer". */
export const phraseNames = (tables: object): readonly string[] => namesIn(tables as Named, {}, '');

/** The names of the phrases of `whole` that `own` lacks. */
export const missingPhrases = <Tables extends object>(
  whole: Tables,
  own: Incomplete<NoInfer<Tables>>,
): readonly string[] => namesIn(whole as Named, own as Named, '');

function namesIn(whole: Named, own: Named, path: string): readonly string[] {
  return Object.entries(whole).flatMap(([name, value]) => {
    const mine = own[name];
    if (isTable(value)) return namesIn(value, isTable(mine) ? mine : {}, `${path}${name}.`);
    return mine === undefined ? [`${path}${name}`] : [];
  });
}
