/** Numbers that a card names, or counts on the table. */

import type { During, In, Pool, Vocabulary, Who } from './vocabulary.ts';

export type SharedValue<V extends Vocabulary> =
  | number
  | { readonly kind: 'ships'; readonly that: readonly V['test'][]; readonly most: number }
  | { readonly kind: 'tokens'; readonly of: V['tokenClass']; readonly who: Who; readonly most: number }
  | { readonly kind: 'stat'; readonly of: V['stat']; readonly who: Who }
  | { readonly kind: 'results'; readonly dice: Pool; readonly faces: readonly string[] };

type Counted<V extends Vocabulary, Kind extends string> = Extract<SharedValue<V>, { readonly kind: Kind }>;

/** The numbers that both editions count. */
export function values<V extends Vocabulary>() {
  return {
    /** As many as there are ships that pass all tests. */
    countOf: (...that: readonly V['test'][]): Counted<V, 'ships'> => ({ kind: 'ships', that, most: 99 }),
    /** A counted value with a limit. */
    upTo: (most: number, value: Counted<V, 'ships'> | Counted<V, 'tokens'>) => ({ ...value, most }),
    tokensOf: <W extends Who = 'self'>(of: V['tokenClass'], who?: W): In<Counted<V, 'tokens'>, W> => ({
      kind: 'tokens',
      of,
      who: who ?? 'self',
      most: 99,
    }),
    stat: <W extends Who = 'self'>(of: V['stat'], who?: W): In<Counted<V, 'stat'>, W> => ({
      kind: 'stat',
      of,
      who: who ?? 'self',
    }),
    results: (dice: Pool, ...faces: readonly string[]): Counted<V, 'results'> & During<'attack'> => ({
      kind: 'results',
      dice,
      faces,
    }),
  };
}
