/** What seats are to be told that are not there, after a table has changed; committed with the change. */

import type { Job, NewJob, NewJobs } from '../storage/storage.ts';
import { lateSeats } from '../tables/clocks.ts';
import { type Doc, docOf } from '../tables/doc.ts';
import { Refused } from '../tables/refused.ts';

/** Who is there, or was a moment ago, is told only when that was not enough for an answer. */
const PATIENCE = 60_000;

/** The last part of a deadline, in which a seat is reminded. */
const LAST_PART = 1 / 4;

/** The jobs that a change brings; undefined where it changes nothing about who is asked, and for how long. */
export function dueAfter(
  before: Doc,
  after: Doc,
  isPresent: (seat: number) => boolean,
  now: number,
): NewJobs | undefined {
  const guests = after.seats.flatMap(({ by, taken }, seat) => (by === 'guest' && taken ? [seat] : []));
  if (after.status === 'over') {
    const absent = guests.filter((seat) => !isPresent(seat));
    const over = absent.map((seat): NewJob => ({ seat, kind: 'over', due: now }));
    return before.status === 'over' ? undefined : { add: over, asked: [] };
  }
  if (after.status !== 'playing') return undefined;
  if (JSON.stringify([before.asked, before.clocks]) === JSON.stringify([after.asked, after.clocks]))
    return undefined;
  const moves = guests
    .filter((seat) => after.asked.includes(seat) && !before.asked.includes(seat))
    .map((seat): NewJob => ({ seat, kind: 'move', due: isPresent(seat) ? now + PATIENCE : now }));
  const add = [...moves, ...deadlines(after, guests).filter(({ due }) => due > now)];
  return { add, asked: after.asked.filter((seat) => before.asked.includes(seat)) };
}

/** By turns: who is asked is reminded when a deadline is near, and the others hear when all deadlines are over. */
function deadlines({ pace, clocks, asked }: Doc, guests: readonly number[]): readonly NewJob[] {
  if (pace.kind !== 'turns' || clocks?.kind !== 'seats') return [];
  const upAt = (seat: number) => clocks.at + clocks.left[seat]!;
  return guests.flatMap((seat): readonly NewJob[] => {
    if (asked.includes(seat)) {
      const due = upAt(seat) - clocks.left[seat]! * LAST_PART;
      return [{ seat, kind: 'near', due: Math.round(due) }];
    }
    const others = clocks.runs.filter((other) => other !== seat);
    return others.length === 0 ? [] : [{ seat, kind: 'late', due: Math.max(...others.map(upAt)) }];
  });
}

/** Whether what a job would tell is true still. */
export function isTrue({ kind, seat, doc: text }: Pick<Job, 'kind' | 'seat' | 'doc'>, now: number): boolean {
  const doc = docOf({ doc: text });
  switch (kind) {
    case 'over':
      return doc.status === 'over';
    case 'move':
    case 'near':
      return doc.status === 'playing' && doc.asked.includes(seat);
    case 'late':
      return doc.status === 'playing' && isLate(doc, seat, now);
  }
}

function isLate(doc: Doc, seat: number, now: number): boolean {
  try {
    return lateSeats(doc, doc.asked, seat, now).length > 0;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
