/** What an ability does: verbs on a ship, the card's own where none is named; choices and order. */

import type { During, In, Pool, Vocabulary, WhenOf, Who } from './vocabulary.ts';

export type SharedEffect<V extends Vocabulary> =
  | { readonly kind: 'gain'; readonly token: V['token']; readonly count: V['value']; readonly on: Who }
  | {
      readonly kind: 'remove';
      readonly of: V['tokenClass'];
      readonly count: number | 'all';
      readonly on: Who;
      /** Whose player picks among several kinds. */
      readonly chooser: Who;
    }
  | {
      readonly kind: 'transfer';
      readonly of: V['tokenClass'] | readonly V['token'][];
      readonly count: number | 'all';
      readonly from: Who;
      readonly to: Who;
    }
  | { readonly kind: 'acquire-lock'; readonly by: Who; readonly on: Who; readonly anyRange: boolean }
  | { readonly kind: 'suffer'; readonly hits: number; readonly crits: number; readonly on: Who }
  /** So many attack dice are rolled, and their hits and crits suffered. */
  | { readonly kind: 'roll-damage'; readonly dice: number; readonly on: Who }
  | { readonly kind: 'shields'; readonly change: number; readonly on: Who }
  | { readonly kind: 'deal'; readonly up: boolean; readonly on: Who }
  // dice outside the modify steps
  | { readonly kind: 'more-dice'; readonly dice: Pool; readonly change: V['value'] }
  | {
      readonly kind: 'cancel';
      readonly dice: Pool;
      /** Results that are canceled; any without. */
      readonly faces?: readonly string[];
      readonly count: number | 'all';
    }
  | { readonly kind: 'add-result'; readonly dice: Pool; readonly face: string; readonly count: V['value'] }
  // choices and order
  | {
      readonly kind: 'choose';
      readonly that: readonly V['test'][];
      /** How many ships; the effect happens for each of them. */
      readonly count: V['value'];
      /** Somebody is chosen if anybody can be. */
      readonly must: boolean;
      readonly then: V['effect'];
    }
  | { readonly kind: 'each'; readonly that: readonly V['test'][]; readonly then: V['effect'] }
  | {
      readonly kind: 'roll-die';
      readonly rows: readonly { readonly on: readonly string[]; readonly then: V['effect'] }[];
    }
  | { readonly kind: 'either'; readonly chooser: Who; readonly options: readonly V['effect'][] }
  | {
      readonly kind: 'if';
      readonly requires: readonly V['requirement'][];
      readonly then: V['effect'];
      readonly else: V['effect'] | null;
    }
  | { readonly kind: 'in-turn'; readonly effects: readonly V['effect'][] };

type OfKind<V extends Vocabulary, Kind extends SharedEffect<V>['kind']> = Extract<
  SharedEffect<V>,
  { readonly kind: Kind }
>;

/** The effects that both editions know. */
export function effects<V extends Vocabulary>() {
  return { ...verbs<V>(), ...choices<V>() };
}

