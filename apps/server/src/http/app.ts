/** The pages of the server that programs ask. */

import {
  BringSquad,
  CreateTable,
  GivenAnswer,
  MOST_PACK,
  MOST_SQUAD,
  readClientFrame,
  readJson,
  SendReport,
  SetPush,
  SetWebhook,
  TakeSeat,
  tableIdIn,
} from '@firing-arc/online';
import { type Context, Hono } from 'hono';
import type { TSchema } from 'typebox';
import { gameOfFormat, houseGame } from '../games/index.ts';
import { machinesOf, type Reach } from '../notices/webhook.ts';
import { Refused, type RefusedWord } from '../tables/refused.ts';
import type { Tables } from '../tables/tables.ts';
import { type Asker, BOT_HEADER, type Bots } from './bots.ts';
import { LIMITS, Limiter } from './limits.ts';
import { MESSAGES, OPENAPI } from './openapi.ts';
import { play } from './player.ts';

/** Letters of a body: a squad's text, and what stands around it. */
const MOST_BODY = MOST_SQUAD + 4096;
/** The same of a new table, which may bring a pack along: as JSON each of its quotation marks has two letters. */
const MOST_TABLE = 2 * MOST_PACK + 4096;

const STATUS: Readonly<Record<RefusedWord, 400 | 403 | 404 | 409 | 422 | 429>> = {
  'no-table': 404,
  'no-seat': 403,
  taken: 409,
  secret: 403,
  status: 409,
  bounds: 400,
  squad: 422,
  pack: 422,
  rate: 429,
  away: 409,
  time: 409,
};

/** What the pages need beside the tables. */
export interface AppOptions {
  readonly tables: Tables;
  readonly now: () => number;
  /** The address of whoever asks. */
  readonly addressOf: (context: Context) => string;
  /** Whether the storage answers. */
  readonly ready: () => Promise<void>;
  readonly metrics: () => string;
  readonly trouble: (error: unknown, path: string) => void;
  /** What webhooks may reach. */
  readonly reach: Reach;
  /** By which browsers know the notices of this server. */
  readonly pushKey: () => Promise<string>;
  readonly bots: Bots;
}

