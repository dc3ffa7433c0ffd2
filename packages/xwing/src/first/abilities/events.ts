import type { Ruling } from '@firing-arc/referee';

/** What abilities do that no rule does by itself. */
export type CardEvent = { readonly because: Ruling } & (
  | { readonly kind: 'condition-assigned'; readonly ship: number; readonly condition: string }
  | { readonly kind: 'condition-removed'; readonly ship: number; readonly condition: string }
  | { readonly kind: 'obstacle-removed' | 'cargo-dropped'; readonly ship: number; readonly obstacle: number }
  /** It lies under a damage card, out of play. */
  | { readonly kind: 'upgrade-covered'; readonly ship: number; readonly upgrade: string }
  | { readonly kind: 'upgrade-recovered'; readonly ship: number; readonly upgrade: string }
  | {
      readonly kind: 'upgrade-replaced';
      readonly ship: number;
      readonly upgrade: string;
      readonly by: string;
    }
  /** The attack of a ship goes on this one instead of its target. */
  | { readonly kind: 'attack-drawn'; readonly ship: number; readonly attacker: number }
  /** The player of a ship looked at the dial of another one; what it shows is no event. */
  | { readonly kind: 'dial-looked-at'; readonly ship: number; readonly by: number }
  /** `card` is null for one that lay or was dealt facedown. */
  | { readonly kind: 'damage-discarded'; readonly ship: number; readonly card: string | null }
);
