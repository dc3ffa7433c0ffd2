import type { Ruling } from '@firing-arc/referee';
import type { Pose } from '@firing-arc/table';
import type { Zone } from '../geometry/index.ts';

/** What happens by an objective. */
export type ObjectiveEvent = { readonly because: Ruling } & (
  | { readonly kind: 'objective-ship'; readonly ship: number }
  | { readonly kind: 'objective-ship-over'; readonly ship: number }
  /** A dial of the objective card is revealed. */
  | { readonly kind: 'objective-dial'; readonly command: string }
  /** A token on the table, or on an obstacle. */
  | { readonly kind: 'token-placed'; readonly player: number; readonly marker: number; readonly at: Pose }
  | { readonly kind: 'token-moved'; readonly marker: number; readonly at: Pose }
  | { readonly kind: 'token-removed'; readonly marker: number; readonly ship: number }
  /** A mine was shot. */
  | { readonly kind: 'mine-destroyed'; readonly marker: number }
  | {
      readonly kind: 'obstacle-moved';
      readonly player: number;
      readonly obstacle: number;
      readonly at: Pose;
    }
  | { readonly kind: 'obstacle-removed'; readonly obstacle: number }
  /** A chaff or focus token marks a hull zone, and goes again. */
  | {
      readonly kind: 'zone-marked';
      readonly ship: number;
      readonly token: string;
      readonly zone: Zone;
    }
  | { readonly kind: 'zone-unmarked'; readonly ship: number; readonly token: string }
  /** A station that is attacked gets a facedown damage card. */
  | { readonly kind: 'station-damaged'; readonly obstacle: number }
  | { readonly kind: 'station-destroyed'; readonly obstacle: number }
  /** Dice of a mine. */
  | { readonly kind: 'mine'; readonly ship: number; readonly faces: readonly string[] }
);
