/** Tests that a ship passes. */

import type { Comparison, During, In, RangeSpan, Vocabulary, WhenOf, Who } from './vocabulary.ts';

/** A maneuver that was executed or revealed. */
export interface ManeuverTest<Difficulty extends string> {
  readonly difficulty?: Difficulty | readonly Difficulty[];
  readonly speed?: RangeSpan;
  readonly bearing?: string | readonly string[];
  readonly direction?: 'left' | 'right' | 'straight';
}

export type SharedTest<V extends Vocabulary> =
  | { readonly kind: 'side'; readonly is: 'friendly' | 'enemy'; readonly of: Who }
  | { readonly kind: 'is'; readonly who: Who }
  | { readonly kind: 'range'; readonly range: RangeSpan; readonly of: Who }
  | { readonly kind: 'in-arc'; readonly arcs: readonly V['arc'][]; readonly of: Who }
  | { readonly kind: 'has-in-arc'; readonly arcs: readonly V['arc'][]; readonly who: Who }
  | {
      readonly kind: 'tokens';
      readonly of: V['tokenClass'];
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'damage'; readonly of: 'all' | 'faceup'; readonly least: number; readonly most: number }
  | { readonly kind: 'locked-by'; readonly who: Who | 'friend' | 'anybody' }
  | { readonly kind: 'locks'; readonly who: Who }
  | { readonly kind: 'chassis'; readonly ids: readonly string[] }
  | { readonly kind: 'size'; readonly sizes: readonly V['size'][] }
  | { readonly kind: 'not'; readonly test: V['test'] }
  | { readonly kind: 'either'; readonly tests: readonly V['test'][] };

type OfKind<V extends Vocabulary, Kind extends SharedTest<V>['kind']> = Extract<
  SharedTest<V>,
  { readonly kind: Kind }
>;

/** The tests on ships that both editions know. */
export function shipTests<V extends Vocabulary>() {
  type Of<Kind extends SharedTest<V>['kind']> = OfKind<V, Kind>;
  const isSelf: Of<'is'> = { kind: 'is', who: 'self' };
  const has = (of: V['tokenClass'], least = 1): Of<'tokens'> => ({ kind: 'tokens', of, least, most: 99 });
  const hasNo = (of: V['tokenClass']): Of<'tokens'> => ({ kind: 'tokens', of, least: 0, most: 0 });
  return {
    friendly: { kind: 'side', is: 'friendly', of: 'self' } as Of<'side'>,
    enemy: { kind: 'side', is: 'enemy', of: 'self' } as Of<'side'>,
    friendlyTo: <W extends Who>(of: W): In<Of<'side'>, W> => ({ kind: 'side', is: 'friendly', of }),
    /** The card's own ship. */
    isSelf,
    /** Any ship but the card's own. */
    other: { kind: 'not', test: isSelf } as Of<'not'>,
    isThe: <W extends Who>(who: W): In<Of<'is'>, W> => ({ kind: 'is', who }),
    /** At a range of the card's ship, or of another one. */
    atRange: <W extends Who = 'self'>(range: RangeSpan, of?: W): In<Of<'range'>, W> => ({
      kind: 'range',
      range,
      of: of ?? 'self',
    }),
    /** In one of some arcs of the card's ship. */
    inYour: (...arcs: readonly V['arc'][]): Of<'in-arc'> => ({ kind: 'in-arc', arcs, of: 'self' }),
    inArcOf: <W extends Who>(of: W, ...arcs: readonly V['arc'][]): In<Of<'in-arc'>, W> => ({
      kind: 'in-arc',
      arcs,
      of,
    }),
    /** That ship has the card's own one in an arc. */
    hasYouIn: (...arcs: readonly V['arc'][]): Of<'has-in-arc'> => ({ kind: 'has-in-arc', arcs, who: 'self' }),
    hasInArc: <W extends Who>(who: W, ...arcs: readonly V['arc'][]): In<Of<'has-in-arc'>, W> => ({
      kind: 'has-in-arc',
      arcs,
      who,
    }),
    has,
    hasNo,
    stressed: has('stress'),
    unstressed: hasNo('stress'),
    damageCards: (least: number, most = 99, of: 'all' | 'faceup' = 'all'): Of<'damage'> => ({
      kind: 'damage',
      of,
      least,
      most,
    }),
    /** A lock of the card's ship, of another one, of any friendly ship or of anybody lies on it. */
    lockedBy: <W extends Who = 'self'>(who?: W | 'friend' | 'anybody'): In<Of<'locked-by'>, W> => ({
      kind: 'locked-by',
      who: who ?? 'self',
    }),
    /** It has a lock on a ship that takes part. */
    holdsLockOn: <W extends Who>(who: W): In<Of<'locks'>, W> => ({ kind: 'locks', who }),
    /** It is of one of some ship types, by id. */
    isShip: (...ids: readonly string[]): Of<'chassis'> => ({ kind: 'chassis', ids }),
    isSize: (...sizes: readonly V['size'][]): Of<'size'> => ({ kind: 'size', sizes }),
    not: <T extends V['test'] & During<string>>(test: T): Of<'not'> & During<WhenOf<T>> => ({
      kind: 'not',
      test,
    }),
    either: <T extends readonly (V['test'] & During<string>)[]>(
      ...tests: T
    ): Of<'either'> & During<WhenOf<T[number]>> => ({ kind: 'either', tests }),
  };
}

export type { Comparison };
