import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Range } from '../sim/part.ts';
import { playRun } from '../sim/runs.ts';
import { OTHERWISE } from '../sim/thread.ts';
import { type Database, Queue } from './queue.ts';
import { type Hand, work } from './worker.ts';

const postgres = new PGlite();
const database: Database = {
  query: async (sql, values = []) => (await postgres.query<Record<string, unknown>>(sql, [...values])).rows,
  close: async () => {},
};
const queue = new Queue(database);
/** What it lends is free again at once, as if the worker were killed and its time over. */
const forgetful = new Queue(database, 0);

beforeEach(async () => {
  await postgres.exec('drop table if exists run_parts, runs');
  await queue.lay();
});
afterAll(() => postgres.close());

const RUN = { name: 'a run', line: ['sim', '--games=6'], files: { 'brought/0/a.xws': '{}' } };
const PARTS = [1, 3, 5].map((from) => ({ from, to: from + 2 }));

/** A part in which game number 3 is worth 9. */
interface Squares extends Range {
  readonly sum: number;
}
const squares = ({ from, to }: Range): Squares => {
  let sum = 0;
  for (let number = from; number < to; number++) sum += number * number;
  return { from, to, sum };
};
const squaring: Hand = { play: async (lent) => squares(lent), close: async () => {} };
const OPTIONS = {
  untilEmpty: true,
  rest: async () => {},
  stopped: () => false,
  say: () => {},
} as const;

describe('a queue of runs', () => {
  it('lends each part once, the oldest run first, with all that is needed to play it', async () => {
    await queue.add(RUN, PARTS);
    await queue.add({ ...RUN, name: 'b run' }, [{ from: 1, to: 2 }]);
    const lent = [];
    for (let at = 0; at < 4; at++) lent.push(await queue.take(`worker ${at}`));
    expect(lent).toEqual([
      ...PARTS.map((part) => ({ ...part, run: 'a run' })),
      { from: 1, to: 2, run: 'b run' },
    ]);
    expect(await queue.take('late')).toBeNull();
    expect(await queue.run('a run')).toEqual(RUN);
    expect(await queue.standing()).toMatchObject([
      { name: 'a run', parts: 3, played: 0, lent: 3, ended: false },
      { name: 'b run', parts: 1, played: 0, lent: 1, ended: false },
    ]);
    await expect(queue.run('c run')).rejects.toThrow("the queue has no run 'c run'");
  });

  it('lends a part again when its worker is killed, and of two who played it the first one counts', async () => {
    await queue.add(RUN, PARTS.slice(0, 1));
    const first = (await forgetful.take('killed'))!;
    const second = (await queue.take('other'))!;
    expect(second).toEqual(first);
    await queue.finish(second, squares(second));
    await queue.finish(first, { ...squares(first), sum: -1 } as Range);
    expect(await queue.played('a run', [])).toEqual([squares(second)]);
  });

  it('does not lend a part again whose worker says that it still plays', async () => {
    await queue.add(RUN, PARTS.slice(0, 1));
    await forgetful.take('slow');
    await queue.renew('slow');
    expect(await queue.take('other')).toBeNull();
    await queue.giveBack('slow');
    expect(await queue.take('other')).not.toBeNull();
  });

  it('gives up a part that nobody can play, and says why', async () => {
    await queue.add(RUN, PARTS.slice(0, 1));
    for (let time = 0; time < 3; time++) {
      expect(await queue.played('a run', [])).toEqual([]);
      await queue.fail((await queue.take('worker'))!, 'a rule failed');
    }
    expect(await queue.take('worker')).toBeNull();
    await expect(queue.played('a run', [])).rejects.toThrow(
      'the games from 1 on could not be played: a rule failed',
    );
  });

  it('lends nothing of a run that has ended or is dropped', async () => {
    await queue.add(RUN, PARTS);
    await queue.end('a run');
    expect(await queue.take('worker')).toBeNull();
    // Whoever asks for it again gets the rest played.
    await queue.add(RUN, PARTS);
    expect(await queue.take('worker')).not.toBeNull();
    expect(await queue.drop('a run')).toBe(true);
    expect(await queue.drop('a run')).toBe(false);
    expect(await queue.take('worker')).toBeNull();
  });
});

describe('a run in a queue', () => {
  const gathered = (enough?: (parts: readonly Squares[]) => boolean) =>
    playRun<Squares>({
      command: 'sim',
      atOnce: 2,
      games: 9,
      jobs: 1,
      run: 'squares',
      args: [],
      play: () => {
        throw new Error('others play it');
      },
      queue: { queue, line: ['sim'], files: {} },
      ...(enough && { enough }),
    });
  const sumOf = (parts: readonly Squares[]) => parts.reduce((sum, part) => sum + part.sum, 0);

  it('is played by several workers, one of whom is killed in the middle, and comes out whole', async () => {
    const gathering = gathered();
    for (let killed = 0; killed < 2; ) if (await forgetful.take(`killed ${killed}`)) killed++;
    await Promise.all(['one', 'other'].map((name) => work(queue, squaring, { ...OPTIONS, name })));
    const parts = await gathering;
    expect(parts.map(({ from, to }) => [from, to]).toSorted()).toEqual([
      [1, 3],
      [3, 5],
      [5, 7],
      [7, 9],
      [9, 10],
    ]);
    expect(sumOf(parts)).toBe(285);
    // Whoever gathers once more finds it played.
    expect(sumOf(await gathered())).toBe(285);
  });

  it('ends as soon as enough is played, and lends no more of itself', async () => {
    const gathering = gathered((parts) => parts.length >= 2);
    const lent = [];
    while (lent.length < 2) lent.push(...[await queue.take('worker')].flatMap((one) => one ?? []));
    for (const one of lent) await queue.finish(one, squares(one));
    expect(sumOf(await gathering)).toBe(30);
    expect(await queue.take('worker')).toBeNull();
  });

  it('is left to others by a worker of another version, which plays the next run', async () => {
    await queue.add(RUN, PARTS);
    await queue.add({ ...RUN, name: 'b run' }, PARTS);
    const picky: Hand = {
      ...squaring,
      play: async (lent) => {
        if (lent.run === 'a run') throw new Error(OTHERWISE);
        return squares(lent);
      },
    };
    const said: string[] = [];
    const played = await work(queue, picky, { ...OPTIONS, name: 'picky', say: (line) => said.push(line) });
    expect(played).toBe(3);
    expect(said).toEqual([`a run, from 1 on: ${OTHERWISE}`]);
    expect(await work(queue, squaring, { ...OPTIONS, name: 'other' })).toBe(3);
  });

  it('is tried again where a game fails once', async () => {
    await queue.add(RUN, PARTS);
    let falls = true;
    const clumsy: Hand = {
      ...squaring,
      play: async (lent) => {
        if (lent.from === 3 && falls) {
          falls = false;
          throw new Error('out of memory');
        }
        return squares(lent);
      },
    };
    expect(await work(queue, clumsy, { ...OPTIONS, name: 'clumsy' })).toBe(3);
    expect(await queue.played('a run', [])).toHaveLength(3);
  });
});
