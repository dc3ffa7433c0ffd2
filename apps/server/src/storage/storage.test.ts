import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import { openStorage } from './open.ts';
import { type GameRow, Moved, type Storage } from './storage.ts';

const row = (id: string): GameRow => ({
  id,
  version: 1,
  status: 'gathering',
  open: true,
  doc: '{}',
  snapshot: null,
  opened: null,
  build: null,
  updated: 5,
});
const next = (before: GameRow, changes: Partial<GameRow> = {}): GameRow => ({
  ...before,
  version: before.version + 1,
  ...changes,
});
const answer = { seat: 0, client: 'a1', question: '0.0.f', answer: '[1,2]' };
const event = (kind: string) => ({ kind, because: 'x:y.1' });

describe.each(testDatabases())('storage: $name', ({ start }) => {
  let storage: Storage;
  let other: Storage;
  let stop = () => {};
  let isShared = false;

  beforeAll(async () => {
    const database = await start();
    stop = database.stop;
    isShared = 'postgres' in database.place;
    storage = await openStorage(database.place, () => {});
    // Of Postgres a second server; the embedded database has one only.
    other = isShared ? await openStorage(database.place, () => {}) : storage;
  }, 120_000);

  afterAll(async () => {
    await storage.close();
    if (other !== storage) await other.close();
    await stop();
  });

  it('gives back what was created, with the seats as seen then, and nothing for an unknown id', async () => {
    await storage.create(row('created00000'), [{ seat: 0, secret: 'aa' }]);
    expect(await storage.load('created00000')).toEqual(row('created00000'));
    const { updated: seen } = row('created00000');
    expect(await storage.seats('created00000')).toEqual([{ seat: 0, secret: 'aa', seen }]);
    expect(await storage.load("'; drop table games; --")).toBeNull();
  });

  it('keeps the pack that a game brings along, for as long as the game', async () => {
    const text = '{"id":"club","name":"\\u0027; drop table packs"}';
    await storage.create({ ...row('packed000000'), updated: 1 }, [{ seat: 0, secret: 'aa' }], text);
    await storage.create({ ...row('unpacked0000'), updated: 3 }, []);
    expect(await other.pack('packed000000')).toBe(text);
    expect([await storage.pack('unpacked0000'), await storage.pack('nothing')]).toEqual([null, null]);
    expect(await storage.clean(2)).toBe(1);
    expect(await storage.pack('packed000000')).toBeNull();
  });

  it('lets one of two writers at the same version go on, with all that it brings or nothing', async () => {
    const begun = row('race00000000');
    await storage.create(begun, []);
    const batch = { from: 0, events: [event('one')], log: [{ player: 0, answer: 1, hash: 'h' }], times: [7] };
    const commits = [storage, other].map((at, number) =>
      at.commit({
        row: next(begun, { doc: `{"by":${number}}` }),
        answer: { ...answer, client: `c${number}` },
        batch,
        jobs: { add: [{ seat: 0, kind: 'move', due: 5 }], asked: [] },
      }),
    );
    const results = await Promise.allSettled(commits);
    const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(lost).toHaveLength(1);
    expect(lost[0]).toBeInstanceOf(Moved);
    const winner = results.findIndex(({ status }) => status === 'fulfilled');
    const kept = await storage.load(begun.id);
    expect(kept).toEqual(next(begun, { doc: `{"by":${winner}}` }));
    expect(await storage.answered(begun.id, 0, `c${winner}`)).toEqual({ ...answer, client: `c${winner}` });
    expect(await storage.answered(begun.id, 0, `c${1 - winner}`)).toBeNull();
    expect(await storage.batches(begun.id, 0)).toEqual([batch]);
  });

  it('takes no answer twice, and then changes nothing', async () => {
    const begun = row('twice0000000');
    await storage.create(begun, []);
    await storage.commit({ row: next(begun), answer, opened: '{"seed":1}' });
    const again = storage.commit({ row: next(next(begun)), answer });
    await expect(again).rejects.toThrow(/unique/);
    expect(await storage.load(begun.id)).toEqual(next(begun, { opened: '{"seed":1}' }));
  });

  it('gives a seat to one of two who take it at once', async () => {
    const begun = row('seats0000000');
    await storage.create(begun, [{ seat: 0, secret: 'aa' }]);
    const taken = [storage, other].map((at, number) =>
      at.commitSeat({ row: next(begun) }, 1, `secret ${number}`),
    );
    const results = await Promise.allSettled(taken);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await storage.seats(begun.id)).toHaveLength(2);
    const later = await storage.load(begun.id);
    await expect(storage.commitSeat({ row: next(later!) }, 1, 'another')).rejects.toThrow();
    await storage.commitSeat({ row: next(later!) }, 1, null);
    expect(await storage.seats(begun.id)).toHaveLength(1);
  });

  it('replaces what was told when an answer is taken back', async () => {
    const begun = row('anew00000000');
    await storage.create(begun, []);
    const first = next(begun);
    const second = next(first);
    await storage.commit({
      row: first,
      batch: { from: 0, events: [event('one'), event('two')], log: [], times: [] },
    });
    await storage.commit({ row: second, batch: { from: 2, events: [event('three')], log: [], times: [] } });
    expect((await storage.batches(begun.id, 2)).map(({ from }) => from)).toEqual([2]);
    const anew = { from: 0, events: [event('one')], log: [], times: [] };
    await storage.commit({ row: next(second), batch: anew, anew: true });
    expect(await storage.batches(begun.id, 0)).toEqual([anew]);
  });

  it('keeps so many reports of a table, and counts those of others apart', async () => {
    const report = (game: string) => storage.report({ game, seat: 1, at: 5, text: "'; drop table games" }, 2);
    const kept = [];
    for (const game of ['reported1', 'reported1', 'reported1', 'reported2']) kept.push(await report(game));
    expect(kept).toEqual([true, true, false, true]);
  });

  it('lists open tables, remembers who was seen, and takes old ones away that are not played', async () => {
    await storage.create({ ...row('open00000000'), updated: 9 }, [{ seat: 0, secret: 'aa' }]);
    await storage.create({ ...row('played000000'), open: false, status: 'playing', updated: 1 }, []);
    await storage.create({ ...row('old000000000'), open: true, updated: 1 }, [{ seat: 0, secret: 'aa' }]);
    const listed = (await storage.openTables(100)).map(({ id }) => id);
    expect(listed[0]).toBe('open00000000');
    expect(listed).not.toContain('played000000');
    await storage.seen([{ game: 'open00000000', seat: 0 }], 77);
    const seats = [{ seat: 0, secret: 'aa', seen: 77 }];
    expect(await storage.seats('open00000000')).toEqual(seats);
    expect(await storage.seatsOf(['open00000000', 'nothing'])).toEqual(
      new Map([
        ['open00000000', seats],
        ['nothing', []],
      ]),
    );
    expect(await storage.clean(2)).toBe(1);
    expect(await storage.load('old000000000')).toBeNull();
    expect(await storage.load('played000000')).not.toBeNull();
    expect(await storage.versions(['open00000000', 'nothing'])).toEqual(new Map([['open00000000', 1]]));
  });

  it('gives each job to one of two servers, and again when that one did not do it in time', async () => {
    const begun = row('jobs00000000');
    await storage.create(begun, [
      { seat: 0, secret: 'aa' },
      { seat: 1, secret: 'bb' },
    ]);
    const webhook = { address: 'https://example.org/hook', key: 'k' };
    await storage.setWebhook({ game: begun.id, seat: 1 }, webhook);
    const move = (seat: number) => ({ seat, kind: 'move' as const, due: 100 });
    const late = { seat: 1, kind: 'late' as const, due: 900 };
    const first = next(begun, { updated: 50 });
    await storage.commit({ row: first, jobs: { add: [move(0), move(1), late], asked: [] } });
    expect(await storage.takeJobs(99, 200, 10)).toEqual([]);
    const taken = await Promise.all([storage, other].map((at) => at.takeJobs(100, 200, 10)));
    const [job, ...more] = taken.flat();
    expect(more).toEqual([]);
    expect(job).toMatchObject({
      game: begun.id,
      seat: 1,
      kind: 'move',
      tries: 1,
      doc: '{}',
      to: { way: 'webhook', ...webhook },
    });
    expect(await storage.takeJobs(199, 300, 10)).toEqual([]);
    expect(await storage.takeJobs(200, 300, 10)).toMatchObject([{ id: job!.id, tries: 2 }]);
    await storage.jobAgain(job!.id, 250);
    // What was tried stays, what was not due yet is replaced by what comes now.
    await storage.commit({
      row: next(first, { updated: 220 }),
      jobs: { add: [{ ...late, due: 800 }], asked: [] },
    });
    await storage.setWebhook({ game: begun.id, seat: 1 }, null);
    const due = await storage.takeJobs(1000, 1100, 10);
    expect(due.map(({ kind, to }) => [kind, to])).toEqual([
      ['move', null],
      ['late', null],
    ]);
    for (const { id } of due) await storage.jobDone(id);
    expect(await storage.takeJobs(2000, 2100, 10)).toEqual([]);
  });

  it('makes a job for each way in which a seat is told, and keeps what is shared for good as it was made first', async () => {
    const begun = row('ways00000000');
    await storage.create(begun, [{ seat: 0, secret: 'aa' }]);
    const push = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' }, language: 'de' };
    await storage.setPush({ game: begun.id, seat: 0 }, push);
    await storage.setWebhook({ game: begun.id, seat: 0 }, { address: 'https://example.org/', key: 'k' });
    const add = [{ seat: 0, kind: 'move' as const, due: 100 }];
    await storage.commit({ row: next(begun, { updated: 50 }), jobs: { add, asked: [] } });
    await storage.setWebhook({ game: begun.id, seat: 0 }, null);
    const jobs = await storage.takeJobs(100, 200, 10);
    expect(jobs.map(({ to }) => to)).toEqual(expect.arrayContaining([null, { way: 'push', ...push }]));
    expect(jobs).toHaveLength(2);
    for (const { id } of jobs) await storage.jobDone(id);
    const kept = await Promise.all(
      [storage, other].map((at, which) => at.keptOnce('name', () => `${which}`)),
    );
    expect(kept[0]).toBe(kept[1]);
    expect(await other.keptOnce('name', () => 'later')).toBe(kept[0]);
  });

  it('keeps what a seat is to be told of that is asked still, and drops the rest that is not due yet', async () => {
    const begun = row('keep00000000');
    await storage.create(begun, [{ seat: 0, secret: 'aa' }]);
    await storage.setWebhook({ game: begun.id, seat: 0 }, { address: 'https://example.org/', key: 'k' });
    const move = { seat: 0, kind: 'move' as const, due: 100 };
    const near = { seat: 0, kind: 'near' as const, due: 100 };
    const first = next(begun, { updated: 50 });
    await storage.commit({ row: first, jobs: { add: [move, near], asked: [] } });
    const second = next(first, { updated: 60 });
    await storage.commit({ row: second, jobs: { add: [], asked: [0] } });
    await storage.commit({ row: next(second, { updated: 70 }) });
    expect((await storage.takeJobs(200, 100, 10)).map(({ kind }) => kind)).toEqual(['move']);
    const later = await storage.load(begun.id);
    await storage.commit({ row: next(later!), jobs: { add: [move], asked: [] } });
    await storage.commit({ row: next(next(later!), { updated: 60 }), jobs: { add: [], asked: [] } });
    const [tried, ...more] = await storage.takeJobs(300, 400, 10);
    expect([tried?.tries, more]).toEqual([2, []]);
    await storage.jobDone(tried!.id);
  });

  it('tells other servers what was committed', async () => {
    const heard: string[] = [];
    const first = new Promise<void>((resolve) => {
      void other.listen((message) => {
        heard.push(message);
        resolve();
      });
      if (!isShared) resolve();
    });
    const begun = row('heard0000000');
    await storage.create(begun, []);
    // Whether `listen` has come to the server by now is not known: what is told is told until it is heard.
    let at = begun;
    while (isShared && heard.length === 0) {
      at = next(at);
      await storage.commit({ row: at });
      await Promise.race([first, new Promise((resolve) => setTimeout(resolve, 50))]);
    }
    await first;
    for (const message of heard) expect(JSON.parse(message)).toEqual(['moved', begun.id, expect.any(Number)]);
    expect(heard.length > 0).toBe(isShared);
  });
});

describe('a folder', () => {
  it('is for one process at a time, and is free again when that has ended', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'firing-arc-folder-'));
    try {
      const storage = await openStorage({ folder }, () => {});
      await storage.create(row('kept00000000'), []);
      await expect(openStorage({ folder }, () => {})).rejects.toThrow('is open in another process');
      await storage.close();
      // A process that was killed leaves its lock behind; no process has so large a number.
      writeFileSync(join(folder, 'server.lock'), '2147483646');
      const again = await openStorage({ folder }, () => {});
      expect((await again.load('kept00000000'))?.id).toBe('kept00000000');
      await again.close();
      // In a container every server has the same number: one of before was another process.
      writeFileSync(join(folder, 'server.lock'), `${process.pid} 1`);
      const restarted = await openStorage({ folder }, () => {});
      expect((await restarted.load('kept00000000'))?.id).toBe('kept00000000');
      await restarted.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 120_000);
});
