// The thread of the embedded database: it opens a folder and does what it is asked, in order. Plain JavaScript, so that
// a thread can be begun from the sources as well as from what is built.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** @import { Asked, Done } from './database-bridge.ts' */

const pglite = PGlite.create(String(workerData));
// Why it could not be opened is told to whoever asks first.
pglite.catch(() => {});
/** @type {Set<Promise<void>>} */
const underWay = new Set();

parentPort?.on('message', (/** @type {Asked} */ asked) => {
  const done = answer(asked);
  underWay.add(done);
  void done.finally(() => underWay.delete(done));
});

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
