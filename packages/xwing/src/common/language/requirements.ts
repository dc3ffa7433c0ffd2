/** If-conditions: unmet when the window opens, the ability does not act; unmet later, it is dropped. */

import type { ManeuverTest } from './ships.ts';
import type { Comparison, During, NeedOf, RangeSpan, Vocabulary, WhenOf, Who } from './vocabulary.ts';

export type SharedRequirement<V extends Vocabulary> =
  | { readonly kind: 'ship'; readonly who: Who; readonly that: readonly V['test'][] }
  | {
      readonly kind: 'count';
      readonly that: readonly V['test'][];
      readonly least: number;
      readonly most: number;
    }
  | ({ readonly kind: 'flown'; readonly fully?: boolean } & ManeuverTest<V['difficulty']>)
  | { readonly kind: 'attack-range'; readonly range: RangeSpan }
  | { readonly kind: 'attack-with'; readonly weapon: V['weapon'] }
  | { readonly kind: 'attack-result'; readonly is: 'hit' | 'miss' }
  | { readonly kind: 'attack-is'; readonly is: V['fact']; readonly holds: boolean }
  | { readonly kind: 'action'; readonly actions: readonly V['action'][] }
  | { readonly kind: 'token-is'; readonly tokens: readonly string[] }
  | {
      readonly kind: 'compare';
      readonly a: V['value'];
      readonly compare: Comparison;
      readonly b: V['value'];
    }
  | { readonly kind: 'phase'; readonly phases: readonly string[] }
  | { readonly kind: 'not-that'; readonly requirement: V['requirement'] }
  | { readonly kind: 'one-of'; readonly requirements: readonly V['requirement'][] };

type OfKind<V extends Vocabulary, Kind extends SharedRequirement<V>['kind']> = Extract<
  SharedRequirement<V>,
  { readonly kind: Kind }
>;

/** The requirements that both editions know. */
export function requirements<V extends Vocabulary>() {
  type Of<Kind extends SharedRequirement<V>['kind']> = OfKind<V, Kind>;
  type OnAttack<Kind extends SharedRequirement<V>['kind']> = Of<Kind> & During<'attack'>;
  const attackIs = (is: V['fact'], holds = true): OnAttack<'attack-is'> => ({ kind: 'attack-is', is, holds });
  return {
    /** A ship passes all tests: `the('defender', enemy, atRange([1, 1]))`. */
    the: <W extends Who, T extends readonly (V['test'] & During<string>)[]>(
      who: W,
      ...that: T
    ): Of<'ship'> & During<NeedOf<W> | WhenOf<T[number]>> => ({ kind: 'ship', who, that }),
    you: <T extends readonly (V['test'] & During<string>)[]>(
      ...that: T
    ): Of<'ship'> & During<WhenOf<T[number]>> => ({
      kind: 'ship',
      who: 'self',
      that,
    }),
    /** At least one ship passes all tests. */
    thereIs: <T extends readonly (V['test'] & During<string>)[]>(
      ...that: T
    ): Of<'count'> & During<WhenOf<T[number]>> => ({ kind: 'count', that, least: 1, most: 99 }),
    thereIsNo: <T extends readonly (V['test'] & During<string>)[]>(
      ...that: T
    ): Of<'count'> & During<WhenOf<T[number]>> => ({ kind: 'count', that, least: 0, most: 0 }),
    /** The maneuver that the ship of the moment has executed. */
    flown: (what: Omit<Of<'flown'>, 'kind'>): Of<'flown'> => ({ kind: 'flown', ...what }),
    compare: (a: V['value'], how: Comparison, b: V['value']): Of<'compare'> => ({
      kind: 'compare',
      a,
      compare: how,
      b,
    }),
    /** The action of the moment is one of these; with no name, any. */
    actionIs: (...actions: readonly V['action'][]): Of<'action'> => ({ kind: 'action', actions }),
    /** The token that is gained or spent in the moment. */
    tokenIs: (...tokens: readonly string[]): Of<'token-is'> => ({ kind: 'token-is', tokens }),
    inPhase: (...phases: readonly string[]): Of<'phase'> => ({ kind: 'phase', phases }),
    unless: <R extends V['requirement'] & During<string>>(
      requirement: R,
    ): Of<'not-that'> & During<WhenOf<R>> => ({ kind: 'not-that', requirement }),
    oneOf: <R extends readonly (V['requirement'] & During<string>)[]>(
      ...all: R
    ): Of<'one-of'> & During<WhenOf<R[number]>> => ({ kind: 'one-of', requirements: all }),
    /** The card's ship attacks, or defends. */
    youAttack: YOU_ATTACK as OnAttack<'ship'>,
    youDefend: YOU_DEFEND as OnAttack<'ship'>,
    attackRange: (range: RangeSpan): OnAttack<'attack-range'> => ({ kind: 'attack-range', range }),
    attackWith: (weapon: V['weapon']): OnAttack<'attack-with'> => ({ kind: 'attack-with', weapon }),
    attackHit: { kind: 'attack-result', is: 'hit' } as OnAttack<'attack-result'>,
    attackMissed: { kind: 'attack-result', is: 'miss' } as OnAttack<'attack-result'>,
    attackIs,
    obstructed: attackIs('obstructed'),
  };
}

const YOU_ATTACK = { kind: 'ship', who: 'attacker', that: [{ kind: 'is', who: 'self' }] } as const;
const YOU_DEFEND = { kind: 'ship', who: 'defender', that: [{ kind: 'is', who: 'self' }] } as const;