export function appOf(options: AppOptions): Hono {
  const { tables, now, addressOf, ready, metrics, trouble, reach, pushKey, bots } = options;
  const app = new Hono();
  const requests = new Limiter(LIMITS.requests, now);
  const made = new Limiter(LIMITS.tables, now);
  const packs = new Limiter(LIMITS.packs, now);
  const reports = new Limiter(LIMITS.reports, now);
  const said = new Limiter(LIMITS.said, now);

  const askerOf = (context: Context): Asker => bots.asker(context.req.header(BOT_HEADER), addressOf(context));

  app.use('/api/*', async (context, next) => {
    const { key, limits, isRefused } = askerOf(context);
    if (!requests.take(key, limits.requests)) throw new Refused('rate', 'too many requests: wait a little');
    if (isRefused) throw new Refused('secret', 'there is no such bot token');
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  });
  app.onError((error, context) => {
    if (error instanceof Refused)
      return context.json({ error: error.word, reason: error.message }, STATUS[error.word]);
    trouble(error, context.req.path);
    return context.json({ error: 'fault', reason: 'this could not be done; try again' }, 500);
  });

  app.get('/health', (context) => context.text('well\n'));
  app.get('/ready', async (context) => {
    await ready();
    return context.text('ready\n');
  });
  app.get('/metrics', (context) => context.text(metrics()));
  app.get('/openapi.json', (context) => context.json(OPENAPI));
  app.get('/messages.json', (context) => context.json(MESSAGES));

  app.get('/api/formats/:id/ready', async (context) => {
    const id = context.req.param('id');
    const game = await gameOfFormat(id);
    if (game === null) throw new Refused('bounds', 'there is no such format');
    return context.json((await houseGame(game)).format(id).ready);
  });
  app.get('/api/tables', async (context) => context.json({ tables: await tables.openTables() }));
  app.post('/api/tables', async (context) => {
    const { key, limits } = askerOf(context);
    const text = await limitedText(context, MOST_TABLE);
    // To check a pack takes a part of a second, and to read a long text some of it.
    const take = () => {
      if (!packs.take(key)) throw new Refused('rate', 'too many packs: wait a little');
    };
    if (text.length > MOST_BODY) take();
    const table = fitting<CreateTable>(CreateTable, text, MOST_TABLE);
    if (text.length <= MOST_BODY && table.pack !== undefined) take();
    if (!made.take(key, limits.tables)) throw new Refused('rate', 'too many tables: wait a little');
    return context.json(await tables.create(table), 201);
  });
  app.get('/api/tables/:id', async (context) =>
    context.json({ table: await tables.info(idOf(context), await seatIn(context, tables)) }),
  );
  app.get('/api/tables/:id/pack', async (context) =>
    context.json({ text: await tables.packText(idOf(context)) }),
  );
  app.post('/api/tables/:id/seats', async (context) =>
    context.json(await tables.takeSeat(idOf(context), await bodyOf<TakeSeat>(context, TakeSeat)), 201),
  );
  app.put('/api/tables/:id/squad', async (context) => {
    const [id, seat] = await seated(context, tables);
    return context.json(await tables.bringSquad(id, seat, await bodyOf<BringSquad>(context, BringSquad)));
  });
  app.post('/api/tables/:id/answers', async (context) => {
    const [id, seat] = await seated(context, tables);
    const answered = await tables.answer(id, seat, await bodyOf<GivenAnswer>(context, GivenAnswer));
    return context.json(answered, answered.kind === 'taken' ? 200 : 422);
  });
  app.post('/api/tables/:id/frames', async (context) => {
    const [id, seat] = await seated(context, tables);
    const reading = readClientFrame(await limitedText(context));
    if (!reading.ok) throw new Refused('bounds', reading.reason);
    const { message } = reading;
    if (message.kind === 'hello' || message.kind === 'ping')
      throw new Refused('bounds', 'this is said to the socket');
    if (message.kind === 'say' && !said.take(askerOf(context).key))
      throw new Refused('rate', 'too much is said: wait a little');
    return context.json((await play(tables, id, seat, message)) ?? { kind: 'done' });
  });
  app.put('/api/tables/:id/webhook', async (context) => {
    const [id, seat] = await seated(context, tables);
    const { address } = await bodyOf<SetWebhook>(context, SetWebhook);
    if (address !== null) await reachable(address, reach);
    return context.json({ key: await tables.setWebhook(id, seat, address) });
  });
  app.post('/api/tables/:id/reports', async (context) => {
    const [id, seat] = await seated(context, tables);
    const { text } = await bodyOf<SendReport>(context, SendReport);
    if (!reports.take(askerOf(context).key)) throw new Refused('rate', 'too many reports: wait a little');
    await tables.report(id, seat, text);
    return context.json({ kept: true }, 201);
  });
  app.get('/api/push', async (context) => context.json({ key: await pushKey() }));
  app.put('/api/tables/:id/push', async (context) => {
    const [id, seat] = await seated(context, tables);
    const { push } = await bodyOf<SetPush>(context, SetPush);
    if (push !== null) await reachable(push.endpoint, reach);
    await tables.setPush(id, seat, push);
    return context.json({ told: push !== null });
  });
  app.get('/api/tables/:id/record', async (context) =>
    context.json(await tables.record(idOf(context), await seatIn(context, tables))),
  );
  app.notFound((context) => context.json({ error: 'no-page', reason: 'there is nothing here' }, 404));
  return app;
}

function idOf(context: Context): string {
  const id = tableIdIn(context.req.param('id') ?? '');
  if (id === null) throw new Refused('no-table', 'there is no such table');
  return id;
}

/** The secret that a request brings; null without one. */
export const secretIn = (authorization: string | null | undefined): string | null =>
  /^Bearer ([0-9A-Za-z_-]{22})$/.exec(authorization ?? '')?.[1] ?? null;

async function seated(context: Context, tables: Tables): Promise<readonly [id: string, seat: number]> {
  const id = idOf(context);
  const secret = secretIn(context.req.header('authorization'));
  if (secret === null) throw new Refused('secret', 'a seat is needed: Authorization: Bearer …');
  return [id, await tables.seatOf(id, secret)];
}

/** The seat of a request that brings a secret; null without one. */
const seatIn = async (context: Context, tables: Tables): Promise<number | null> =>
  context.req.header('authorization') === undefined ? null : (await seated(context, tables))[1];

/** Throws `Refused` for an address that is none, or that leads where no webhook may. */
async function reachable(text: string, reach: Reach): Promise<void> {
  try {
    await machinesOf(new URL(text), reach);
  } catch (error) {
    throw new Refused('bounds', error instanceof Error ? error.message : 'this is no address');
  }
}

const bodyOf = async <Body>(context: Context, schema: TSchema): Promise<Body> =>
  fitting<Body>(schema, await limitedText(context), MOST_BODY);

function fitting<Body>(schema: TSchema, text: string, most: number): Body {
  const reading = readJson<Body>(schema, text, most);
  if (!reading.ok) throw new Refused('bounds', reading.reason);
  return reading.message;
}

/** The text of a body, which is read no further than it may be long. */
async function limitedText(context: Context, most = MOST_BODY): Promise<string> {
  const { body } = context.req.raw;
  if (!body) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > 4 * most) {
      // The rest of it is still on this connection, on which nothing else can be asked.
      context.header('Connection', 'close');
      throw new Refused('bounds', `a body has ${most} letters at the most`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
