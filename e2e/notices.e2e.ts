import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { decrypt } from 'http_ece';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { setAllDials } from './games.ts';
import { openWithTables } from './page.ts';

const house = openWithTables();

/** A push service on this machine, in the place of the one that a browser has with its maker. */
let service: Server;
let endpoint = '';
const got: Buffer[] = [];

beforeAll(async () => {
  service = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    got.push(Buffer.concat(parts));
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const at = service.address();
  endpoint = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/send/this`;
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

/** What the browser under test keeps for itself. */
const own = createECDH('prime256v1');
own.generateKeys();
const authSecret = randomBytes(16).toString('base64url');
const SUBSCRIPTION = { p256dh: own.getPublicKey('base64url'), auth: authSecret };

/** Lets a page subscribe at the service of this test: a browser without its maker's machines has none. */
const subscribesHere = (page: Page) =>
  page.addInitScript(
    ({ at, keys }) => {
      PushManager.prototype.subscribe = async (options) => {
        if (!options?.applicationServerKey) throw new Error('no server is named');
        return { toJSON: () => ({ endpoint: at, keys }) } as unknown as PushSubscription;
      };
    },
    { at: endpoint, keys: SUBSCRIPTION },
  );

/** Hands a message to the service worker of the page as the browser does, and gives what is shown then. */
async function shown(
  page: Page,
  data: string,
): Promise<readonly { title: string; body: string; data: string }[]> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const deliver = () =>
    session.send('ServiceWorker.deliverPushMessage', { origin: house.origin(), registrationId, data });
  const notices = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const all = await registration.getNotifications();
      return all.map(({ title, body, data: to }) => ({ title, body, data: String(to) }));
    });
  await deliver();
  // A browser that is asked for its notices while one is about to appear forgets that one: it is told once more.
  const count = async () => {
    const { length } = await notices();
    if (length === 0) await deliver();
    return length;
  };
  await expect.poll(count, { interval: 1000 }).toBe(1);
  return notices();
}

it('a game by turns tells a device that it is asked while its page is closed', async () => {
  const anna = await house.open('/#/table', { own: true, reducedMotion: 'reduce' });
  await anna.getByText('Other formats, pace, and who may come').click();
  await anna.getByLabel('Format').selectOption('xwing1');
  await anna.getByLabel('Pace').selectOption({ index: 2 });
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const link = new URL(await anna.getByLabel('The link for your friend').inputValue());
  await anna.getByRole('button', { name: 'QR code' }).click();
  await anna.getByRole('img', { name: /^The link .* as a QR code$/ }).waitFor();

  const ben = await house.open('/', {
    own: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  });
  await subscribesHere(ben);
  await ben.context().grantPermissions(['notifications']);
  await ben.goto(link.href);
  await ben.reload();
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByRole('button', { name: 'I am ready' }).click();
  await anna.getByRole('button', { name: 'I am ready' }).click();
  await setAllDials(ben, /^3 straight/);
  await ben.getByRole('button', { name: 'At the table' }).click();
  await ben.getByLabel(/^Tell me on this device/).check();
  await ben.getByText('This device tells you from now on.').waitFor();
  expect(await violations(ben)).toEqual([]);
  const aside = await ben.context().newPage();
  await aside.goto(`${house.origin()}/#/rules`);
  await ben.close();
  // Her dials are the last ones: his ships fly first, and their actions are his to choose.
  await setAllDials(anna, /^3 straight/);

  await expect.poll(() => got.length, { timeout: 60_000 }).toBeGreaterThan(0);
  const text = decrypt(got[0]!, { version: 'aes128gcm', privateKey: own, authSecret }).toString();
  const table = link.hash.slice('#/table/'.length);
  expect(JSON.parse(text)).toMatchObject({ kind: 'move', table, language: 'en' });
  expect(await shown(aside, text)).toEqual([
    { title: 'Firing Arc', body: 'It is your move.', data: `/#/table/${table}` },
  ]);
});
