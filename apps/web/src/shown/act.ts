/** What an event looks like on the table while it happens. */

import type { Pose } from '@firing-arc/table';
import type { Outline } from './question.ts';
import type { ShownDie } from './table.ts';

/** What is fired: it decides how a shot flies, its ship's faction how it shines. */
export type Shot = 'cannon' | 'ion' | 'torpedo' | 'missile' | 'turbolaser' | 'flak';

/** What an event looks like; ships by their ids on the board. */
export type ShownAct =
  | Glide
  /** An attack is declared: who fires at whom, and with what. */
  | {
      readonly kind: 'aimed';
      readonly attacker: number;
      readonly defender: number | null;
      readonly shot: Shot;
    }
  /** Dice fall, or are turned and rolled again: what they show then. */
  | {
      readonly kind: 'rolled';
      readonly pool: 'attack' | 'defense';
      readonly label: string;
      readonly dice: readonly ShownDie[];
      /** Whose dice; null where they are a player's. */
      readonly ship: number | null;
      readonly again: boolean;
    }
  /** The shots that were aimed are fired. */
  | { readonly kind: 'fired'; readonly hits: boolean }
  | { readonly kind: 'hurt'; readonly ship: number; readonly what: 'shields' | 'hull' }
  | { readonly kind: 'destroyed'; readonly ship: number }
  /** A device of the table goes off, out to so many mm from its middle. */
  | { readonly kind: 'blast'; readonly thing: string; readonly radius: number }
  | { readonly kind: 'marked'; readonly ship: number; readonly what: Mark };

/** What comes upon a ship so that it is seen. */
export type Mark = 'ion' | 'tractor' | 'jam' | 'cloak' | 'decloak' | 'lock' | 'repair';

/** A ship goes from pose to pose, at even parts of its way; the first is where it was, the last where it ends. */
export interface Glide {
  readonly kind: 'glide';
  readonly ship: number;
  readonly poses: readonly Pose[];
  /** The outlines of the template or tool that is used, on the table; none where it goes without one. */
  readonly templates: readonly Outline[];
  /** It asks much of the ship: a red maneuver. */
  readonly strains?: boolean;
  /** Something stopped it short. */
  readonly stopped?: boolean;
}
