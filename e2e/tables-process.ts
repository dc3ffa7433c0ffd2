import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { ROOT } from '../scripts/house.mjs';

/** A table server in a process of its own, so that it can be killed; the page's server hands on to it what is its. */
export interface TablesProcess {
  readonly handle: (asked: IncomingMessage, answer: ServerResponse) => boolean;
  readonly upgrade: (asked: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Ends it as a fault does, without a word, and starts it again at its folder. */
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const HOST = '127.0.0.1';

/** Starts a built table server that keeps its games in a folder, and sends notices to machines of this one. */
export async function tablesProcess(folder: string): Promise<TablesProcess> {
  const port = await freePort();
  let running = await started(port, folder);
  /** Whoever comes while there is none waits until there is one. */
  let up: Promise<unknown> = Promise.resolve();
  return {
    handle: (asked, answer) => {
      if (!asked.url?.startsWith('/api/')) return false;
      void up.then(() => handOn(port, asked, answer));
      return true;
    },
    upgrade: (asked, socket, head) => {
      socket.on('error', () => socket.destroy());
      void up.then(() => joined(port, asked, socket, head));
    },
    kill: async () => {
      const gone = once(running, 'exit');
      const again = async () => {
        await gone;
        running = await started(port, folder);
      };
      up = again();
      running.kill('SIGKILL');
      await up;
    },
    close: async () => {
      const gone = once(running, 'exit');
      running.kill('SIGTERM');
      await gone;
    },
  };
}

async function started(port: number, folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(ROOT, 'apps', 'server', 'bin', 'tables.mjs')], {
    env: { ...process.env, PORT: String(port), HOST, GAMES: folder, PRIVATE_NOTICES: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout!, 'data');
  return child;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

function handOn(port: number, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url: path, headers } = asked;
  const onward = request({ host: HOST, port, method, path, headers }, (came) => {
    answer.writeHead(came.statusCode ?? 502, came.headers);
    came.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

/** Joins a socket of the page with one of the table server; when one ends, so does the other. */
function joined(port: number, { url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer): void {
  const onward = connect(port, HOST, () => {
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
    onward.write(`GET ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  onward.on('error', () => socket.destroy());
  onward.on('close', () => socket.destroy());
  socket.on('close', () => onward.destroy());
}
