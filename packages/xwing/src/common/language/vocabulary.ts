/**
 * The language in which cards of both editions are written. Its blocks are the same; what they speak about (tokens,
 * actions, arcs, moments) and which blocks there are besides is each edition's own: its vocabulary. A word or block that
 * an edition does not know does not compile in its cards.
 */

export interface Vocabulary {
  // names
  readonly token: string;
  /** A token, or a class of them. */
  readonly tokenClass: string;
  /** What of them a cost may name. */
  readonly costToken: string;
  readonly action: string;
  readonly arc: string;
  readonly size: string;
  readonly difficulty: string;
  /** What an attack is made with: a class of weapons, or the card itself. */
  readonly weapon: string;
  /** What may be true of an attack. */
  readonly fact: string;
  /** Numbers of a ship. */
  readonly stat: string;
  /** Moments that abilities wait for. */
  readonly window: string;
  /** Those in which an attack is known. */
  readonly attackWindow: string;
  // all blocks of the edition, the shared ones among them
  readonly test: object;
  readonly requirement: object;
  readonly value: number | object;
  readonly cost: object;
  readonly effect: object;
  readonly modifier: object;
}

/** From the first to the second range band, both included; `[4, 9]` is beyond range 3. */
export type RangeSpan = readonly [from: number, to: number];

/**
 * A ship that takes part: the card's own; `it` the one that the moment is about, `other` the moment's second one;
 * those of the attack, `enemy` being the one that is not the card's side's; the one chosen last.
 */
export type Who = 'self' | 'it' | 'other' | 'attacker' | 'defender' | 'enemy' | 'chosen';

/** Marks a block that only makes sense during an attack; never there at runtime. */
export interface During<When extends string> {
  readonly during?: When;
}
/*
 * Blocks are unions of many kinds. Where a type is to be found from such a union, the compiler compares each kind with
 * each; with `NoInfer`, and with blocks that are found whole (`E extends …`), it need not: checking cards took five
 * times as long without.
 */
export type NeedOf<W extends Who> = W extends 'attacker' | 'defender' | 'enemy' ? 'attack' : never;
/** When a block makes sense: what it is marked with. */
export type WhenOf<B extends During<string>> = unknown extends B['during'] ? never : NonNullable<B['during']>;
export type In<Block, W extends Who> = NoInfer<Block & During<NeedOf<W>>>;

export type Comparison = 'lower' | 'lower-or-equal' | 'equal' | 'higher-or-equal' | 'higher';

/** Whether a number stands so to another. */
export function compares(a: number, how: Comparison, b: number): boolean {
  switch (how) {
    case 'lower':
      return a < b;
    case 'lower-or-equal':
      return a <= b;
    case 'equal':
      return a === b;
    case 'higher-or-equal':
      return a >= b;
    case 'higher':
      return a > b;
  }
}

export type Pool = 'attack' | 'defense';
