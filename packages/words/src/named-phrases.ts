/**
 * Tables of phrases that are made of names. Where a phrase is a text by its kind, `PhrasesByKind` of the referee does.
 */

interface Kinded {
  readonly kind: string;
}

/** What is named in the place of the numbers of a structure: those of its fields that have names. */
type NamesOf<One, Name> = { readonly [Field in Extract<keyof One, Name>]: string };

/** A phrase for each kind, made of its names and of the one it is about. */
export type PhrasesWithNames<Union extends Kinded, Name> = {
  readonly [Kind in Union['kind']]:
    | string
    | ((names: NamesOf<With<Union, 'kind', Kind>, Name>, one: With<Union, 'kind', Kind>) => string);
};

/** What the table says of one of a union, which is named already; its kind where it has no phrase for it. */
export function sayWithNames<Union extends Kinded, Name extends string>(
  table: PhrasesWithNames<Union, Name>,
  one: Union,
  names: Readonly<Record<Name, string>>,
): string {
  type Made = string | ((named: typeof names, of: Union) => string) | undefined;
  const phrase = (table as Readonly<Record<string, Made>>)[one.kind];
  return typeof phrase === 'function' ? phrase(names, one) : (phrase ?? one.kind);
}

/** What has such a value in the field that tells structures apart, also of those that have one of several. */
export type With<One, Field extends string, Value> =
  One extends Readonly<Record<Field, infer Own>> ? (Value extends Own ? One : never) : never;
