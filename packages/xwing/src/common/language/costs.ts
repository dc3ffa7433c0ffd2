/** What an ability costs: all of it is paid or nothing. */

import type { In, Vocabulary, Who } from './vocabulary.ts';

export type SharedCost<V extends Vocabulary> =
  | { readonly kind: 'spend-token'; readonly token: V['costToken']; readonly count: number }
  | { readonly kind: 'gain-token'; readonly token: V['token']; readonly count: number }
  | { readonly kind: 'suffer'; readonly hits: number; readonly crits: number; readonly count: number }
  | { readonly kind: 'shield'; readonly count: number }
  | { readonly kind: 'lock'; readonly on: Who; readonly count: number };

type OfKind<V extends Vocabulary, Kind extends SharedCost<V>['kind']> = Extract<
  SharedCost<V>,
  { readonly kind: Kind }
>;

/** The costs that both editions know. */
export function costs<V extends Vocabulary>() {
  return {
    spend: (token: V['costToken'], count = 1): OfKind<V, 'spend-token'> => ({
      kind: 'spend-token',
      token,
      count,
    }),
    gaining: (token: V['token'], count = 1): OfKind<V, 'gain-token'> => ({
      kind: 'gain-token',
      token,
      count,
    }),
    suffering: (hits: number, crits = 0): OfKind<V, 'suffer'> => ({
      kind: 'suffer',
      hits,
      crits,
      count: hits + crits,
    }),
    shield: (count = 1): OfKind<V, 'shield'> => ({ kind: 'shield', count }),
    /** The lock that the card's ship has on another one. */
    lockOn: <W extends Who>(on: W): In<OfKind<V, 'lock'>, W> => ({ kind: 'lock', on, count: 1 }),
  };
}
