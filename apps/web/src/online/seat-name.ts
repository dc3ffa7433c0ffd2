import type { TableInfo } from '@firing-arc/online';
import { capitalized } from '@firing-arc/words';
import { computerWords } from '../words/en/computers.ts';
import type { onlineWords } from '../words/en/online.ts';
import { playerWords } from '../words/en/players.ts';
import { playerText } from '../words/index.ts';

/** What somebody at a table is called; what they call themselves is shown as text. */
export function seatName(
  info: Pick<TableInfo, 'seats'> | null,
  seat: number,
  t: ReturnType<typeof onlineWords.get>,
): string {
  const player = info?.seats[seat];
  const isOneOfMany = info !== null && info.seats.length > 2;
  if (player?.by === 'computer') {
    return isOneOfMany ? playerWords.get().named({ number: seat + 1, who: t.computer }) : t.computer;
  }
  return player?.name || (isOneOfMany ? playerText(seat) : t.opponent);
}

/** The same at the beginning of a capitalized; what somebody calls themselves stays as it is. */
export const seatNameFirst = (...[info, seat, t]: Parameters<typeof seatName>): string =>
  info?.seats[seat]?.name || capitalized(seatName(info, seat, t));

/** A computer player by its name. */
export function computerName(
  player: TableInfo['seats'][number]['player'],
  t: ReturnType<typeof onlineWords.get>,
): string {
  return player ? capitalized(computerWords.get()[player]) : t.computer;
}
