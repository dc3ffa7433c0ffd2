import type { Ruling } from '@firing-arc/referee';

/** What happens to condition cards; `condition` is null for a facedown one, of which only the marker is known. */
export type ConditionEvent = { readonly because: Ruling } & (
  | {
      readonly kind: 'condition-assigned' | 'condition-removed';
      readonly ship: number;
      readonly condition: string | null;
      readonly marker: string;
    }
  | {
      readonly kind: 'card-on-condition';
      readonly ship: number;
      readonly condition: string;
      readonly card: string;
    }
  /** A player loses a mission point, which lies on a condition card from then on. */
  | {
      readonly kind: 'point-on-condition';
      readonly ship: number;
      readonly condition: string;
      readonly player: number;
      readonly total: number;
    }
  | { readonly kind: 'condition-revealed'; readonly ship: number; readonly condition: string }
);
