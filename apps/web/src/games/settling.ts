/** What a player at the page needs not be asked. */

/** The answer that is given in the place of a question. */
export type Settling =
  /** Whatever is chosen, nothing comes of it. */
  | { readonly kind: 'no-effect'; readonly answer: number }
  /** It was decided before, or it costs nothing and does the other side harm only. */
  | { readonly kind: 'usual'; readonly answer: number }
  /** The usual order of a player's own ships: the ship of each option. */
  | { readonly kind: 'order'; readonly answer: number; readonly ships: readonly number[] }
  /** What players nearly always do; they see it at once, and `ways` are all options, open to a tap until chance decides. */
  | { readonly kind: 'default'; readonly answer: number; readonly ways: readonly number[] };
