// A server for tests, and clients that play by chance through its socket.
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import {
  applied,
  type ClientFrame,
  type CreateTable,
  type SeatTaken,
  type ServerFrame,
} from '@firing-arc/online';
import { contribute, type RefereeView } from '@firing-arc/referee';
import { WebSocket } from 'ws';
import { houseGame } from '../games/index.ts';
import { type Online, type OnlineOptions, openOnline } from '../online.ts';
import type { Place } from '../storage/open.ts';
import type { Thinker } from '../thinking/thinker.ts';
import './compiled-database.ts';

/** Computer players think at once: tests of the thread have their own. */
export const AT_ONCE: Thinker = {
  think: async (game, player, task) => (await houseGame(game)).decide(player, task),
  close: async () => {},
};

export interface TestServer {
  readonly online: Online;
  readonly url: string;
  readonly logged: readonly string[];
  readonly stop: () => Promise<void>;
  /** What the clock of the server shows. */
  readonly now: () => number;
  /** Moves it on. */
  readonly wait: (milliseconds: number) => void;
}

/** A server on a free port, whose clock goes on by so many milliseconds whenever it is read, and when it is moved on. */
export async function startServer(
  place: Place,
  ticks = 0,
  thinker = AT_ONCE,
  more: Pick<OnlineOptions, 'page' | 'reach' | 'bots'> = {},
): Promise<TestServer> {
  const logged: string[] = [];
  let now = 1_000_000;
  const online = await openOnline({
    place,
    thinker,
    // Tests say when.
    notifies: false,
    ...more,
    log: (line) => void logged.push(line),
    now: () => {
      now += ticks;
      return now;
    },
  });
  const server = createServer((request, response) => {
    if (!online.handle(request, response)) response.writeHead(404).end();
  });
  // A line that a test asks over stays, however long the machine does something else between two requests.
  server.keepAliveTimeout = 0;
  server.on('upgrade', online.upgrade);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    online,
    url: `http://127.0.0.1:${port}`,
    logged,
    now: () => now,
    wait: (milliseconds) => {
      now += milliseconds;
    },
    stop: async () => {
      await online.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What is answered to a request. */
export interface Asked {
  readonly status: number;
  readonly body: never;
}

/** What is asked with, beside method and path. */
export interface Request {
  readonly body?: unknown;
  readonly secret?: string;
  /** Where it comes from, as a proxy tells it. */
  readonly address?: string;
  readonly bot?: string;
}

/** Asks a server as a program does. */
export async function ask(
  { url }: Pick<TestServer, 'url'>,
  method: string,
  path: string,
  { body, secret, address, bot }: Request = {},
) {
  const response = await fetch(url + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(secret === undefined ? {} : { Authorization: `Bearer ${secret}` }),
      ...(bot === undefined ? {} : { 'X-Bot-Token': bot }),
      ...(address === undefined ? {} : { 'X-Forwarded-For': address }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
}

/** A private table of two guests, or as it is changed. */
export const tableOf = (game: CreateTable['game'], changes: Partial<CreateTable> = {}): CreateTable => ({
  game,
  format: game === 'xwing2' ? 'xwing2-amg' : game,
  seats: [{ by: 'guest' }, { by: 'guest' }],
  pace: { kind: 'live' },
  public: false,
  ...changes,
});

/** Makes a table, when its address may make one more. */
export async function makeTable(server: TestServer, table: CreateTable): Promise<SeatTaken> {
  server.wait(60_000);
  const { status, text } = await ask(server, 'POST', '/api/tables', { body: table });
  if (status !== 201) throw new Error(text);
  return JSON.parse(text);
}

/** The address of a table's socket. */
export const socketOf = (url: string, table: string): string =>
  `${url.replace('http', 'ws')}/api/tables/${table}/socket`;

/** A client at the socket of a table. */
export class Guest {
  readonly frames: ServerFrame[] = [];
  /** Every text as it came over the wire. */
  readonly texts: string[] = [];
  view: RefereeView | null = null;
  /** What is done with each message when it has been taken in. */
  hear: (frame: ServerFrame) => void = () => {};
  readonly #socket: WebSocket;
  /** How many bytes have come over the line. */
  readonly bytes: () => number;
  readonly #waiting = new Set<() => void>();

  private constructor(socket: WebSocket, bytes: () => number) {
    this.#socket = socket;
    this.bytes = bytes;
    socket.on('message', (data) => this.#take(String(data)));
    socket.on('close', () => this.#wake());
  }

  /** A client at a socket that is being opened. */
  static async over(socket: WebSocket): Promise<Guest> {
    const line = await new Promise<Socket>((resolve, reject) => {
      socket.once('upgrade', ({ socket: under }) => socket.once('open', () => resolve(under)));
      socket.once('error', reject);
    });
    return new Guest(socket, () => line.bytesRead);
  }

  static async at(
    { url }: Pick<TestServer, 'url'>,
    table: string,
    secret: string | null,
    since = 0,
    compresses = true,
  ): Promise<Guest> {
    const guest = await Guest.over(new WebSocket(socketOf(url, table), { perMessageDeflate: compresses }));
    guest.send({ kind: 'hello', secret, since, hash: null });
    await guest.until(({ kind }) => kind === 'table' || kind === 'error');
    return guest;
  }

  #take(text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    this.texts.push(text);
    this.frames.push(frame);
    if (frame.kind === 'view') this.view = frame.view;
    if (frame.kind === 'change') this.view = applied(this.view!, frame.change);
    this.hear(frame);
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(frame: ClientFrame): void {
    this.sendText(JSON.stringify(frame));
  }

  sendText(text: string): void {
    this.#socket.send(text);
  }

  /** The first message that fits, of those that came and those to come; what came before `from` is passed over. */
  async until(fits: (frame: ServerFrame) => boolean, from = 0): Promise<ServerFrame> {
    for (let at = from; ; at++) {
      while (at >= this.frames.length) {
        if (this.#socket.readyState > WebSocket.OPEN) throw new Error('the socket was closed');
        await this.#next();
      }
      if (fits(this.frames[at]!)) return this.frames[at]!;
    }
  }

  /** The next message of a kind, after what is done. */
  async after<Kind extends ServerFrame['kind']>(
    kind: Kind,
    act: () => void,
  ): Promise<Extract<ServerFrame, { kind: Kind }>> {
    const from = this.frames.length;
    act();
    const frame = await this.until((one) => one.kind === kind, from);
    return frame as Extract<ServerFrame, { kind: Kind }>;
  }

  #next(): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake);
        resolve();
      };
      this.#waiting.add(wake);
    });
  }

  /** The socket has been closed by the other side. */
  async closed(): Promise<void> {
    while (this.#socket.readyState !== WebSocket.CLOSED) await this.#next();
  }

  close(): void {
    this.#socket.close();
  }

  /** Reads nothing any more. */
  stopReading(): void {
    this.#socket.pause();
  }
}

/** Lets a guest commit and contribute by itself. */
export function contributesTo(guest: Pick<Guest, 'send'>, byte: number): (frame: ServerFrame) => void {
  const { commitment, contribution } = contribute(new Uint8Array(32).fill(byte));
  return (frame) => {
    if (frame.kind !== 'settled') return;
    if (!frame.commitments.some((one) => one.commitment === commitment))
      guest.send({ kind: 'commit', commitment });
    else if (frame.commitments.length === frame.seats) guest.send({ kind: 'contribute', contribution });
  };
}
