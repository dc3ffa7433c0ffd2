import { describe, expect, it } from 'vitest';
import {
  anew,
  begunClocks,
  clocksAfter,
  lateSeats,
  MOST_LAG,
  matchAfter,
  newsOf,
  type SeatClocks,
  timesOf,
  withMore,
  withoutSeat,
} from './clocks.ts';
import { type Doc, docOf, newDoc } from './doc.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const made = newDoc({
  game: 'xwing1',
  format: 'xwing1',
  seats: [{ by: 'guest' }, { by: 'guest' }],
  pace: { kind: 'live' },
  clock: { kind: 'game', minutes: 10, delay: 5 },
  public: false,
});
const playing: Doc = { ...made, status: 'playing' };
const begun = (asked: readonly number[], doc = playing): SeatClocks =>
  begunClocks(doc, asked, 0) as SeatClocks;
const shown = (clocks: SeatClocks, own: number, now: number, doc = playing) =>
  timesOf({ ...doc, clocks }, own, now)!.seats.map(({ left, runsIn }) => [left, runsIn]);
const answer = (seat: number, arrived: number, lag = 0) => ({ seat, arrived, lag });

describe('a clock for each seat', () => {
  it('waits at each decision, then runs for whoever decides, and stands for the others', () => {
    const clocks = begun([1]);
    expect(shown(clocks, -1, 2_000)).toEqual([
      [10 * MINUTE, null],
      [10 * MINUTE, 3_000],
    ]);
    expect(shown(clocks, 0, 65_000)[1]).toEqual([9 * MINUTE, 0]);
    const next = { asked: [0], othersThink: false };
    expect(clocksAfter(playing, clocks, answer(1, 4_000), next, 9_000)).toMatchObject({
      at: 9_000,
      left: [10 * MINUTE, 10 * MINUTE],
      runs: [0],
    });
    expect(clocksAfter(playing, clocks, answer(1, 65_000), next, 66_000).left).toEqual([
      10 * MINUTE,
      9 * MINUTE,
    ]);
  });

  it('takes off what was thought until the answer came, less the way there and back up to a second', () => {
    const next = { asked: [0], othersThink: false };
    const left = (lag: number) =>
      clocksAfter(playing, begun([1]), answer(1, 65_000, lag), next, 99_000).left[1]! - 9 * MINUTE;
    expect([0, 200, MOST_LAG, 30_000, -50].map(left)).toEqual([0, 200, MOST_LAG, MOST_LAG, 0]);
  });

  it('runs on, for all others, when it was stopped in secret, and nobody hears of it before all have answered', () => {
    const both = begun([0, 1]);
    const one = clocksAfter(playing, both, answer(0, 25_000), { asked: [0, 1], othersThink: true }, 25_001);
    expect(shown(one, 0, 65_000)).toEqual([
      [10 * MINUTE - 20_000, null],
      [9 * MINUTE, 0],
    ]);
    for (const other of [1, -1])
      expect(shown(one, other, 65_000)).toEqual([
        [9 * MINUTE, 0],
        [9 * MINUTE, 0],
      ]);
    const news = (clocks: SeatClocks, own: number) => newsOf({ ...playing, clocks }, own);
    expect([-1, 0, 1].map((own) => news(one, own) === news(both, own))).toEqual([true, false, true]);
    const all = clocksAfter(playing, one, answer(1, 65_000), { asked: [1], othersThink: false }, 65_001);
    expect(all).toEqual({
      kind: 'seats',
      at: 65_001,
      left: [10 * MINUTE - 20_000, 9 * MINUTE],
      runs: [1],
      took: [null, null],
    });
  });

  it('keeps what was thought when an answer is taken back, also of whoever thinks', () => {
    const both = begun([0, 1]);
    const one = clocksAfter(playing, both, answer(0, 25_000), { asked: [0, 1], othersThink: true }, 25_000);
    expect(anew(playing, one, [1], 65_000)).toMatchObject({
      at: 65_000,
      left: [10 * MINUTE - 20_000, 9 * MINUTE],
      runs: [1],
    });
  });

  it('shows how long it is over, and begins the next decision with nothing, not with less', () => {
    const clocks = begun([1]);
    expect(shown(clocks, -1, 11 * MINUTE + 5_000)[1]).toEqual([-MINUTE, 0]);
    const next = { asked: [1], othersThink: false };
    expect(clocksAfter(playing, clocks, answer(1, HOUR), next, HOUR).left[1]).toBe(0);
  });

  it('is none for a computer player, from the moment one takes a seat over', () => {
    const clocks = begun([0, 1]);
    expect(withoutSeat(clocks, 1)).toMatchObject({ left: [10 * MINUTE, null], runs: [0] });
    const seats = playing.seats.map((seat, at) => (at === 1 ? { ...seat, by: 'computer' as const } : seat));
    expect(begun([0, 1], { ...playing, seats })).toMatchObject({ left: [10 * MINUTE, null], runs: [0] });
  });
});

