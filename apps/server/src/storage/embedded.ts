import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { databaseInThread } from './database-bridge.ts';
import { type Database, migrate, storageOver } from './sql.ts';
import type { Storage } from './storage.ts';

const LOCK = 'server.lock';

/**
 * The storage in a folder, by a Postgres in a thread of this process; without a folder it is in memory. Throws when
 * another process has the folder open: two on one folder lose rows, and nothing tells.
 */
export async function openEmbedded(folder: string | null): Promise<Storage> {
  const unlock = folder === null ? () => {} : lock(folder);
  const thread = databaseInThread(folder === null ? 'memory://' : join(folder, 'database'));
  const close = () => thread.close().finally(unlock);
  // There are no other servers: who commits here knows.
  const database: Database = { ...thread, listen: async () => {}, close };
  try {
    await migrate(database);
    return storageOver(database);
  } catch (error) {
    // The reason is the first one: a database that could not be opened cannot be closed either.
    await close().catch(() => {});
    throw error;
  }
}

/** Takes a folder for this process; gives what lets it go. */
function lock(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, LOCK);
  const owner = ownerOf(file);
  if (owner && isAlive(owner))
    throw new Error(`${folder} is open in another process (${owner.number}); one server at a time`);
  if (owner) rmSync(file, { force: true });
  // Of two that come here at once one finds the file there.
  const handle = openSync(file, 'wx', 0o600);
  writeSync(handle, `${process.pid} ${begunAt(process.pid)}`);
  closeSync(handle);
  return () => rmSync(file, { force: true });
}

/** A process, and when it began: after a restart of the machine, or in a container, another one has its number. */
interface Owner {
  readonly number: number;
  readonly begun: string;
}

/** The process that has taken the folder; null when none has. */
function ownerOf(file: string): Owner | null {
  try {
    const [number = '', begun = ''] = readFileSync(file, 'utf8').split(' ');
    return { number: Number(number), begun };
  } catch {
    return null;
  }
}

function isAlive({ number, begun }: Owner): boolean {
  try {
    process.kill(number, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return begunAt(number) === begun;
}

/** When a process began, in ticks since the machine did; empty where the system does not tell: there the number alone counts. */
function begunAt(number: number): string {
  try {
    const told = readFileSync(`/proc/${number}/stat`, 'utf8');
    // The name of the program stands in brackets, whatever it holds.
    return told.slice(told.lastIndexOf(') ') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
