/** A table as its row keeps it: who sits there, what they brought, what they contribute and offer. */

import type {
  Clock,
  CreateTable,
  GameId,
  OfferInfo,
  OverInfo,
  Pace,
  PackInfo,
  SeatInfo,
  Status,
  TableInfo,
  Times,
} from '@firing-arc/online';
import type { Commitment, Contribution, GameRecord, Remembered } from '@firing-arc/referee';
import type { Clocks } from './clocks.ts';
import type { StandingOrder } from './orders.ts';

/** A squad that a seat brought: the builder's own data, never the client's. */
export interface Brought {
  readonly name: string;
  readonly points: number;
  readonly squad: unknown;
}

export interface SeatDoc {
  readonly by: 'guest' | 'computer';
  readonly player: string | null;
  readonly taken: boolean;
  readonly name: string | null;
  readonly brought: Brought | null;
  readonly commitment: string | null;
  /** Shown to nobody before the end. */
  readonly contribution: string | null;
}

export interface Doc {
  readonly game: GameId;
  readonly format: string;
  /** The pack that the table brought along; null where its format is one of the house's. */
  readonly pack: PackInfo | null;
  readonly scenario: string | null;
  readonly name: string | null;
  readonly public: boolean;
  readonly teams: readonly number[] | null;
  readonly pace: Pace;
  readonly clock: Clock | null;
  /** Where the clocks stand; null where nobody is timed, and before the first question. */
  readonly clocks: Clocks | null;
  readonly status: Status;
  /** Seats whose answer is waited for; those who have answered in secret are not among them, and nobody is told. */
  readonly asked: readonly number[];
  readonly seats: readonly SeatDoc[];
  /** The setup between the time it is settled and the first question; then it is in the record. */
  readonly setup: unknown;
  readonly offers: readonly OfferInfo[];
  /** What seats answer 'no' to by themselves for the rest of a round. */
  readonly orders: readonly StandingOrder[];
  /** How many offers there were: the number of the last one. */
  readonly offered: number;
  readonly over: OverInfo | null;
  /** When the game ended. */
  readonly overAt: number | null;
  /** Those without a seat see the game so many seconds later. */
  readonly delay: number;
  /** The table of the rematch. */
  readonly next: string | null;
  readonly memories: readonly Remembered[];
}

/** What is kept once, as the game begins. */
export interface Opened {
  readonly record: GameRecord;
  readonly squads: readonly (Brought | null)[];
}

const FREE: SeatDoc = {
  by: 'guest',
  player: null,
  taken: false,
  name: null,
  brought: null,
  commitment: null,
  contribution: null,
};

/** A new table; whoever makes it takes the first seat that is no computer player's. */
export function newDoc(made: CreateTable, pack: PackInfo | null = null): Doc {
  const seats = made.seats.map(
    (seat): SeatDoc =>
      seat.by === 'computer' ? { ...FREE, by: 'computer', player: seat.player, taken: true } : FREE,
  );
  return {
    game: made.game,
    format: made.format,
    pack,
    scenario: made.scenario ?? null,
    name: made.name ?? null,
    public: made.public,
    teams: made.teams ?? null,
    pace: made.pace,
    clock: made.clock ?? null,
    clocks: null,
    status: 'gathering',
    asked: [],
    seats,
    setup: null,
    offers: [],
    orders: [],
    offered: 0,
    over: null,
    overAt: null,
    delay: made.delay ?? 0,
    next: null,
    memories: [],
  };
}

/** The doc of a row; of tables that were made before, what is new is as it was then. */
export const docOf = (row: { readonly doc: string }): Doc => ({
  pack: null,
  teams: null,
  clock: null,
  clocks: null,
  asked: [],
  overAt: null,
  delay: 0,
  orders: [],
  ...(JSON.parse(row.doc) as Omit<
    Doc,
    'pack' | 'teams' | 'clock' | 'clocks' | 'asked' | 'overAt' | 'delay' | 'orders'
  >),
});

/** The doc with one seat changed. */
export const withSeat = (doc: Doc, seat: number, changes: Partial<SeatDoc>): Doc => ({
  ...doc,
  seats: doc.seats.map((one, at) => (at === seat ? { ...one, ...changes } : one)),
});

/** Whether a guest can sit down. */
export const isOpen = (doc: Doc): boolean =>
  doc.public && doc.status === 'gathering' && doc.seats.some(({ taken }) => !taken);

export const commitmentsOf = ({ seats }: Doc): readonly Commitment[] =>
  seats.flatMap(({ commitment }, seat) => (commitment === null ? [] : [{ seat, commitment }]));

export const contributionsOf = ({ seats }: Doc): readonly Contribution[] =>
  seats.flatMap(({ contribution }, seat) => (contribution === null ? [] : [{ seat, contribution }]));

/** Who is there now, as the server knows it. */
export interface Presence {
  readonly isPresent: (seat: number) => boolean;
  /** For how many seconds a seat has been away. */
  readonly away: (seat: number) => number;
  /** Whether the game waits for a seat, or for others that decide in secret with it. */
  readonly decides: (seat: number) => boolean;
  readonly spectators: number;
  readonly times: Times | null;
}

/** A table as anybody may see it: no secret, no contribution, and not what was brought beyond its name. */
export const infoOf = (id: string, doc: Doc, build: string | null, presence: Presence): TableInfo => ({
  id,
  game: doc.game,
  format: doc.format,
  pack: doc.pack,
  scenario: doc.scenario,
  name: doc.name,
  public: doc.public,
  status: doc.status,
  pace: doc.pace,
  clock: doc.clock,
  times: presence.times,
  build,
  seats: doc.seats.map((seat, at) => seatInfo(seat, at, presence)),
  teams: doc.teams && [...doc.teams],
  spectators: presence.spectators,
  delay: doc.delay,
  offers: [...doc.offers],
  over: doc.over,
  next: doc.next,
});

function seatInfo(seat: SeatDoc, at: number, { isPresent, away, decides }: Presence): SeatInfo {
  const isGuest = seat.by === 'guest' && seat.taken;
  const present = seat.by === 'computer' || (isGuest && isPresent(at));
  return {
    seat: at,
    by: seat.by,
    player: seat.player as SeatInfo['player'],
    taken: seat.taken,
    name: seat.name,
    present,
    away: isGuest && !present ? away(at) : null,
    squad: seat.brought && { name: seat.brought.name, points: seat.brought.points },
    committed: seat.commitment !== null,
    contributed: seat.contribution !== null,
    decides: decides(at),
  };
}
