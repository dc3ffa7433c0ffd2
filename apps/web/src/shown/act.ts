/** What an event looks like on the board while it happens. */

import type { Pose } from '@firing-arc/table';

/** A ship goes from pose to pose, at even parts of its way; the first is where it was, the last where it ends. */
export interface ShownAct {
  readonly kind: 'glide';
  readonly ship: number;
  readonly poses: readonly Pose[];
  /** The outline of the template that is used, on the table; null when there is none. */
  readonly template: readonly (readonly [number, number])[] | null;
}
