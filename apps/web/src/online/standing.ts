import type { TableInfo } from '@firing-arc/online';
import type { onlineWords } from '../words/en/online.ts';
import { aboutText } from './clock.ts';

/** Where a game stands, for one of its seats: whose move it is, and by turns how long there is time for it. */
export function standingOf(
  { status, seats, times }: Pick<TableInfo, 'status' | 'seats' | 'times'>,
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
      if (seats[own]?.decides) return ownMove(times?.seats[own] ?? null, t);
      return seats.length > 2 ? t.othersMove : t.theirMove;
  }
}

function ownMove(
  time: { readonly left: number | null; readonly runsIn: number | null } | null,
  t: ReturnType<typeof onlineWords.get>,
): string {
  if (time?.left === null || time?.left === undefined || time.runsIn === null) return t.yourMove;
  return t.leftFor({ name: t.yourMove, time: aboutText(time.left, t) });
}
