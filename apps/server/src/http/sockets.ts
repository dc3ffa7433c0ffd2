/** Sockets and streams of JSON lines: who is connected, and who is cut. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { MOST_FRAME, SOCKET_COMPRESSION, tableIdIn } from '@firing-arc/online';
import { type WebSocket, WebSocketServer } from 'ws';
import { Refused } from '../tables/refused.ts';
import type { Tables } from '../tables/tables.ts';
import { secretIn } from './app.ts';
import { type Asker, BOT_HEADER, type Bots } from './bots.ts';
import { Client, type Wire } from './player.ts';

/** A client that has not read so many bytes does not read: it is cut, and the others do not notice. */
const MOST_UNREAD = 2_000_000;

/** How often it is asked whether a socket is still there, in thousandths of a second. */
const BEAT = 20_000;

/**
 * What a compressed message begins with. Changes are like those before them, and a fifth of their bytes go over the line;
 * whole views are sent as they are, so that nobody waits for a compressor when hundreds come back at once.
 */
const CHANGE = '{"kind":"change"';

export interface SocketOptions {
  readonly tables: Tables;
  readonly now: () => number;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Other pages that may open sockets here, beside those of this server itself. */
  readonly origins: readonly string[];
  readonly trouble: (error: unknown, about: { readonly table: string }) => void;
  readonly bots: Bots;
}

export class Sockets {
  readonly #options: SocketOptions;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: 4 * MOST_FRAME,
    perMessageDeflate: {
      serverMaxWindowBits: SOCKET_COMPRESSION.windowBits,
      zlibDeflateOptions: {
        memLevel: SOCKET_COMPRESSION.memLevel,
        level: SOCKET_COMPRESSION.level,
        chunkSize: 4096,
      },
      zlibInflateOptions: { chunkSize: 1024 },
      concurrencyLimit: 64,
    },
  });
  readonly #counts = new Map<string, number>();
  readonly #alive = new WeakSet<WebSocket>();
  readonly #lags = new WeakMap<WebSocket, number>();
  readonly #open = new Set<() => void>();
  readonly #beat: NodeJS.Timeout;

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#beat = setInterval(() => this.#ask(), BEAT);
    this.#beat.unref();
  }

  /** Takes a request for a socket, if it is one for a table. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const table = tableOf(request, 'socket');
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    socket.on('error', () => socket.destroy());
    if (table === null) return void refuse('404 Not Found');
    if (!this.#isWelcome(request)) return void refuse('403 Forbidden');
    const asker = this.#askerOf(request);
    if (asker.isRefused) return void refuse('403 Forbidden');
    if (this.#isFull(asker)) return void refuse('429 Too Many Requests');
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#begin(opened, table, asker.key));
  }

  #askerOf(request: IncomingMessage): Asker {
    const { bots, addressOf } = this.#options;
    const token = request.headers[BOT_HEADER];
    return bots.asker(token === undefined ? undefined : String(token), addressOf(request));
  }

  #isFull({ key, connections }: Asker): boolean {
    return (this.#counts.get(key) ?? 0) >= connections;
  }

  #isWelcome({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined) return true;
    return this.#options.origins.includes(origin) || hostOf(origin) === host;
  }

  #begin(socket: WebSocket, table: string, asker: string): void {
    const wire: Wire = {
      send: (text) => {
        if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
        else if (socket.readyState === socket.OPEN) socket.send(text, { compress: text.startsWith(CHANGE) });
      },
      close: (reason) => socket.close(1001, reason),
      lag: () => this.#lags.get(socket) ?? 0,
    };
    const client = this.#enter(table, asker, wire);
    this.#alive.add(socket);
    socket.on('pong', (data) => {
      this.#alive.add(socket);
      // It brings back when it was sent; whoever makes something up gains no more than is given back at the most.
      const lag = this.#options.now() - Number(data.toString());
      if (lag >= 0) this.#lags.set(socket, lag);
    });
    socket.ping(String(this.#options.now()));
    socket.on('message', (data, isBinary) => {
      if (isBinary) return socket.close(1003, 'texts only');
      client.take(String(data));
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => client.end());
  }

  /** Takes a request for a stream of lines, if it is one; the seat's, or a spectator's without a secret. */
  stream(request: IncomingMessage, response: ServerResponse): boolean {
    const table = tableOf(request, 'stream');
    if (table === null || request.method !== 'GET') return false;
    const asker = this.#askerOf(request);
    if (asker.isRefused || this.#isFull(asker)) {
      response.writeHead(asker.isRefused ? 403 : 429).end();
      return true;
    }
    const { authorization } = request.headers;
    const secret = secretIn(authorization);
    if (authorization !== undefined && secret === null) {
      response.writeHead(403).end();
      return true;
    }
    const since = Number(new URL(request.url ?? '', 'http://localhost').searchParams.get('since') ?? 0);
    response.writeHead(200, {
      'Content-Type': 'application/jsonl; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    const client = this.#enter(table, asker.key, {
      send: (text) => {
        if (response.writableLength > MOST_UNREAD) response.destroy();
        else response.write(`${text}\n`);
      },
      close: () => response.end(),
      lag: () => 0,
    });
    response.on('error', () => response.destroy());
    response.on('close', () => client.end());
    const known = Number.isInteger(since) && since >= 0 ? since : 0;
    client.take(JSON.stringify({ kind: 'hello', secret, since: known, hash: null }));
    return true;
  }

  #enter(table: string, asker: string, wire: Wire) {
    const { tables, now, trouble } = this.#options;
    this.#counts.set(asker, (this.#counts.get(asker) ?? 0) + 1);
    const client = new Client(tables, table, wire, { now, trouble: (error) => trouble(error, { table }) });
    const cut = () => wire.close('the server stops');
    this.#open.add(cut);
    return {
      take: (text: string) => client.take(text),
      end: () => {
        this.#open.delete(cut);
        const left = (this.#counts.get(asker) ?? 1) - 1;
        if (left > 0) this.#counts.set(asker, left);
        else this.#counts.delete(asker);
        client.leave().catch((error) => {
          if (!(error instanceof Refused)) trouble(error, { table });
        });
      },
    };
  }

  /** Cuts those that did not answer since it was asked last. */
  #ask(): void {
    for (const socket of this.#server.clients) {
      if (!this.#alive.has(socket)) socket.terminate();
      this.#alive.delete(socket);
      socket.ping(String(this.#options.now()));
    }
  }

  close(): void {
    clearInterval(this.#beat);
    for (const cut of this.#open) cut();
    this.#server.close();
  }
}

/** The table of an address such as `/api/tables/ID/socket`. */
function tableOf({ url }: IncomingMessage, what: 'socket' | 'stream'): string | null {
  const [, id = '', asked] = /^\/api\/tables\/([^/?]+)\/(socket|stream)(?:\?|$)/.exec(url ?? '') ?? [];
  return asked === what ? tableIdIn(id) : null;
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