describe('a clock that has run out', () => {
  const UP = 10 * MINUTE + 5_000;
  const late = (doc: Doc, open: readonly number[], by: number, now: number) => {
    try {
      return lateSeats(doc, open, by, now);
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('lets those do something who are not asked themselves, and not a moment before', () => {
    const doc = { ...playing, clocks: begun([1]) };
    expect(late(doc, [1], 0, UP - 1)).toBe('nobody’s time is up');
    expect(late(doc, [1], 0, UP)).toEqual([1]);
    expect(late(doc, [1], 1, UP)).toContain('answer first');
    expect(late({ ...playing, clocks: null }, [1], 0, UP)).toContain('no clocks');
  });

  it('tells nobody who has answered in secret: all who were asked must be late as all are told', () => {
    const seats = [...playing.seats, playing.seats[0]!];
    const three = { ...playing, seats };
    const given = { ...begun([0, 1, 2], three), left: [10 * MINUTE, 10 * MINUTE, 20 * MINUTE] };
    const doc = { ...three, clocks: given };
    for (const open of [[1, 2], [1], [2]]) expect(late(doc, open, 0, UP)).toBe('nobody’s time is up');
    expect(late(doc, [1], 0, UP + 10 * MINUTE)).toEqual([1]);
    expect(late(doc, [1, 2], 0, UP + 10 * MINUTE)).toEqual([1, 2]);
  });

  it('gets five minutes more, counted from when they are given', () => {
    const doc = { ...playing, clocks: begun([1]) };
    const more = withMore(doc, doc.clocks, [1], UP + MINUTE);
    expect(shown(more, -1, UP + MINUTE)[1]).toEqual([5 * MINUTE, 0]);
    expect(shown(more, -1, UP + MINUTE)[0]).toEqual([10 * MINUTE, null]);
  });
});

describe('a deadline', () => {
  const turns: Doc = { ...playing, clock: null, pace: { kind: 'turns', hours: 24 } };

  it('is for each decision, and the whole of it is given once more', () => {
    const clocks = begun([1], turns);
    expect(shown(clocks, -1, HOUR, turns)).toEqual([
      [24 * HOUR, null],
      [23 * HOUR, 0],
    ]);
    const next = clocksAfter(
      turns,
      clocks,
      answer(1, 20 * HOUR),
      { asked: [1], othersThink: false },
      20 * HOUR,
    );
    expect(shown(next, -1, 21 * HOUR, turns)[1]).toEqual([23 * HOUR, 0]);
    const more = withMore({ ...turns, clocks }, clocks, [1], 30 * HOUR);
    expect(shown(more, -1, 30 * HOUR, turns)[1]).toEqual([24 * HOUR, 0]);
  });
});

describe('a clock for the whole game', () => {
  const match: Doc = { ...playing, clock: { kind: 'match', minutes: 75 } };

  it('always runs, and the round in which the first answer comes too late is the last one', () => {
    const clocks = begunClocks(match, [0], 0)!;
    expect(timesOf({ ...match, clocks }, 0, 76 * MINUTE)).toEqual({ seats: [], match: -MINUTE });
    if (clocks.kind !== 'match') throw new Error('this is the clock of a match');
    expect(matchAfter(clocks, 4, 75 * MINUTE - 1).last).toBeNull();
    const up = matchAfter(clocks, 4, 75 * MINUTE);
    expect(up.last).toBe(4);
    expect(matchAfter(up, 5, 80 * MINUTE).last).toBe(4);
    expect(matchAfter(clocks, 0, 80 * MINUTE).last).toBe(1);
  });
});

it('nobody is timed without a clock, and at a table that was made before there were any', () => {
  const { clock: _, clocks: __, asked: ___, teams: ____, ...old } = playing;
  const doc = docOf({ doc: JSON.stringify(old) });
  expect(doc).toMatchObject({ clock: null, clocks: null, asked: [], teams: null });
  expect(begunClocks(doc, [0], 0)).toBeNull();
  expect(timesOf(doc, -1, 5)).toBeNull();
  expect(newsOf(doc, 0)).toBe('');
});
