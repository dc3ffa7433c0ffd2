/** Tables of phrases: what a language says, by what it is about. One language has all of them, others may lack some. */

/** A phrase of a language: a text, or what makes one of its parts. */
export type Phrase<Parts extends readonly unknown[]> = string | ((...parts: Parts) => string);

interface Kinded {
  readonly kind: string;
}

/** A phrase for each kind of a union, made of the one it is about and of what else is given. */
export type PhrasesByKind<Union extends Kinded, Rest extends readonly unknown[] = []> = {
  readonly [Kind in Union['kind']]: Phrase<[one: Extract<Union, { readonly kind: Kind }>, ...rest: Rest]>;
};

/** What the table says of one of a union; its kind where a table from elsewhere has no phrase for it. */
export function sayByKind<Union extends Kinded, Rest extends readonly unknown[]>(
  table: PhrasesByKind<Union, Rest>,
  one: Union,
  ...rest: Rest
): string {
  const phrase = (table as Readonly<Record<string, Phrase<[one: Union, ...rest: Rest]> | undefined>>)[
    one.kind
  ];
  return typeof phrase === 'function' ? phrase(one, ...rest) : (phrase ?? one.kind);
}
