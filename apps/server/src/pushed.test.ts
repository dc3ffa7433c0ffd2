// What a browser is told whose page is closed: by its push service, encrypted for it alone.
import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { Pushed } from '@firing-arc/online';
import { checker } from '@firing-arc/referee';
import { decrypt } from 'http_ece';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANY_NET } from './notices/webhook.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';
import { answerAt, begunTable, goOnUntil, isAsked, sync } from './testing/begun-table.ts';
import { AT_ONCE, ask, startServer, type TestServer, tableOf } from './testing/server.ts';

interface Got {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service, which answers as a test says. */
let service: Server;
let endpoint = '';
let status = 201;
const got: Got[] = [];

/** What a browser keeps for itself, and what it tells of it. */
const own: ECDH = createECDH('prime256v1');
own.generateKeys();
const auth = randomBytes(16);
const keys = { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') };
const opened = ({ body }: Got): Pushed =>
  JSON.parse(
    decrypt(body, {
      version: 'aes128gcm',
      privateKey: own,
      authSecret: auth.toString('base64url'),
    }).toString(),
  );

let shared: Storage;
let server: TestServer;

beforeAll(async () => {
  service = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    got.push({ headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const at = service.address();
  endpoint = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/send/abc`;
  shared = await openStorage({ memory: true }, () => {});
  server = await startServer({ shared }, 0, AT_ONCE, { page: 'https://table.example/', reach: ANY_NET });
}, 240_000);
afterAll(async () => {
  await server.stop();
  await shared.close();
  await new Promise((resolve) => service.close(resolve));
});

/** A game by turns in which one seat has gone and the other one answers until that one is asked. */
async function askedWhileGone(push: unknown) {
  const table = await begunTable(
    server,
    tableOf('xwing1', { pace: { kind: 'turns', hours: 24 }, name: 'Friday' }),
  );
  await goOnUntil(server, table, () => table.guests.filter(isAsked).length === 1);
  const here = table.guests.findIndex(isAsked);
  const gone = 1 - here;
  const before = server.online.tables.counts.connections;
  table.guests[gone]!.close();
  while (server.online.tables.counts.connections === before) await sync(table.guests[here]!);
  const set = await ask(server, 'PUT', `/api/tables/${table.id}/push`, {
    secret: table.secrets[gone]!,
    body: { push },
  });
  expect(set.status, set.text).toBe(200);
  server.wait(20_000);
  await server.online.tables.heal();
  got.length = 0;
  while (isAsked(table.guests[here]!)) {
    server.wait(1_000);
    await answerAt({ ...table, guests: [table.guests[here]!], robots: [table.robots[here]!] }, 0);
  }
  return { id: table.id, gone };
}

it('a browser is told once that its seat is asked, readable for it alone, by a server that it knows', async () => {
  status = 201;
  const { id } = await askedWhileGone({ endpoint, keys, language: 'de' });
  await server.online.notify();
  await server.online.notify();
  expect(got).toHaveLength(1);
  const [one] = got as [Got];
  expect(one.body.toString('latin1')).not.toContain('move');
  const pushed = opened(one);
  expect(checker(Pushed)(pushed)).toEqual([]);
  expect(pushed).toMatchObject({ kind: 'move', table: id, name: 'Friday', language: 'de' });
  expect(one.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const { key } = (await ask(server, 'GET', '/api/push')).json();
  expect(String(one.headers.authorization)).toContain(`k=${key}`);
  const other = await startServer({ shared });
  expect((await ask(other, 'GET', '/api/push')).json().key).toBe(key);
  await other.stop();
}, 120_000);

it('a browser that is gone is told nothing more, and one whose service fails is told later', async () => {
  status = 410;
  const { id } = await askedWhileGone({ endpoint, keys, language: 'en' });
  await server.online.notify();
  // By then its deadline would be near.
  server.wait(20 * 3_600_000);
  await server.online.notify();
  expect(got.map(opened).filter(({ table }) => table === id)).toHaveLength(1);
  status = 503;
  const other = await askedWhileGone({ endpoint, keys, language: 'en' });
  await server.online.notify();
  status = 201;
  server.wait(30_000);
  await server.online.notify();
  const told = got.map(opened).filter(({ table }) => table === other.id);
  expect(told.map(({ kind }) => kind)).toEqual(['move', 'move']);
}, 120_000);

it('a browser cannot be named whose service is inside of a private network, nor by who has no seat', async () => {
  const strict = await startServer({ shared });
  const table = await begunTable(strict, tableOf('xwing1', {}));
  const put = (secret: string | undefined, push: unknown) =>
    ask(strict, 'PUT', `/api/tables/${table.id}/push`, { ...(secret && { secret }), body: { push } });
  const refused = await put(table.secrets[0], { endpoint, keys, language: 'en' });
  expect([refused.status, refused.json().error]).toEqual([400, 'bounds']);
  const misshapen = await put(table.secrets[0], {
    endpoint: 'https://push.example/',
    keys: { p256dh: '<' },
    language: 'en',
  });
  expect(misshapen.status).toBe(400);
  expect((await put(undefined, null)).status).toBe(403);
  await strict.stop();
}, 120_000);
