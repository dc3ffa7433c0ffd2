/** What an event looks like on the board while it happens. */

import type { Pose } from '@firing-arc/table';
import type { Outline } from './question.ts';

/** A ship goes from pose to pose, at even parts of its way; the first is where it was, the last where it ends. */
export interface ShownAct {
  readonly kind: 'glide';
  readonly ship: number;
  readonly poses: readonly Pose[];
  /** The outlines of the template or tool that is used, on the table; none where it goes without one. */
  readonly templates: readonly Outline[];
}
