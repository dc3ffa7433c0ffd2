import type { Ruling } from '@firing-arc/referee';
import type { AnyZone } from '../geometry/index.ts';

/** What damage does. Names of damage cards are null while they lie facedown. */
export type DamageEvent = { readonly because: Ruling } & (
  | { readonly kind: 'shield-lost'; readonly ship: number; readonly zone: AnyZone; readonly shields: number }
  | { readonly kind: 'damage-dealt'; readonly ship: number; readonly card: string | null }
  | { readonly kind: 'damage-flipped'; readonly ship: number; readonly card: string }
  | { readonly kind: 'damage-turned-up'; readonly ship: number; readonly card: string }
  | { readonly kind: 'damage-discarded'; readonly ship: number; readonly card: string }
  | { readonly kind: 'hull-lost'; readonly squadron: number; readonly hull: number }
  | { readonly kind: 'deck-reshuffled'; readonly cards: number }
  | { readonly kind: 'ship-destroyed'; readonly ship: number }
  | { readonly kind: 'squadron-destroyed'; readonly squadron: number }
  | { readonly kind: 'defense-token-discarded'; readonly ship: number; readonly token: string }
  | { readonly kind: 'dial-changed'; readonly ship: number }
);