function verbs<V extends Vocabulary>() {
  type Of<Kind extends SharedEffect<V>['kind']> = OfKind<V, Kind>;
  return {
    gain: <W extends Who = 'self'>(token: V['token'], count: V['value'] = 1, on?: W): In<Of<'gain'>, W> => ({
      kind: 'gain',
      token,
      count,
      on: on ?? 'self',
    }),
    /** Removes tokens of a kind or class; of several kinds the card's player picks, or the one of `chooser`. */
    remove: <W extends Who = 'self'>(
      of: V['tokenClass'],
      count: number | 'all' = 1,
      on?: W,
      chooser: Who = 'self',
    ): In<Of<'remove'>, W> => ({ kind: 'remove', of, count, on: on ?? 'self', chooser }),
    transfer: (
      of: V['tokenClass'] | readonly V['token'][],
      from: Who,
      to: Who,
      count: number | 'all' = 1,
    ): Of<'transfer'> => ({ kind: 'transfer', of, count, from, to }),
    /** A lock on a ship that takes part. */
    acquireLock: <W extends Who, B extends Who = 'self'>(
      on: W,
      by?: B,
      anyRange = false,
    ): In<Of<'acquire-lock'>, W> => ({ kind: 'acquire-lock', by: by ?? 'self', on, anyRange }),
    suffer: <W extends Who = 'self'>(hits: number, crits = 0, on?: W): In<Of<'suffer'>, W> => ({
      kind: 'suffer',
      hits,
      crits,
      on: on ?? 'self',
    }),
    /** Rolls attack dice and suffers what they show. */
    rollsDamage: <W extends Who = 'self'>(dice: number, on?: W): In<Of<'roll-damage'>, W> => ({
      kind: 'roll-damage',
      dice,
      on: on ?? 'self',
    }),
    recoverShield: <W extends Who = 'self'>(count = 1, on?: W): In<Of<'shields'>, W> => ({
      kind: 'shields',
      change: count,
      on: on ?? 'self',
    }),
    loseShield: <W extends Who = 'self'>(count = 1, on?: W): In<Of<'shields'>, W> => ({
      kind: 'shields',
      change: -count,
      on: on ?? 'self',
    }),
    dealDamage: <W extends Who = 'self'>(up: boolean, on?: W): In<Of<'deal'>, W> => ({
      kind: 'deal',
      up,
      on: on ?? 'self',
    }),
    /** In the moments before dice are rolled. */
    rollMore: (dice: Pool, change: V['value'] = 1): Of<'more-dice'> & During<'attack'> => ({
      kind: 'more-dice',
      dice,
      change,
    }),
    cancel: (
      dice: Pool,
      faces: readonly string[],
      count: number | 'all' = 1,
    ): Of<'cancel'> & During<'attack'> => ({ kind: 'cancel', dice, faces, count }),
    addResult: (dice: Pool, face: string, count: V['value'] = 1): Of<'add-result'> & During<'attack'> => ({
      kind: 'add-result',
      dice,
      face,
      count,
    }),
  };
}

function choices<V extends Vocabulary>() {
  type Of<Kind extends SharedEffect<V>['kind']> = OfKind<V, Kind>;
  return {
    /** Ships that pass some tests are chosen, and `then` happens for each as `chosen`. */
    choose: <T extends V['test'] & During<string>, E extends V['effect'] & During<string>>(
      that: readonly T[],
      then: E,
      how: { readonly count?: V['value']; readonly must?: boolean } = {},
    ): Of<'choose'> & During<WhenOf<T> | WhenOf<E>> => ({
      kind: 'choose',
      that,
      count: how.count ?? 1,
      must: how.must ?? false,
      then,
    }),
    /** For every ship that passes some tests, as `chosen`. */
    each: <T extends V['test'] & During<string>, E extends V['effect'] & During<string>>(
      that: readonly T[],
      then: E,
    ): Of<'each'> & During<WhenOf<T> | WhenOf<E>> => ({ kind: 'each', that, then }),
    rollAttackDie: (on: readonly string[], then: V['effect']): Of<'roll-die'> => ({
      kind: 'roll-die',
      rows: [{ on, then }],
    }),
    /** One of several effects, as the card's player likes. */
    eitherOf: <E extends readonly (V['effect'] & During<string>)[]>(
      ...options: E
    ): Of<'either'> & During<WhenOf<E[number]>> => ({ kind: 'either', chooser: 'self', options }),
    onlyIf: <
      R extends V['requirement'] & During<string>,
      E extends V['effect'] & During<string>,
      O extends V['effect'] & During<string> = never,
    >(
      requires: readonly R[],
      then: E,
      otherwise: O | null = null,
    ): Of<'if'> & During<WhenOf<R> | WhenOf<E> | WhenOf<O>> => ({
      kind: 'if',
      requires,
      then,
      else: otherwise,
    }),
    inTurn: <E extends readonly (V['effect'] & During<string>)[]>(
      ...all: E
    ): NoInfer<(V['effect'] | Of<'in-turn'>) & During<WhenOf<E[number]>>> =>
      all.length === 1 ? all[0]! : { kind: 'in-turn', effects: all },
  };
}
