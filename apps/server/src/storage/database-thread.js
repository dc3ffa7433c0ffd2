// The thread of the embedded database: it opens a folder and does what it is asked, in order. Plain JavaScript, so that
// a thread can be begun from the sources as well as from what is built.
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** @import { Asked, Done } from './database-bridge.ts' */

/** A database with no game in it, as `npm run build` lays it beside the built server: to make one takes seconds. In memory one begins with the packed one. */
const EMPTY = ['./empty-database', '../../dist/empty-database'];

const pglite = opened(String(workerData));
// Why it could not be opened is told to whoever asks first.
pglite.catch(() => {});
/** @type {Set<Promise<void>>} */
const underWay = new Set();

parentPort?.on('message', (/** @type {Asked} */ asked) => {
  const done = answer(asked);
  underWay.add(done);
  void done.finally(() => underWay.delete(done));
});

/** Opens a directory, as PGlite names it, or memory. @param {string} directory */
async function opened(directory) {
  const empty = EMPTY.map((at) => fileURLToPath(new URL(at, import.meta.url))).find((at) => existsSync(at));
  if (directory.startsWith('memory:')) return PGlite.create(empty ? packed(`${empty}.tar.gz`) : {});
  if (!existsSync(directory)) {
    // Made aside, so that a process which is killed meanwhile leaves no half of a database.
    const aside = `${directory}.new`;
    rmSync(aside, { recursive: true, force: true });
    if (empty) cpSync(empty, aside, { recursive: true });
    else await (await PGlite.create(aside)).close();
    // What is laid ready may be read by all who run the server; what is played is its owner's.
    chmodSync(aside, 0o700);
    renameSync(aside, directory);
  }
  return PGlite.create(directory);
}

/** A packed database to begin with. @param {string} file */
function packed(file) {
  return { loadDataDir: new Blob([readFileSync(file)], { type: 'application/x-gzip' }) };
}

/** @param {Asked} asked */
async function answer(asked) {
  /** @type {Done} */
  let done;
  try {
    done = { number: asked.number, rows: await did(asked) };
  } catch (error) {
    done = { number: asked.number, problem: reasonOf(error) };
  }
  parentPort?.postMessage(done);
}

/** @param {Asked} asked */
async function did(asked) {
  switch (asked.kind) {
    case 'query': {
      /** @type {{ rows: Record<string, unknown>[] }} */
      const { rows } = await (await pglite).query(asked.sql, [...asked.values]);
      return rows;
    }
    case 'script':
      await (await pglite).transaction(async (transaction) => void (await transaction.exec(asked.sql)));
      return [];
    case 'close':
      await Promise.all(underWay);
      await (await pglite).close();
      return [];
  }
}

/** What its file system throws is no `Error`: it has a name and a number. @param {unknown} error */
const reasonOf = (error) =>
  error instanceof Error ? error.message : `the database cannot be opened: ${JSON.stringify(error)}`;
