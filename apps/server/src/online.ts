/** Online play behind a port: what `npm start` and the server of many put beside the page. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { readOwnPack } from './games/own-pack.ts';
import type { PackReader } from './games/pack-reader.ts';
import { appOf } from './http/app.ts';
import { Bots } from './http/bots.ts';
import { Sockets } from './http/sockets.ts';
import { Notifier } from './notices/notifier.ts';
import { postPush, pushKeys } from './notices/push.ts';
import { PUBLIC_NET, postWebhook, type Reach } from './notices/webhook.ts';
import { isShared, lazyStorage, type Place } from './storage/open.ts';
import { Tables } from './tables/tables.ts';
import type { Thinker } from './thinking/thinker.ts';

export interface OnlineOptions {
  readonly place: Place;
  readonly thinker: Thinker;
  /** Reads packs of points that tables bring along; without it in this thread. */
  readonly readPack?: PackReader;
  /** Other origins whose pages may play here. */
  readonly origins?: readonly string[];
  /** Whether a proxy in front tells who asks, in `X-Forwarded-For`. */
  readonly behindProxy?: boolean;
  /** Where the page is that belongs to this server, for the links in what is sent. */
  readonly page?: string;
  /** What webhooks may reach: the public net. */
  readonly reach?: Reach;
  /** Bots with tokens: `NAME=SHA256` with commas between them. */
  readonly bots?: string;
  /** Whether it sends by itself what is due; else others do, or whoever calls `notify`. */
  readonly notifies?: boolean;
  /** One line of JSON for each thing that is worth knowing; never a secret. */
  readonly log: (line: string) => void;
  readonly now?: () => number;
}

export interface Online {
  /** Takes a request if it is one of online play. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly tables: Tables;
  /** Sends what is due; it is done every few seconds by itself. */
  readonly notify: () => Promise<void>;
  /** Cuts all connections, ends what is under way, and closes the storage. */
  readonly close: () => Promise<void>;
}

/** What is online play's of all that may be asked. */
const OURS = /^\/(api\/|health$|ready$|metrics$|openapi\.json$|messages\.json$)/;

/** How often it is looked for what other servers did and what computer players could not think, and for old tables, in thousandths of a second. */
const HEAL_EVERY = 5_000;
/** How often spectators of a table with a delay are told what is old enough. */
const LATE_EVERY = 1_000;
const CLEAN_EVERY = 3_600_000;
/** How often the loop's delay is measured, in thousandths of a second. */
const LOOP_EVERY = 20;
/** Tables that have not begun, or are over, are kept for so long. */
const KEPT_FOR = 30 * 24 * 3_600_000;

