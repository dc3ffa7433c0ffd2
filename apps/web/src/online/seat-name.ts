import type { TableInfo } from '@firing-arc/online';
import type { onlineWords } from '../words/en/online.ts';

/** What somebody at a table is called; what they call themselves is shown as text. */
export function seatName(
  info: TableInfo | null,
  seat: number,
  t: ReturnType<typeof onlineWords.get>,
): string {
  const player = info?.seats[seat];
  if (player?.by === 'computer') return t.computer;
  return player?.name || t.opponent;
}
