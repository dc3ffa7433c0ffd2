import pg from 'pg';
import { UsageError } from '../usage.ts';
import { Queue } from './queue.ts';

/** Pause before a statement is tried again whose connection was lost, in thousandths of a second. */
const AGAIN = 1000;
/** How often: five minutes, in which a database is begun anew. */
const TIMES = 300;

/** What Postgres says, or Node of its connection, where the same statement may go through later. */
const LOST = /^(ECONN|EPIPE|ETIMEDOUT|08|57P0)/;

/** The queue in a Postgres server. Throws `UsageError` where it cannot be reached. */
export async function openQueue(command: string, url: string): Promise<Queue> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new UsageError(
      `${command}: '${url}' is not the address of a Postgres, such as postgres://user@host/name`,
    );
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // A connection that is lost while nobody uses it: the next statement opens another.
  pool.on('error', () => {});
  let isOpen = false;
  const queue = new Queue({
    query: async (sql, values = []) => {
      for (let time = 1; ; time++) {
        try {
          return (await pool.query(sql, [...values])).rows;
        } catch (error) {
          // Every statement of the queue may be said twice.
          if (!isOpen || time === TIMES || !isLost(error)) throw error;
          await new Promise((resolve) => setTimeout(resolve, AGAIN));
        }
      }
    },
    close: () => pool.end(),
  });
  try {
    await queue.lay();
    isOpen = true;
  } catch (error) {
    await pool.end();
    throw new UsageError(`${command}: cannot reach the queue: ${reasonOf(error)}`);
  }
  return queue;
}

const codeOf = (error: unknown): string => String((error as { readonly code?: unknown }).code ?? '');

const isLost = (error: unknown): boolean =>
  LOST.test(codeOf(error)) || (error instanceof Error && /connection terminated/i.test(error.message));

/** An error of several addresses has no message of its own. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : codeOf(error);
