/**
 * Tables of phrases that are more than text, as deeds are, or that stand by another field than the kind. Where a
 * phrase is a text by its kind, `PhrasesByKind` of the referee does.
 */

/** A phrase, or how it is made of the structure that it says. */
export type PhraseFor<One, Said> = Said | ((one: One) => Said);

/** A phrase for each value of a field that tells structures apart: a missing one does not compile. */
export type By<Field extends string, One extends Readonly<Record<Field, string>>, Said> = {
  readonly [Value in One[Field]]: PhraseFor<Extract<One, Readonly<Record<Field, Value>>>, Said>;
};

export type ByKind<One extends { readonly kind: string }, Said> = By<'kind', One, Said>;

/** What a table says of a structure, by one of its fields. */
export function saidBy<Field extends string, One extends Readonly<Record<Field, string>>, Said>(
  field: Field,
  table: By<Field, One, Said>,
  one: One,
): Said {
  const phrase: PhraseFor<never, Said> = table[one[field]];
  return typeof phrase === 'function' ? (phrase as (of: One) => Said)(one) : phrase;
}

/** The same by its kind. */
export const saidByKind = <One extends { readonly kind: string }, Said>(
  table: ByKind<One, Said>,
  one: One,
): Said => saidBy('kind', table, one);
