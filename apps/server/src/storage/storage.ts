/** What the server keeps, and how an answer is committed: one statement, if the game's version is still the one that was read. */

import type { GameEvent, RecordedAnswer } from '@firing-arc/referee';

/** A game as its row has it. */
export interface GameRow {
  readonly id: string;
  /** Counts everything that was committed. */
  readonly version: number;
  readonly status: string;
  /** Whether it stands in the list of open tables. */
  readonly open: boolean;
  /** The table: seats, squads, contributions, offers. */
  readonly doc: string;
  /** The game as `shortened` leaves it, as JSON; null before it begins. */
  readonly snapshot: string | null;
  /** The record as it was opened, and the squads; null before the game begins. */
  readonly opened: string | null;
  readonly build: string | null;
  readonly updated: number;
}

/** An answer as its client named it: unique for its seat. */
export interface KeptAnswer {
  readonly seat: number;
  readonly client: string;
  readonly question: string;
  readonly answer: string;
}

/** What one commit told, and the answers that went into the record with it. */
export interface EventBatch {
  readonly from: number;
  readonly events: readonly GameEvent[];
  readonly log: readonly RecordedAnswer[];
  /** When each of these answers was kept: spectators may see them later. */
  readonly times: readonly number[];
}

/** What is committed: all of it or nothing. */
export interface Commit {
  readonly row: GameRow;
  readonly answer?: KeptAnswer;
  readonly batch?: EventBatch;
  /** What is kept once, as the game begins. */
  readonly opened?: string;
  /** Everything that was told before is replaced by `batch`: an answer was taken back. */
  readonly anew?: boolean;
  readonly jobs?: NewJobs;
}

/** What a seat is told by its webhook and its browser: it is asked, its deadline is near, somebody else's has passed, or the game is over. */
export type JobKind = 'move' | 'near' | 'late' | 'over';

export interface NewJob {
  readonly seat: number;
  readonly kind: JobKind;
  readonly due: number;
}

/** What seats are to be told that are not there: in the place of all that was not due yet. */
export interface NewJobs {
  readonly add: readonly NewJob[];
  /** Seats that are asked still: what they were to be told of that stays. */
  readonly asked: readonly number[];
}

/** Where a seat wants to be told something, and the key that signs it. */
export interface Webhook {
  readonly address: string;
  readonly key: string;
}

/** A browser that shows a notice while no page of ours is open in it, as the Push API names it, and its language. */
export interface Push {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: string;
}

/** Where a notice goes. */
export type Destination = ({ readonly way: 'webhook' } & Webhook) | ({ readonly way: 'push' } & Push);

/** A job that one server has taken: when it is not done in time another one takes it. */
export interface Job {
  readonly id: number;
  readonly kind: JobKind;
  readonly game: string;
  readonly seat: number;
  /** How often it was taken. */
  readonly tries: number;
  /** The table as it stands now. */
  readonly doc: string;
  /** Null: the seat wants to be told nothing there any more. */
  readonly to: Destination | null;
}

/** A game that another has changed meanwhile: what is in memory is old. */
export class Moved extends Error {
  constructor(id: string) {
    super(`game ${id} has moved on`);
  }
}

export interface SeatRow {
  readonly seat: number;
  /** SHA-256 of its secret, in hexadecimal digits. */
  readonly secret: string;
  /** When it was last connected to any server; before that, when it was taken. */
  readonly seen: number;
}

/** A seat of a game. */
export interface SeatAt {
  readonly game: string;
  readonly seat: number;
}

/** What somebody at a table tells whoever runs the server. */
export interface Report extends SeatAt {
  readonly at: number;
  readonly text: string;
}

export interface Storage {
  /** A new game with the seats that are taken, and the pack of points that it brings along. */
  readonly create: (
    row: GameRow,
    seats: readonly Omit<SeatRow, 'seen'>[],
    pack?: string | null,
  ) => Promise<void>;
  /** The text of the pack that a game brought along; null without one. */
  readonly pack: (id: string) => Promise<string | null>;
  readonly load: (id: string) => Promise<GameRow | null>;
  readonly seats: (id: string) => Promise<readonly SeatRow[]>;
  /** The same of several games at once. */
  readonly seatsOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, readonly SeatRow[]>>;
  /** Throws `Moved` when the version is no longer the one of the row less one. */
  readonly commit: (commit: Commit) => Promise<void>;
  /** The same, and the seat gets its secret; a secret of null gives the seat up. */
  readonly commitSeat: (commit: Commit, seat: number, secret: string | null) => Promise<void>;
  readonly answered: (id: string, seat: number, client: string) => Promise<KeptAnswer | null>;
  /** All that was told from an event on, in order. */
  readonly batches: (id: string, from: number) => Promise<readonly EventBatch[]>;
  /** These seats are connected at this time. */
  readonly seen: (seats: readonly SeatAt[], at: number) => Promise<void>;
  /** Where a seat is told that it is asked; null: nowhere. */
  readonly setWebhook: (at: SeatAt, webhook: Webhook | null) => Promise<void>;
  /** Which browser is told it; null: none. */
  readonly setPush: (at: SeatAt, push: Push | null) => Promise<void>;
  /** What all servers on one database share for good: the first one to ask makes it. */
  readonly keptOnce: (name: string, first: () => string) => Promise<string>;
  /** Takes jobs that are due, none of which another server has; until `again` they are this server's. */
  readonly takeJobs: (now: number, again: number, most: number) => Promise<readonly Job[]>;
  readonly jobDone: (id: number) => Promise<void>;
  /** A job is tried again at this time. */
  readonly jobAgain: (id: number, due: number) => Promise<void>;
  /** Keeps what a seat reports to whoever runs the server; false where a table has reported as often as it may. */
  readonly report: (report: Report, most: number) => Promise<boolean>;
  readonly openTables: (most: number) => Promise<readonly GameRow[]>;
  /** How often a game was committed; 0 of none. */
  readonly version: (id: string) => Promise<number>;
  readonly versions: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Tables that nobody has touched since then, and that have not begun or are over, are taken away. */
  readonly clean: (before: number) => Promise<number>;
  /** Tells other servers something; what was committed is told by itself. */
  readonly tell: (message: string) => Promise<void>;
  /** What other servers tell. */
  readonly listen: (hear: (message: string) => void) => Promise<void>;
  readonly close: () => Promise<void>;
}
