import type { Ruling } from '@firing-arc/referee';
import type { Color, Face } from '../attack/dice.ts';
import type { Command } from '../cards/index.ts';
import type { Zone } from '../geometry/index.ts';

/** Why what has left the play area is destroyed. */
export const LEFT_PLAY = 'armada:destroyed-ships-and-squadrons.2';

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
  /** A card turned it back: the squadron may be activated again. */
  | { readonly kind: 'slider-turned-back'; readonly squadron: number }
  /** Another hull zone of the ship defends now. */
  | { readonly kind: 'target-moved'; readonly ship: number; readonly zone: Zone }
  /** A ship gained a dial that it may use in this activation (command-dials.7). */
  | { readonly kind: 'dial-gained'; readonly ship: number; readonly command: string }
  /** The other player has looked at so many of its dials. */
  | { readonly kind: 'dials-seen'; readonly ship: number; readonly dials: number }
  /** New dials are shown to the other player. */
  | { readonly kind: 'dials-shown'; readonly ship: number; readonly commands: readonly string[] }
  /** A command token is laid on a card. */
  | {
      readonly kind: 'command-on-card';
      readonly ship: number;
      readonly upgrade: string;
      readonly command: Command;
    }
  /** A die is laid on a card, with the face that it shows. */
  | {
      readonly kind: 'die-on-card';
      readonly ship: number;
      readonly upgrade: string;
      readonly color: Color;
      readonly face: Face;
    }
  /** An upgrade is equipped to another ship. */
  | {
      readonly kind: 'upgrade-passed';
      readonly ship: number;
      readonly to: number;
      readonly upgrade: string;
    }
  /** An upgrade takes the place of another one. */
  | {
      readonly kind: 'upgrade-replaced';
      readonly ship: number;
      readonly upgrade: string;
      readonly by: string;
    }
  /** A token or dial that lay on a card is used up. */
  | {
      readonly kind: 'card-command';
      readonly ship: number;
      readonly upgrade: string;
      readonly command: string;
    }
);
