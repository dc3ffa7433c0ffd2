import type { TableInfo } from '@firing-arc/online';
import type { onlineWords } from '../words/en/online.ts';

/** Where a game stands, for one of its seats. */
export function standingOf(
  { status, seats }: Pick<TableInfo, 'status' | 'seats'>,
  own: number,
  t: ReturnType<typeof onlineWords.get>,
): string {
  switch (status) {
    case 'gathering':
    case 'settled':
      return t.notBegun;
    case 'over':
      return t.isOver;
    case 'playing':
      return seats[own]?.decides ? t.yourMove : t.theirMove;
  }
}
