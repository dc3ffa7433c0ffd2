import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Database, migrate, storageOver, type Value } from './sql.ts';
import type { Storage } from './storage.ts';

const LOCK = 'server.lock';

/**
 * The storage in a folder, by a Postgres inside of this process; without a folder it is in memory. Throws when another
 * process has the folder open: two on one folder lose rows, and nothing tells.
 */
export async function openEmbedded(folder: string | null): Promise<Storage> {
  const unlock = folder === null ? () => {} : lock(folder);
  try {
    const pglite = await PGlite.create(folder === null ? 'memory://' : join(folder, 'database'));
    const database = databaseOf(pglite, unlock);
    await migrate(database);
    return storageOver(database);
  } catch (error) {
    unlock();
    throw error;
  }
}

const databaseOf = (pglite: PGlite, unlock: () => void): Database => ({
  query: async (sql: string, values: readonly Value[] = []) =>
    (await pglite.query<Record<string, unknown>>(sql, [...values])).rows,
  script: async (sql) => {
    await pglite.transaction(async (transaction) => {
      await transaction.exec(sql);
    });
  },
  // There are no other servers: who commits here knows.
  listen: async () => {},
  close: async () => {
    await pglite.close();
    unlock();
  },
});

/** Takes a folder for this process; gives what lets it go. */
function lock(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, LOCK);
  const owner = ownerOf(file);
  if (owner !== null && isAlive(owner))
    throw new Error(`${folder} is open in another process (${owner}); one server at a time`);
  if (owner !== null) rmSync(file, { force: true });
  // Of two that come here at once one finds the file there.
  const handle = openSync(file, 'wx', 0o600);
  writeSync(handle, `${process.pid}`);
  closeSync(handle);
  return () => rmSync(file, { force: true });
}

/** The process that has taken the folder; null when none has. */
function ownerOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function isAlive(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
