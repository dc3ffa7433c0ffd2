// What seats that are not there are told by webhook, through the server's pages.
import { Notice } from '@firing-arc/online';
import { checker } from '@firing-arc/referee';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANY_NET, signatureOf } from './notices/webhook.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';
import { apartTable, moves } from './testing/apart-table.ts';
import { type Receiver, type Sent, startReceiver } from './testing/receiver.ts';
import { AT_ONCE, ask, startServer, type TestServer } from './testing/server.ts';

/** A machine of a player. */
let receiver: Receiver;

let shared: Storage;
let server: TestServer;
/** Whether the server finds the time to say that a job is done. */
let isKilled = false;

beforeAll(async () => {
  receiver = await startReceiver(204);
  shared = await openStorage({ memory: true }, () => {});
  const mortal: Storage = {
    ...shared,
    jobDone: async (id) => {
      if (isKilled) throw new Error('killed');
      await shared.jobDone(id);
    },
  };
  server = await startServer({ shared: mortal }, 0, AT_ONCE, {
    page: 'https://table.example/',
    reach: ANY_NET,
  });
}, 240_000);
afterAll(async () => {
  await server.stop();
  await shared.close();
  await receiver.close();
});

const told = () => receiver.got.map(({ body }) => JSON.parse(body.toString()));
const kinds = () => told().map(({ seat, kind }) => `${seat} ${kind}`);
const numbers = () => receiver.got.map(({ headers }) => headers['x-firing-arc-notice']);

/** A game whose seat that has gone has named its webhook. */
async function apart() {
  let key = '';
  const game = await apartTable(server, async (table, gone) => {
    const set = await ask(server, 'PUT', `/api/tables/${table.id}/webhook`, {
      secret: table.secrets[gone]!,
      body: { address: `${receiver.address}/hook` },
    });
    expect(set.status, set.text).toBe(200);
    key = set.json().key;
  });
  receiver.got.length = 0;
  return { ...game, key };
}

it('a seat that is not there is told once that it is asked, signed, and reminded before its deadline', async () => {
  receiver.status = 204;
  const game = await apart();
  await moves(server, game);
  await Promise.all([server.online.notify(), server.online.notify()]);
  await server.online.notify();
  const { id } = game.table;
  expect(kinds()).toEqual([`${game.gone} move`]);
  const [{ url, headers, body: sent }] = receiver.got as [Sent];
  expect(url).toBe('/hook');
  expect(headers['x-firing-arc-signature']).toBe(`sha256=${signatureOf(game.key, sent.toString())}`);
  const body = JSON.parse(sent.toString());
  expect(checker(Notice)(body)).toEqual([]);
  expect(body).toMatchObject({
    id: Number(headers['x-firing-arc-notice']),
    table: id,
    link: `https://table.example/#/table/${id}`,
  });
  expect(body.text).toBe(`Firing Arc, Friday: it is your move. https://table.example/#/table/${id}`);
  server.wait(17 * 3_600_000);
  await server.online.notify();
  expect(kinds()).toHaveLength(1);
  server.wait(2 * 3_600_000);
  await server.online.notify();
  await server.online.notify();
  expect(kinds()).toEqual([`${game.gone} move`, `${game.gone} near`]);
}, 120_000);

it('what was not taken is sent again under its number, later and later, and redirects are not followed', async () => {
  const game = await apart();
  await moves(server, game);
  receiver.status = 307;
  const sentAfter = [];
  for (const wait of [0, 29_000, 1_000, 119_000, 1_000]) {
    server.wait(wait);
    await server.online.notify();
    sentAfter.push(receiver.got.length);
  }
  expect(sentAfter).toEqual([1, 1, 2, 2, 3]);
  receiver.status = 200;
  server.wait(480_000);
  await server.online.notify();
  expect(new Set(numbers()).size).toBe(1);
  expect(new Set(receiver.got.map(({ url }) => url))).toEqual(new Set(['/hook']));
  server.wait(3_600_000);
  await server.online.notify();
  expect(receiver.got).toHaveLength(4);
}, 120_000);

it('a server that is killed between sending and noting it sends once more, under the same number', async () => {
  receiver.status = 204;
  const game = await apart();
  await moves(server, game);
  isKilled = true;
  await expect(server.online.notify()).rejects.toThrow('killed');
  isKilled = false;
  const there = await startServer({ shared }, 0, AT_ONCE, { reach: ANY_NET });
  there.wait(server.now() - there.now());
  await there.online.notify();
  expect(receiver.got).toHaveLength(1);
  there.wait(60_000);
  await there.online.notify();
  await there.online.notify();
  await there.stop();
  expect(numbers()).toEqual([numbers()[0], numbers()[0]]);
}, 120_000);

it('nobody is told what is true no more, nor who wants to be told nothing', async () => {
  receiver.status = 204;
  const game = await apart();
  await moves(server, game);
  const { id, secrets, guests } = game.table;
  guests[game.here]!.send({ kind: 'concede' });
  await guests[game.here]!.until(({ kind }) => kind === 'over');
  await server.online.notify();
  expect(kinds()).toEqual([`${game.gone} over`]);
  const second = await apart();
  await ask(server, 'PUT', `/api/tables/${second.table.id}/webhook`, {
    secret: second.table.secrets[second.gone]!,
    body: { address: null },
  });
  await moves(server, second);
  await server.online.notify();
  expect(receiver.got).toEqual([]);
  const foreign = await ask(server, 'PUT', `/api/tables/${id}/webhook`, {
    body: { address: receiver.address },
  });
  expect(foreign.status).toBe(403);
  expect(secrets).toHaveLength(2);
}, 120_000);

it('an address inside of a private network is refused, and so is what is none', async () => {
  const strict = await startServer({ shared });
  const game = await apart();
  const set = (to: string) =>
    ask(strict, 'PUT', `/api/tables/${game.table.id}/webhook`, {
      secret: game.table.secrets[0]!,
      body: { address: to },
    });
  for (const to of [
    receiver.address,
    'https://127.0.0.1/',
    'https://[::1]/hook',
    'file:///etc/passwd',
    'nothing',
  ]) {
    const { status: refused, text } = await set(to);
    expect([refused, JSON.parse(text).error], to).toEqual([400, 'bounds']);
  }
  await strict.stop();
}, 120_000);
