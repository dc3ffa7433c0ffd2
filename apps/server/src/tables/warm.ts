/** A table in memory, as its row has it: nothing here cannot be lost. */

import {
  BUILD,
  type GameEvent,
  type GameRecord,
  type RecordedAnswer,
  type Snapshot,
  shortened,
} from '@firing-arc/referee';
import { type HouseGame, houseGame, type Play } from '../games/index.ts';
import type { Commit, GameRow, SeatRow, Storage } from '../storage/storage.ts';
import { commitmentsOf, contributionsOf, type Doc, docOf, isOpen, type Opened } from './doc.ts';
import { Refused } from './refused.ts';

export interface Warm {
  readonly row: GameRow;
  readonly doc: Doc;
  readonly seats: readonly SeatRow[];
  readonly game: HouseGame;
  readonly opened: Opened | null;
  readonly play: Play | null;
  /** How many events are kept, and how many answers of the log in memory. */
  readonly storedTo: number;
  readonly loggedTo: number;
}

/** Reads a table. Throws `Refused` when there is none. */
export async function load(storage: Storage, id: string): Promise<Warm> {
  const [row, seats] = await Promise.all([storage.load(id), storage.seats(id)]);
  if (!row) throw new Refused('no-table', 'there is no such table');
  const doc = docOf(row);
  const game = await houseGame(doc.game);
  const opened: Opened | null = row.opened === null ? null : JSON.parse(row.opened);
  const play = row.snapshot === null ? null : game.played.restore(JSON.parse(row.snapshot) as Snapshot);
  const storedTo = play?.view(-1, Number.POSITIVE_INFINITY).next ?? 0;
  return { row, doc, seats, game, opened, play, storedTo, loggedTo: 0 };
}

/** What a commit brings beside the table. */
export type Beside = Pick<Commit, 'answer' | 'jobs'> & {
  /** When the answers of the log were kept, where that was not just now. */
  readonly times?: readonly number[];
};

/** The commit that brings the row where the table stands in memory, and the table after it. */
export function commitOf(
  { row, seats, game, opened, play, storedTo, loggedTo }: Omit<Warm, 'doc'>,
  doc: Doc,
  now: number,
  { times, ...beside }: Beside = {},
): { readonly commit: Commit; readonly warm: Warm } {
  const snapshot = play?.snapshot();
  const before = snapshot?.before?.events ?? 0;
  const events: readonly GameEvent[] = snapshot?.events.slice(storedTo - before) ?? [];
  const log: readonly RecordedAnswer[] = snapshot?.log.slice(loggedTo) ?? [];
  const next: GameRow = {
    ...row,
    version: row.version + 1,
    status: doc.status,
    open: isOpen(doc),
    doc: JSON.stringify(doc),
    snapshot: snapshot ? JSON.stringify(shortened(snapshot)) : null,
    build: snapshot ? BUILD : null,
    updated: now,
  };
  const isNews = events.length + log.length > 0;
  return {
    commit: {
      row: next,
      ...beside,
      ...(isNews && { batch: { from: storedTo, events, log, times: times ?? log.map(() => now) } }),
    },
    warm: {
      row: next,
      doc,
      seats,
      game,
      opened,
      play,
      storedTo: storedTo + events.length,
      loggedTo: snapshot?.log.length ?? 0,
    },
  };
}

/** The game of a table whose contributions are all there. */
export function begun(
  warm: Warm,
  doc: Doc,
): { readonly doc: Doc; readonly opened: Opened; readonly play: Play } {
  const record = warm.game.played.open(doc.setup, {
    commitments: commitmentsOf(doc),
    contributions: contributionsOf(doc),
  });
  const squads = doc.seats.map(({ brought }) => brought);
  // The squads are in the record's setup: here only their names are told from now on.
  const seats = doc.seats.map((seat) => ({
    ...seat,
    brought: seat.brought && { ...seat.brought, squad: null },
  }));
  const play = warm.game.played.start(record);
  return { doc: { ...doc, status: 'playing', setup: null, seats }, opened: { record, squads }, play };
}

/** The whole record of a table: what was answered so far, and how chance fell. */
export async function recordOf(storage: Storage, { row, opened, play }: Warm): Promise<GameRecord> {
  if (!opened || !play) throw new Refused('status', 'the game has not begun');
  const answers = await answersOf(storage, row.id);
  return { ...opened.record, answers, final: play.hash(), fell: play.fell() };
}

/** An answer of the record, and when it was kept. */
export interface TimedAnswer {
  readonly answer: RecordedAnswer;
  readonly at: number;
}

/** The answers that went into the record, in its order. */
export const timedAnswersOf = async (storage: Storage, id: string): Promise<readonly TimedAnswer[]> =>
  (await storage.batches(id, 0)).flatMap(({ log, times }) =>
    log.map((answer, at) => ({ answer, at: times[at] ?? 0 })),
  );

/** The same without their times. */
export const answersOf = async (storage: Storage, id: string): Promise<readonly RecordedAnswer[]> =>
  (await timedAnswersOf(storage, id)).map(({ answer }) => answer);
