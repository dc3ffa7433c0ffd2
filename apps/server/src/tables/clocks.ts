/** Clocks of a table: plain data in its row, changed with each answer; what they show is counted from the time they were committed. */

import type { Times } from '@firing-arc/online';
import type { Doc } from './doc.ts';
import { Refused } from './refused.ts';

/** A clock for each seat that a guest plays. */
export interface SeatClocks {
  readonly kind: 'seats';
  /** When the questions that stand were committed. */
  readonly at: number;
  /** What each seat had left then; null: no clock. */
  readonly left: readonly (number | null)[];
  /** Whose clocks run since then, as all are told. */
  readonly runs: readonly number[];
  /** What those took who have answered in secret: nobody else hears of it before all have. */
  readonly took: readonly (number | null)[];
}

/** One clock for the whole game. */
export interface MatchClock {
  readonly kind: 'match';
  readonly ends: number;
  /** The last round, once an answer has come after the end. */
  readonly last: number | null;
}

export type Clocks = SeatClocks | MatchClock;

/** An answer, as clocks see it. */
export interface Timed {
  readonly seat: number;
  /** When it came to the server. */
  readonly arrived: number;
  /** How long the way to the player and back takes, as it was measured. */
  readonly lag: number;
}

/** So much of the way is given back for each answer at the most: whoever answers a ping late gains no more. */
export const MOST_LAG = 1000;
/** What a seat gets whose clock has run out, when the others give it more time; by turns it is the deadline once more. */
const MORE = 5 * 60_000;

/** What clocks go by. */
type Terms = Pick<Doc, 'clock' | 'pace'>;

/** How long each seat has: for the whole game, or by turns for each decision. */
function fullOf({ clock, pace }: Terms): number | null {
  if (pace.kind === 'turns') return pace.hours * 3_600_000;
  return clock?.kind === 'game' ? clock.minutes * 60_000 : null;
}

const delayOf = ({ clock }: Terms): number => (clock?.kind === 'game' ? clock.delay * 1000 : 0);

const isByTurns = ({ pace }: Terms): boolean => pace.kind === 'turns';

/** The clocks of a game whose first questions are asked; null where nobody is timed. */
export function begunClocks(doc: Doc, asked: readonly number[], now: number): Clocks | null {
  if (doc.clock?.kind === 'match')
    return { kind: 'match', ends: now + doc.clock.minutes * 60_000, last: null };
  const full = fullOf(doc);
  if (full === null) return null;
  const left = doc.seats.map(({ by }) => (by === 'guest' ? full : null));
  return running(left, asked, now);
}

const running = (left: SeatClocks['left'], asked: readonly number[], at: number): SeatClocks => ({
  kind: 'seats',
  at,
  left,
  runs: asked.filter((seat) => left[seat] !== null),
  took: left.map(() => null),
});

/** How long the clock of a seat has run since the questions were committed. */
const hasRun = (terms: Terms, { at, runs }: SeatClocks, seat: number, now: number): number =>
  runs.includes(seat) ? Math.max(0, now - at - delayOf(terms)) : 0;

/**
 * The clocks after an answer. While others still think nothing changes but what the seat itself took; when all have
 * answered, the time of each is taken off, and the clocks of those run who are asked next.
 */
export function clocksAfter(
  terms: Terms,
  clocks: SeatClocks,
  { seat, arrived, lag }: Timed,
  { asked, othersThink }: { readonly asked: readonly number[]; readonly othersThink: boolean },
  now: number,
): SeatClocks {
  const run = hasRun(terms, clocks, seat, arrived - Math.min(Math.max(0, lag), MOST_LAG));
  const took = clocks.took.map((before, at) => (at === seat ? run : before));
  return othersThink ? { ...clocks, took } : anew(terms, { ...clocks, took }, asked, now);
}

/** The clocks when the questions that stood are gone: after the last answer to them, or because one was taken back. */
export function anew(terms: Terms, clocks: SeatClocks, asked: readonly number[], now: number): SeatClocks {
  const left = clocks.left.map((before, seat) => {
    if (before === null) return null;
    if (isByTurns(terms)) return fullOf(terms);
    return Math.max(0, before - (clocks.took[seat] ?? hasRun(terms, clocks, seat, now)));
  });
  return running(left, asked, now);
}

/** The seats whose time is up, of those who still have to answer. Throws `Refused` when nothing may be done about it by a seat. */
export function lateSeats(doc: Doc, open: readonly number[], by: number, now: number): readonly number[] {
  const { clocks } = doc;
  if (clocks?.kind !== 'seats') throw new Refused('status', 'this table has no clocks that run out');
  if (open.includes(by)) throw new Refused('time', 'you are asked too: answer first');
  const times = timesOf(doc, -1, now)!.seats;
  // Of others it is not told who has answered in secret: so it counts what all are told, and all of them.
  const others = clocks.runs.filter((seat) => seat !== by);
  const late = others.filter((seat) => open.includes(seat));
  if (late.length === 0 || others.some((seat) => times[seat]!.left! > 0))
    throw new Refused('time', 'nobody’s time is up');
  return late;
}

/** The clocks after some seats were given more time. */
export function withMore(doc: Doc, clocks: SeatClocks, seats: readonly number[], now: number): SeatClocks {
  const more = isByTurns(doc) ? fullOf(doc)! : MORE;
  const left = clocks.left.map((before, seat) =>
    seats.includes(seat) ? hasRun(doc, clocks, seat, now) + more : before,
  );
  return { ...clocks, left };
}

/** The clocks of a table one of whose seats the computer plays from now on. */
export const withoutSeat = (clocks: Clocks | null, gone: number): Clocks | null =>
  clocks?.kind === 'seats'
    ? {
        ...clocks,
        left: clocks.left.map((before, seat) => (seat === gone ? null : before)),
        runs: clocks.runs.filter((seat) => seat !== gone),
      }
    : clocks;

/** The clock of a match when an answer came in a round: the first one that came too late was in the last round. */
export const matchAfter = (clocks: MatchClock, round: number, arrived: number): MatchClock =>
  clocks.last === null && arrived >= clocks.ends ? { ...clocks, last: Math.max(1, round) } : clocks;

/** What the clocks show to a seat, or to anybody (-1). */
export function timesOf(doc: Doc, own: number, now: number): Times | null {
  const { clocks } = doc;
  if (clocks === null || doc.status !== 'playing') return null;
  if (clocks.kind === 'match') return { seats: [], match: clocks.ends - now };
  const seats = clocks.left.map((left, seat) => {
    if (left === null) return { left, runsIn: null };
    const took = seat === own ? clocks.took[seat] : null;
    if (took !== null && took !== undefined) return { left: left - took, runsIn: null };
    const runs = clocks.runs.includes(seat);
    return {
      left: left - hasRun(doc, clocks, seat, now),
      runsIn: runs ? Math.max(0, clocks.at + delayOf(doc) - now) : null,
    };
  });
  return { seats, match: null };
}

/** Changes when a seat is to be told of clocks anew; what others took in secret is not in it. */
export function newsOf({ clocks, status }: Doc, own: number): string {
  if (clocks === null) return '';
  const seen = clocks.kind === 'match' ? clocks.ends : { ...clocks, took: clocks.took[own] ?? null };
  return JSON.stringify([status, seen]);
}
