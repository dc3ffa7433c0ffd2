import type { Ruling } from '@firing-arc/referee';
import type { Pose } from '../../common/index.ts';

/** What happens to huge ships alone. */
export type HugeEvent = { readonly because: Ruling } & (
  | { readonly kind: 'energy'; readonly ship: number; readonly energy: number }
  | {
      readonly kind: 'indicator-shared';
      readonly ship: number;
      readonly upgrade: string;
      readonly other: string;
    }
  /** An upgrade of a ship that was destroyed goes to another one. */
  | {
      readonly kind: 'upgrade-taken';
      readonly ship: number;
      readonly upgrade: string;
      readonly from: number;
    }
  | { readonly kind: 'set-aside'; readonly ship: number; readonly huge: number }
  | { readonly kind: 'set-down'; readonly ship: number; readonly huge: number; readonly at: Pose }
);
