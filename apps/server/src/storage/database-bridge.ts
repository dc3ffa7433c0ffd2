/** The embedded database in a thread of its own, so that its work holds up no answer and no socket of the server's. */

import { Worker } from 'node:worker_threads';
import type { Database, Row, Value } from './sql.ts';

/** What the thread is asked; it answers each by its number. */
export type Asked = { readonly number: number } & Task;
type Task =
  | { readonly kind: 'query'; readonly sql: string; readonly values: readonly Value[] }
  | { readonly kind: 'script'; readonly sql: string }
  | { readonly kind: 'close' };

export type Done =
  | { readonly number: number; readonly rows: readonly Row[] }
  | { readonly number: number; readonly problem: string };

interface Waiting {
  readonly resolve: (rows: readonly Row[]) => void;
  readonly reject: (error: Error) => void;
}

/** The thread lies beside this file, as source and as built. */
const THREAD = './database-thread.js';

const beginThread = (directory: string): Worker =>
  new Worker(new URL(THREAD, import.meta.url), { workerData: directory });

/**
 * The database in a directory, as PGlite names it. What is asked when its thread has ended fails with the reason; the
 * next one begins a new thread, which finds what was kept.
 */
export function databaseInThread(directory: string, begin = beginThread): Omit<Database, 'listen'> {
  let worker: Worker | null = null;
  let isClosed = false;
  let numbers = 0;
  const waiting = new Map<number, Waiting>();

  const thread = (): Worker => {
    const begun = begin(directory);
    begun.on('message', (done: Done) => {
      const asked = waiting.get(done.number);
      waiting.delete(done.number);
      if ('rows' in done) asked?.resolve(done.rows);
      else asked?.reject(new Error(done.problem));
      // While nothing is asked, the thread keeps no program from ending.
      if (waiting.size === 0) begun.unref();
    });
    const ended = (reason: string) => {
      if (worker !== begun) return;
      worker = null;
      for (const { reject } of waiting.values()) reject(new Error(reason));
      waiting.clear();
    };
    begun.on('error', (error) => ended(error.message));
    begun.on('exit', () => ended('the thread of the database has ended'));
    return begun;
  };
  const ask = (task: Task): Promise<readonly Row[]> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error('the database is closed'));
      worker ??= thread();
      worker.ref();
      numbers += 1;
      waiting.set(numbers, { resolve, reject });
      const asked: Asked = { number: numbers, ...task };
      worker.postMessage(asked);
    });
  return {
    query: (sql, values = []) => ask({ kind: 'query', sql, values }),
    script: async (sql) => {
      await ask({ kind: 'script', sql });
    },
    close: async () => {
      const open = worker;
      const closed = open && ask({ kind: 'close' });
      isClosed = true;
      await closed?.finally(() => open?.terminate());
    },
  };
}
