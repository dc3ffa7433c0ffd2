/** The steps of wings. */
export type WingStep =
  /** A wingmate follows its leader, after it or the wingmate before it (wings.6). */
  | { readonly kind: 'follow-leader'; readonly ship: number }
  /** Split ships may go back to their wings (wings.19). */
  | { readonly kind: 'join-wings' }
  /** Wingmates may leave their wings (wings.18). */
  | { readonly kind: 'leave-wings' };
