// Where the same tests of storage run: embedded always, and on a Postgres server where one is found.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { openStorage, type Place } from '../storage/open.ts';

/** A database for tests, and how it is taken away. */
export interface TestDatabase {
  readonly name: string;
  /** Whether several servers can play on it. */
  readonly isShared: boolean;
  readonly start: () => Promise<{ readonly place: Place; readonly stop: () => void }>;
}

const found = (program: string): string | null =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(existsSync) ?? null;

/** The databases that there are on this machine. */
export function testDatabases(): readonly TestDatabase[] {
  const given = process.env.DATABASE_URL;
  const initdb = found('initdb');
  const postgres = found('postgres');
  return [
    { name: 'embedded', isShared: false, start: async () => ({ place: { memory: true }, stop: () => {} }) },
    ...(given
      ? [
          {
            name: 'Postgres',
            isShared: true,
            start: async () => ({ place: { postgres: given }, stop: () => {} }),
          },
        ]
      : []),
    ...(!given && initdb && postgres
      ? [{ name: 'Postgres', isShared: true, start: () => startPostgres(initdb, postgres) }]
      : []),
  ];
}

/** Postgres refuses to run as root: then it runs as nobody. */
const asUser = (folder: string) => {
  if (process.getuid?.() !== 0) return {};
  chownSync(folder, 65534, 65534);
  return { uid: 65534, gid: 65534 };
};

async function startPostgres(initdb: string, postgres: string) {
  const folder = mkdtempSync(join(tmpdir(), 'firing-arc-postgres-'));
  const user = asUser(folder);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { ...process.env, HOME: folder }, stdio: 'ignore' } as const;
  execFileSync(
    initdb,
    ['-D', data, '-U', 'tests', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    options,
  );
  const port = await freePort();
  const { spawn } = await import('node:child_process');
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, fsync: 'off' };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(postgres, ['-D', data, ...args], options);
  const place: Place = { postgres: `postgres://tests@127.0.0.1:${port}/postgres` };
  await untilReady(place);
  return {
    place,
    stop: () => {
      server.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function untilReady(place: Place): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    try {
      const storage = await openStorage(place, () => {});
      await storage.close();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('Postgres did not begin');
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
