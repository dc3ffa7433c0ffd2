import type { With } from './named-phrases.ts';

/** Tables of phrases that are more than text, as deeds are, or that stand by another field than the kind: those of cards. */

interface Kinded {
  readonly kind: string;
}

/** A phrase for each value of a field that tells structures apart: a missing one does not compile. */
export type By<
  Field extends string,
  One extends Readonly<Record<Field, string>>,
  Said,
  Rest extends readonly unknown[] = [],
> = {
  readonly [Value in One[Field]]: Said | ((one: With<One, Field, Value>, ...rest: Rest) => Said);
};

export type ByKind<One extends Kinded, Said, Rest extends readonly unknown[] = []> = By<
  'kind',
  One,
  Said,
  Rest
>;

/** What a table says of a structure, by one of its fields. */
export function saidBy<
  Field extends string,
  One extends Readonly<Record<Field, string>>,
  Said,
  Rest extends readonly unknown[] = [],
>(field: Field, table: By<Field, One, Said, Rest>, one: One, ...rest: Rest): Said {
  const phrase: unknown = table[one[field]];
  return typeof phrase === 'function'
    ? (phrase as (of: One, ...more: Rest) => Said)(one, ...rest)
    : (phrase as Said);
}

/** The same by its kind. */
export const saidByKind = <One extends Kinded, Said, Rest extends readonly unknown[] = []>(
  table: ByKind<One, Said, Rest>,
  one: One,
  ...rest: Rest
): Said => saidBy('kind', table, one, ...rest);
