import type { GameRecord } from '@firing-arc/referee';
import type { GameStore, Shown } from '../game/store.ts';
import { download } from './download.ts';

/** Everything that somebody needs to see what went wrong: the record rebuilds the game, the hash says where it stood. */
export function bugReport(record: GameRecord | null, game: Shown, userAgent: string) {
  return {
    report: 'firing-arc',
    userAgent,
    options: game.options,
    hash: game.hash,
    fault: game.fault,
    lastEvents: game.events.slice(-20).map(({ kind, because, text }) => ({ kind, because, text: text() })),
    record,
  };
}

/** The same as a file; `broken` is what broke on the screen. */
export const downloadReport = (store: GameStore, game: Shown, broken?: Error): void =>
  download(
    'firing-arc-report.json',
    JSON.stringify(
      { ...bugReport(store.record(), game, navigator.userAgent), screen: broken?.stack ?? null },
      null,
      1,
    ),
  );
