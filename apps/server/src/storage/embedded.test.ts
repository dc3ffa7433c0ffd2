import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import '../testing/compiled-database.ts';
import { databaseInThread } from './database-bridge.ts';
import { openEmbedded } from './embedded.ts';

const THREAD = fileURLToPath(new URL('./database-thread.js', import.meta.url));

/** To make a database takes seconds: all tests use this one, and leave nothing in it. */
let folder = '';
const directory = () => join(folder, 'database');
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'firing-arc-embedded-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a script is kept as a whole or not at all, whatever is asked at the same time', async () => {
  const database = databaseInThread(directory());
  await database.script('create table t (n integer primary key)');
  const asked = [
    database.script('insert into t values (1); insert into t values (2); select pg_sleep(0.02)'),
    database.script('insert into t values (3); select pg_sleep(0.02); insert into t values (1)'),
    database.query('insert into t values ($1)', [4]),
  ];
  const [, failed] = await Promise.allSettled(asked);
  expect(String((failed as PromiseRejectedResult).reason)).toContain('unique');
  expect(await database.query('select n from t order by n')).toEqual([{ n: 1 }, { n: 2 }, { n: 4 }]);
  await database.script('drop table t');
  await database.close();
  await expect(database.query('select 1')).rejects.toThrow('the database is closed');
}, 120_000);

it('what was asked before it is closed is done first', async () => {
  const database = databaseInThread(directory());
  const asked = database.query('select pg_sleep(0.05), 7 as seven');
  await database.close();
  expect(await asked).toMatchObject([{ seven: 7 }]);
}, 120_000);

it('a thread that ends fails what it was asked with the reason, and the next one finds what was kept', async () => {
  const threads: Worker[] = [];
  const database = databaseInThread(directory(), (at) => {
    const thread = new Worker(THREAD, { workerData: at });
    threads.push(thread);
    return thread;
  });
  await database.script('create table t (n integer); insert into t values (1)');
  const underWay = database.query('select pg_sleep(60)');
  void threads[0]?.terminate();
  await expect(underWay).rejects.toThrow('the thread of the database has ended');
  expect(await database.query('select n from t')).toEqual([{ n: 1 }]);
  expect(threads).toHaveLength(2);
  await database.script('drop table t');
  await database.close();
}, 120_000);

it('a process that is killed while it makes its database leaves nothing that the next one stumbles over', async () => {
  const begun = join(folder, 'begun');
  mkdirSync(join(begun, 'database.new'), { recursive: true });
  writeFileSync(join(begun, 'database.new', 'PG_VERSION'), '');
  const storage = await openEmbedded(begun);
  expect(readdirSync(begun).sort()).toEqual(['database', 'server.lock']);
  await storage.close();
}, 120_000);

it('a folder whose database cannot be opened says why, and is free again', async () => {
  const spoilt = join(folder, 'spoilt');
  mkdirSync(spoilt);
  writeFileSync(join(spoilt, 'database'), 'no folder');
  for (let tries = 0; tries < 2; tries++)
    await expect(openEmbedded(spoilt)).rejects.toThrow('the database cannot be opened: {"name":"ErrnoError"');
}, 120_000);

/** A process that keeps numbers one after the other, and says each that is kept. */
const KEEPER = `
  import { Worker } from 'node:worker_threads';
  const thread = new Worker(process.argv[1], { workerData: process.argv[2], execArgv: [] });
  const ask = (asked) => new Promise((resolve) => {
    thread.once('message', resolve);
    thread.postMessage(asked);
  });
  await ask({ number: 1, kind: 'script', sql: 'create table if not exists t (n integer)' });
  for (let n = 1; ; n++) {
    const done = await ask({ number: n, kind: 'query', sql: 'insert into t values ($1)', values: [n] });
    process.stdout.write((done.problem ?? n) + '\\n');
  }`;

it('a process that is killed has kept all that it said it kept', async () => {
  for (const enough of [20, 27]) {
    let said = 0;
    const keeper = spawn(process.execPath, ['--input-type=module', '-e', KEEPER, THREAD, directory()]);
    await new Promise((resolve) => {
      keeper.once('exit', resolve);
      keeper.stdout.setEncoding('utf8').on('data', (text: string) => {
        said = Number(text.trim().split('\n').at(-1));
        if (said >= enough) keeper.kill('SIGKILL');
      });
    });
    const database = databaseInThread(directory());
    const [kept] = await database.query('select count(*)::integer as count, max(n) as most from t');
    // The one that was under way may be there too.
    expect(kept).toEqual({ count: kept?.most, most: kept?.most });
    expect(Number(kept?.most) - said).toBeGreaterThanOrEqual(0);
    await database.script('drop table t');
    await database.close();
  }
}, 120_000);
