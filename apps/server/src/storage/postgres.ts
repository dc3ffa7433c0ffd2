import pg from 'pg';
import { type Database, migrate, storageOver, type Value } from './sql.ts';
import type { Storage } from './storage.ts';

/** After so long a connection that listens and was lost is opened again, in thousandths of a second. */
const AGAIN = 1000;

/** The storage in a Postgres server, which any number of servers share. */
export async function openPostgres(url: string, trouble: (error: Error) => void): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  pool.on('error', trouble);
  const database = databaseOf(pool, url, trouble);
  await migrate(database);
  return storageOver(database);
}

function databaseOf(pool: pg.Pool, url: string, trouble: (error: Error) => void): Database {
  let isClosed = false;
  let listener: pg.Client | null = null;
  const listen = async (channel: string, hear: (message: string) => void): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    const again = (error: Error) => {
      if (isClosed || listener !== client) return;
      listener = null;
      trouble(error);
      // What was told meanwhile is found by the poll.
      setTimeout(() => void listen(channel, hear).catch(again), AGAIN).unref();
    };
    client.on('notification', ({ payload }) => hear(payload ?? ''));
    client.on('error', again);
    client.on('end', () => again(new Error('the connection that listens has ended')));
    listener = client;
    await client.connect();
    await client.query(`listen ${channel}`);
  };
  return {
    query: async (sql: string, values: readonly Value[] = []) => (await pool.query(sql, [...values])).rows,
    script: async (sql) => {
      // Several statements in one message are one transaction.
      await pool.query(sql);
    },
    listen,
    close: async () => {
      isClosed = true;
      await listener?.end();
      await pool.end();
    },
  };
}