export async function openOnline({
  place,
  thinker,
  readPack = readOwnPack,
  origins = [],
  behindProxy = false,
  page,
  reach = PUBLIC_NET,
  bots: listed = '',
  notifies = true,
  log,
  now = Date.now,
}: OnlineOptions): Promise<Online> {
  const bots = new Bots(listed);
  const counts = new Map<string, number>();
  const count = (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1);
  const trouble = (what: string, error: unknown, about: object = {}) => {
    count('troubles');
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log(JSON.stringify({ at: new Date(now()).toISOString(), what, ...about, reason }));
  };
  const loop = monitorEventLoopDelay({ resolution: LOOP_EVERY });
  loop.enable();
  const storage = lazyStorage(place, (error) => trouble('the database', error));
  const several = isShared(place);
  const tables = new Tables({
    storage: storage.get,
    isUsed: storage.isUsed,
    isShared: several,
    now,
    think: thinker.think,
    readPack,
    trouble,
    count,
  });
  const notifier = new Notifier({
    storage: storage.get,
    now,
    post: async (to, id, body) =>
      to.way === 'push'
        ? postPush(reach, await pushKeys(await storage.get()), page ?? null, to, body)
        : postWebhook(reach, to, id, body),
    page: page ?? null,
    trouble: (error, about) => trouble('a notice', error, about),
    count,
  });
  const addressOf = (request: IncomingMessage): string => {
    const told = behindProxy
      ? String(request.headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
    return told || (request.socket.remoteAddress ?? '');
  };
  const app = appOf({
    tables,
    now,
    reach,
    bots,
    pushKey: async () => (await pushKeys(await storage.get())).publicKey,
    addressOf: (context) => addressOf(context.env.incoming as IncomingMessage),
    // An embedded database that nobody needs yet is not opened to be asked.
    ready: async () => {
      if (several || storage.isOpen()) await (await storage.get()).versions([]);
    },
    metrics: () => metricsOf(counts, { ...tables.counts, ...delaysOf(loop) }),
    trouble: (error, path) => trouble('a request', error, { path }),
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const sockets = new Sockets({
    tables,
    now,
    addressOf,
    origins,
    bots,
    trouble: (error, about) => trouble('a client', error, about),
  });
  const timers = several ? await beginSharing(storage.get, tables, trouble) : [];
  timers.push(
    setInterval(() => {
      tables.forgetRested();
      tables.thinkAgain().catch((error) => trouble('a computer player', error));
    }, HEAL_EVERY),
    setInterval(() => {
      tables.tellOnlookers().catch((error) => trouble('spectators', error));
    }, LATE_EVERY),
    setInterval(() => {
      if (notifies && storage.isOpen()) notifier.run().catch((error) => trouble('notices', error));
    }, HEAL_EVERY),
    setInterval(() => {
      if (!storage.isOpen()) return;
      const clean = async () => (await storage.get()).clean(now() - KEPT_FOR);
      clean().catch((error) => trouble('cleaning', error));
    }, CLEAN_EVERY),
  );
  for (const timer of timers) timer.unref();
  return {
    handle: (request, response) => {
      if (!OURS.test((request.url ?? '').replace(/\?.*$/, ''))) return false;
      count('requests');
      if (!sockets.stream(request, response)) void listener(request, response);
      return true;
    },
    upgrade: (request, socket, head) => sockets.upgrade(request, socket, head),
    tables,
    notify: () => notifier.run(),
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      loop.disable();
      sockets.close();
      await tables.close();
      await thinker.close();
      await storage.close();
    },
  };
}

/** Hears what other servers commit, and looks for what was not heard. */
async function beginSharing(
  storage: ReturnType<typeof lazyStorage>['get'],
  tables: Tables,
  trouble: (what: string, error: unknown) => void,
): Promise<NodeJS.Timeout[]> {
  await (await storage()).listen((message) => {
    tables.hear(message).catch((error) => trouble('what another server told', error));
  });
  const heal = () => tables.heal().catch((error) => trouble('healing', error));
  return [setInterval(heal, HEAL_EVERY)];
}

/** How late the loop came to what was due since this was asked last, in seconds. */
function delaysOf(loop: IntervalHistogram): Readonly<Record<string, number>> {
  const late = (percentile: number) => Math.max(0, loop.percentile(percentile) / 1e6 - LOOP_EVERY) / 1000;
  const delays = { loop_delay_p50_seconds: late(50), loop_delay_p99_seconds: late(99) };
  loop.reset();
  return delays;
}

/** Counts as Prometheus reads them. */
function metricsOf(counts: ReadonlyMap<string, number>, now: Readonly<Record<string, number>>): string {
  const { heapUsed, rss } = process.memoryUsage();
  const gauges = { ...now, heap_bytes: heapUsed, resident_bytes: rss };
  return [
    ...[...counts].map(
      ([what, number]) => `# TYPE firing_arc_${what}_total counter\nfiring_arc_${what}_total ${number}`,
    ),
    ...Object.entries(gauges).map(
      ([what, number]) => `# TYPE firing_arc_${what} gauge\nfiring_arc_${what} ${number}`,
    ),
    '',
  ].join('\n');
}
