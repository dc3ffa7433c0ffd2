import type { Ruling } from '@firing-arc/referee';

/** What damage does to ships. */
export type DamageEvent = { readonly because: Ruling } & (
  | { readonly kind: 'shield-recovered'; readonly ship: number; readonly shields: number }
  | { readonly kind: 'shield-lost'; readonly ship: number; readonly shields: number }
  /** `card` is null for a facedown one. */
  | { readonly kind: 'damage-dealt'; readonly ship: number; readonly card: string | null }
  /** A faceup card turns facedown: it has no effect any more. */
  | { readonly kind: 'damage-flipped'; readonly ship: number; readonly card: string }
  /** A facedown card turns faceup, which is not dealing it. */
  | { readonly kind: 'damage-turned-up'; readonly ship: number; readonly card: string }
  | { readonly kind: 'deck-reshuffled'; readonly player: number; readonly cards: number }
  | { readonly kind: 'destroyed'; readonly ship: number }
  | { readonly kind: 'removed'; readonly ship: number }
  | { readonly kind: 'fled'; readonly ship: number }
);
