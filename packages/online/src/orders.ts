/** What a standing order answers. */

/** How the games call the option that does nothing. */
const NOTHING: ReadonlySet<unknown> = new Set(['no', 'pass', 'done', 'none']);

interface Options {
  readonly form?: unknown;
  readonly options?: readonly { readonly kind?: unknown; readonly use?: unknown; readonly move?: unknown }[];
}

/** The answer 'no' to a question; null where it has none. */
export function noTo(question: object): number | null {
  const { form, options = [] }: Options = question;
  if (form !== 'choice') return null;
  const at = options.findLastIndex(
    ({ kind, use, move }) => use === false || NOTHING.has(kind) || NOTHING.has(move),
  );
  return at < 0 ? null : at;
}
