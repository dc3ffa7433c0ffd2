/** Who can sit at a table that is opened in this page. */

import type { CreateTable } from '@firing-arc/online';
import type { Rung } from '@firing-arc/opponents';

export const SEATS_NAMES = ['friend', 'computer-second', 'computer-first'] as const;
export type SeatsName = (typeof SEATS_NAMES)[number];

/** The seats of a table in their order; a computer player is the rung that was chosen. */
export function seatsOf(name: SeatsName, rung: Rung): CreateTable['seats'] {
  const computer = { by: 'computer', player: rung } as const;
  switch (name) {
    case 'friend':
      return [{ by: 'guest' }, { by: 'guest' }];
    case 'computer-second':
      return [{ by: 'guest' }, computer];
    case 'computer-first':
      return [computer, { by: 'guest' }];
  }
}
