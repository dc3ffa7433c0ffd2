import type { Ruling } from '@firing-arc/referee';
import type { Zone } from '../geometry/index.ts';

/** What damage does. Names of damage cards are null while they lie facedown. */
export type DamageEvent = { readonly because: Ruling } & (
  | { readonly kind: 'shield-lost'; readonly ship: number; readonly zone: Zone; readonly shields: number }
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
  /** A card turned a defense token, of a ship or of a squadron: then `ship` is -1. */
  | {
      readonly kind: 'defense-token-turned';
      readonly ship: number;
      readonly squadron?: number;
      readonly token: string;
      readonly now: 'readied' | 'exhausted' | 'discarded';
    }
  /** A card turned a squadron's slider to the activated side. */
  | { readonly kind: 'slider-turned'; readonly squadron: number }
  /** A ship gained a dial that it may use in this activation (command-dials.7). */
  | { readonly kind: 'dial-gained'; readonly ship: number; readonly command: string }
  /** A token or dial that lay on a card is used up. */
  | {
      readonly kind: 'card-command';
      readonly ship: number;
      readonly upgrade: string;
      readonly command: string;
    }
);
