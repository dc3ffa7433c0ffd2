// A Postgres server of one's own, in a folder that goes with it; it can be killed and begun again where it stood.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { openStorage, type Place } from '../storage/open.ts';

const found = (program: string): string | null =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(existsSync) ?? null;

/** Whether there is a Postgres on this machine. */
export const hasPostgres = (): boolean => found('initdb') !== null && found('postgres') !== null;

/** Postgres refuses to run as root: then it runs as nobody. */
const asUser = (folder: string) => {
  if (process.getuid?.() !== 0) return {};
  chownSync(folder, 65534, 65534);
  return { uid: 65534, gid: 65534 };
};

export class PostgresServer {
  readonly place: { readonly postgres: string };
  readonly #folder: string;
  readonly #spawn: () => ChildProcess;
  #process: ChildProcess | null = null;

  private constructor(folder: string, port: number, launch: () => ChildProcess) {
    this.#folder = folder;
    this.#spawn = launch;
    this.place = { postgres: `postgres://tests@127.0.0.1:${port}/postgres` };
  }

  /** A new and empty server that answers; throws where there is no Postgres on this machine. */
  static async start(): Promise<PostgresServer> {
    const [initdb, postgres] = [found('initdb'), found('postgres')];
    if (!initdb || !postgres) throw new Error('there is no Postgres on this machine (initdb, postgres)');
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
    // Nothing is lost when processes are killed, only when the machine is: for tests that is as good, and faster.
    const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, fsync: 'off' };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // A group of its own, so that all of its processes can be killed at once.
    const server = new PostgresServer(folder, port, () =>
      spawn(postgres, ['-D', data, ...args], { ...options, detached: true }),
    );
    // Who is ended by Ctrl-C leaves nothing behind.
    process.once('exit', () => server.#end());
    await server.begin();
    return server;
  }

  /** Its processes, by the kernel's accounts; Linux alone has them. */
  processes(): readonly number[] {
    const first = this.#process?.pid;
    if (first === undefined) return [];
    const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8');
    return [first, ...children.trim().split(/\s+/).map(Number)];
  }

  /** Begins again after `kill`, and comes back when it answers. */
  async begin(): Promise<void> {
    for (let tries = 0; tries < 200; tries++) {
      // Right after a kill its memory may still be in use: then it ends at once.
      if (!this.#process || this.#process.exitCode !== null) this.#process = this.#spawn();
      if (await answers(this.place)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('Postgres did not begin');
  }

  /** Kills all of its processes (-9). */
  async kill(): Promise<void> {
    const server = this.#process;
    if (!server?.pid) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    this.#end();
    await ended;
  }

  #end(): void {
    const pid = this.#process?.exitCode === null ? this.#process.pid : undefined;
    this.#process = null;
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function answers(place: Place): Promise<boolean> {
  try {
    const storage = await openStorage(place, () => {});
    await storage.close();
    return true;
  } catch {
    return false;
  }
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
