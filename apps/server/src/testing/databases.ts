// Where the same tests of storage run: embedded always, and on a Postgres server where one is found.
import type { Place } from '../storage/open.ts';
import './compiled-database.ts';
import { hasPostgres, PostgresServer } from './postgres-server.ts';

/** A database for tests, and how it is taken away. */
export interface TestDatabase {
  readonly name: string;
  /** Whether several servers can play on it. */
  readonly isShared: boolean;
  readonly start: () => Promise<{ readonly place: Place; readonly stop: () => Promise<void> }>;
}

const stays = async (): Promise<void> => {};

/** The databases that there are on this machine. */
export function testDatabases(): readonly TestDatabase[] {
  const given = process.env.DATABASE_URL;
  const embedded = async () => ({ place: { memory: true } as const, stop: stays });
  const named = async () => ({ place: { postgres: given ?? '' }, stop: stays });
  const own = async () => {
    const server = await PostgresServer.start();
    return { place: server.place, stop: () => server.stop() };
  };
  return [
    { name: 'embedded', isShared: false, start: embedded },
    ...(given || hasPostgres() ? [{ name: 'Postgres', isShared: true, start: given ? named : own }] : []),
  ];
}
