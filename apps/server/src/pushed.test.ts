// What a browser is told whose page is closed: by its push service, encrypted for it alone.
import { Pushed } from '@firing-arc/online';
import { checker } from '@firing-arc/referee';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANY_NET } from './notices/webhook.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';
import { apartTable, moves } from './testing/apart-table.ts';
import { begunTable } from './testing/begun-table.ts';
import { browserKeys } from './testing/browser-keys.ts';
import { type Receiver, type Sent, startReceiver } from './testing/receiver.ts';
import { AT_ONCE, ask, startServer, type TestServer, tableOf } from './testing/server.ts';

/** A push service, and the browser that it sends to. */
let service: Receiver;
const browser = browserKeys();
const push = (language: string) => ({
  endpoint: `${service.address}/send/abc`,
  keys: browser.keys,
  language,
});
const opened = () => service.got.map(({ body }) => browser.opened(body));

let shared: Storage;
let server: TestServer;

beforeAll(async () => {
  service = await startReceiver(201);
  shared = await openStorage({ memory: true }, () => {});
  server = await startServer({ shared }, 0, AT_ONCE, { page: 'https://table.example/', reach: ANY_NET });
}, 240_000);
afterAll(async () => {
  await server.stop();
  await shared.close();
  await service.close();
});

/** A game whose seat that has gone has named its browser, and is asked; its table. */
async function askedWhileGone(language: string): Promise<string> {
  const game = await apartTable(server, async (table, gone) => {
    const set = await ask(server, 'PUT', `/api/tables/${table.id}/push`, {
      secret: table.secrets[gone]!,
      body: { push: push(language) },
    });
    expect(set.status, set.text).toBe(200);
  });
  service.got.length = 0;
  await moves(server, game);
  return game.table.id;
}

it('a browser is told once that its seat is asked, readable for it alone, by a server that it knows', async () => {
  service.status = 201;
  const id = await askedWhileGone('de');
  await server.online.notify();
  await server.online.notify();
  expect(service.got).toHaveLength(1);
  const [one] = service.got as [Sent];
  expect(one.body.toString('latin1')).not.toContain('move');
  const [pushed] = opened();
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
  service.status = 410;
  const id = await askedWhileGone('en');
  await server.online.notify();
  // By then its deadline would be near.
  server.wait(20 * 3_600_000);
  await server.online.notify();
  expect(opened().filter(({ table }) => table === id)).toHaveLength(1);
  service.status = 503;
  const other = await askedWhileGone('en');
  await server.online.notify();
  service.status = 201;
  server.wait(30_000);
  await server.online.notify();
  const told = opened().filter(({ table }) => table === other);
  expect(told.map(({ kind }) => kind)).toEqual(['move', 'move']);
}, 120_000);

it('a browser cannot be named whose service is inside of a private network, nor by who has no seat', async () => {
  const strict = await startServer({ shared });
  const table = await begunTable(strict, tableOf('xwing1', {}));
  const put = (secret: string | undefined, push: unknown) =>
    ask(strict, 'PUT', `/api/tables/${table.id}/push`, { ...(secret && { secret }), body: { push } });
  const refused = await put(table.secrets[0], push('en'));
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
