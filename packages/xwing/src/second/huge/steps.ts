/** The steps of huge ships. */
export type HugeStep =
  /** Ships that were set aside from under a huge ship are placed again, this player's next (huge-ships.42). */
  | { readonly kind: 'set-down'; readonly huge: number; readonly player: number }
  /** Then the huge ship rolls so many dice for what it ran over (huge-ships.45). */
  | { readonly kind: 'ran-over'; readonly huge: number; readonly dice: number }
  /** It performs its next attack, if it made the last: `before` it had fired so often (huge-ships.3). */
  | { readonly kind: 'huge-attack'; readonly ship: number; readonly before: number };
