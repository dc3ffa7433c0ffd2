import { describe, expect, it } from 'vitest';
import { begunClocks } from '../tables/clocks.ts';
import { type Doc, newDoc, withSeat } from '../tables/doc.ts';
import { dueAfter, isTrue } from './due.ts';

const HOUR = 3_600_000;
const guest = { by: 'guest' } as const;
const made = newDoc({
  game: 'xwing1',
  format: 'xwing1',
  seats: [guest, guest],
  pace: { kind: 'turns', hours: 24 },
  public: false,
});
const sat = [0, 1].reduce((doc, seat) => withSeat(doc, seat, { taken: true }), made);
const settled: Doc = { ...sat, status: 'settled' };
const asks = (asked: readonly number[], now = 0, runs = asked): Doc => {
  const doc: Doc = { ...sat, status: 'playing', asked };
  return { ...doc, clocks: begunClocks(doc, runs, now) };
};
const nobody = () => false;
const jobs = (before: Doc, after: Doc, isPresent: (seat: number) => boolean = nobody, now = 0) =>
  dueAfter(before, after, isPresent, now)?.add.map(({ seat, kind, due }) => `${seat} ${kind} ${due / HOUR}`);

describe('what a change tells seats', () => {
  it('is that a seat is asked, a minute later if it is there, and the deadline to both', () => {
    const expected = ['0 late 24', '1 near 18'];
    expect(jobs(settled, asks([1]))).toEqual(['1 move 0', ...expected]);
    expect(jobs(settled, asks([1]), (seat) => seat === 1)).toEqual([`1 move ${1 / 60}`, ...expected]);
    expect(jobs(settled, asks([0, 1]))).toEqual(['0 move 0', '1 move 0', '0 near 18', '1 near 18']);
  });

  it('is nothing new for who is asked still when the other has answered in secret', () => {
    expect(jobs(asks([0, 1]), asks([1], 0, [0, 1]))).toEqual(['0 late 24', '1 near 18']);
    expect(dueAfter(asks([0, 1]), asks([1], 0, [0, 1]), nobody, 0)?.asked).toEqual([1]);
    expect(jobs(asks([0, 1]), asks([0, 1]))).toBeUndefined();
    expect(jobs(asks([1]), asks([1]), nobody, 20 * HOUR)).toBeUndefined();
  });

  it('is the end, once, to whoever is not there', () => {
    const over: Doc = { ...asks([]), status: 'over' };
    expect(jobs(asks([1]), over, (seat) => seat === 0)).toEqual(['1 over 0']);
    expect(jobs(over, over)).toBeUndefined();
    expect(jobs(made, sat)).toBeUndefined();
  });
});

it('what has changed meanwhile is told no more', () => {
  const told = (kind: 'move' | 'near' | 'late' | 'over', seat: number, doc: Doc, now = 0) =>
    isTrue({ kind, seat, doc: JSON.stringify(doc) }, now);
  expect([0, 1].map((seat) => told('move', seat, asks([1])))).toEqual([false, true]);
  expect([0, 1].map((seat) => told('near', seat, asks([0])))).toEqual([true, false]);
  expect([23, 24].map((hours) => told('late', 0, asks([1]), hours * HOUR))).toEqual([false, true]);
  expect(told('late', 0, asks([0]), 30 * HOUR)).toBe(false);
  expect(told('over', 0, asks([1]))).toBe(false);
  expect(told('over', 0, { ...asks([]), status: 'over' })).toBe(true);
  expect(told('move', 1, { ...asks([1]), status: 'over' })).toBe(false);
});
