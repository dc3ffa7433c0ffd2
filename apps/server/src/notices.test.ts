// What seats that are not there are told by webhook, through the server's pages.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Notice } from '@firing-arc/online';
import { checker } from '@firing-arc/referee';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANY_NET, signatureOf } from './notices/webhook.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/storage.ts';
import { answerAt, begunTable, goOnUntil, isAsked, sync } from './testing/begun-table.ts';
import { AT_ONCE, ask, startServer, type TestServer, tableOf } from './testing/server.ts';

interface Got {
  readonly url: string;
  readonly signature: string;
  readonly notice: string;
  readonly text: string;
}

/** A machine of a player, which answers as a test says. */
let receiver: Server;
let address = '';
let status = 204;
const got: Got[] = [];

let shared: Storage;
let server: TestServer;
/** Whether the server finds the time to say that a job is done. */
let isKilled = false;

beforeAll(async () => {
  receiver = createServer(async (request: IncomingMessage, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { headers, url = '' } = request;
    const [signature, notice] = ['x-firing-arc-signature', 'x-firing-arc-notice'].map((name) =>
      String(headers[name]),
    );
    got.push({ url, signature: signature!, notice: notice!, text });
    response.writeHead(status, { Location: `${address}/elsewhere` }).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const at = receiver.address();
  address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
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
  await new Promise((resolve) => receiver.close(resolve));
});

const kinds = () => got.map(({ text }) => `${JSON.parse(text).seat} ${JSON.parse(text).kind}`);

/** A game by turns at which one seat alone is asked, and the other one has gone and told where it is. */
async function apart() {
  const table = await begunTable(
    server,
    tableOf('xwing1', { pace: { kind: 'turns', hours: 24 }, name: 'Friday' }),
  );
  await goOnUntil(server, table, () => table.guests.filter(isAsked).length === 1);
  const here = table.guests.findIndex(isAsked);
  const gone = 1 - here;
  const connected = () => server.online.tables.counts.connections;
  const before = connected();
  table.guests[gone]!.close();
  while (connected() === before) await sync(table.guests[here]!);
  const set = await ask(server, 'PUT', `/api/tables/${table.id}/webhook`, {
    secret: table.secrets[gone]!,
    body: { address: `${address}/hook` },
  });
  expect(set.status, set.text).toBe(200);
  // Nobody has seen the other for a while.
  server.wait(20_000);
  await server.online.tables.heal();
  got.length = 0;
  return { table, here, gone, key: set.json().key as string };
}

/** The one who is here answers until the other one is asked. */
async function moves({ table, here }: Awaited<ReturnType<typeof apart>>): Promise<void> {
  const alone = { ...table, guests: [table.guests[here]!], robots: [table.robots[here]!] };
  while (isAsked(table.guests[here]!)) {
    server.wait(1_000);
    await answerAt(alone, 0);
  }
}

it('a seat that is not there is told once that it is asked, signed, and reminded before its deadline', async () => {
  status = 204;
  const game = await apart();
  await moves(game);
  await Promise.all([server.online.notify(), server.online.notify()]);
  await server.online.notify();
  const { id } = game.table;
  expect(kinds()).toEqual([`${game.gone} move`]);
  const [{ text, signature, notice, url }] = got as [Got];
  expect(url).toBe('/hook');
  expect(signature).toBe(`sha256=${signatureOf(game.key, text)}`);
  const body = JSON.parse(text);
  expect(checker(Notice)(body)).toEqual([]);
  expect(body).toMatchObject({ id: Number(notice), table: id, link: `https://table.example/#/table/${id}` });
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
  await moves(game);
  status = 307;
  const sentAfter = [];
  for (const wait of [0, 29_000, 1_000, 119_000, 1_000]) {
    server.wait(wait);
    await server.online.notify();
    sentAfter.push(got.length);
  }
  expect(sentAfter).toEqual([1, 1, 2, 2, 3]);
  status = 200;
  server.wait(480_000);
  await server.online.notify();
  expect(new Set(got.map(({ notice }) => notice)).size).toBe(1);
  expect(new Set(got.map(({ url }) => url))).toEqual(new Set(['/hook']));
  server.wait(3_600_000);
  await server.online.notify();
  expect(got).toHaveLength(4);
}, 120_000);

it('a server that is killed between sending and noting it sends once more, under the same number', async () => {
  status = 204;
  const game = await apart();
  await moves(game);
  isKilled = true;
  await expect(server.online.notify()).rejects.toThrow('killed');
  isKilled = false;
  const there = await startServer({ shared }, 0, AT_ONCE, { reach: ANY_NET });
  there.wait(server.now() - there.now());
  await there.online.notify();
  expect(got).toHaveLength(1);
  there.wait(60_000);
  await there.online.notify();
  await there.online.notify();
  await there.stop();
  expect(got.map(({ notice }) => notice)).toEqual([got[0]!.notice, got[0]!.notice]);
}, 120_000);

it('nobody is told what is true no more, nor who wants to be told nothing', async () => {
  status = 204;
  const game = await apart();
  await moves(game);
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
  await moves(second);
  await server.online.notify();
  expect(got).toEqual([]);
  const foreign = await ask(server, 'PUT', `/api/tables/${id}/webhook`, { body: { address } });
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
  for (const to of [address, 'https://127.0.0.1/', 'https://[::1]/hook', 'file:///etc/passwd', 'nothing']) {
    const { status: refused, text } = await set(to);
    expect([refused, JSON.parse(text).error], to).toEqual([400, 'bounds']);
  }
  await strict.stop();
}, 120_000);
