import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startServer } from '../testing/server.ts';
import { lazyStorage } from './open.ts';

const above = mkdtempSync(join(tmpdir(), 'firing-arc-lazy-'));
afterAll(() => rmSync(above, { recursive: true, force: true }));

it('a new folder is opened as soon as somebody looks for tables, who does not wait for it', async () => {
  const folder = join(above, 'games');
  const server = await startServer({ folder });
  expect(existsSync(folder)).toBe(false);
  const look = async () => (await fetch(`${server.url}/api/tables`)).json();
  expect(await look()).toEqual({ tables: [] });
  await expect.poll(() => existsSync(join(folder, 'database')), { timeout: 100_000 }).toBe(true);
  await server.stop();

  const again = lazyStorage({ folder }, () => {});
  expect(again.isUsed()).toBe(true);
  await again.get();
  await again.close();
}, 120_000);

it('holds nothing while it is being opened anew, and may hold something from then on', async () => {
  const lazy = lazyStorage({ folder: join(above, 'other') }, () => {});
  expect(lazy.isUsed()).toBe(false);
  const opened = lazy.get();
  expect(lazy.get()).toBe(opened);
  expect(lazy.isUsed()).toBe(false);
  await opened;
  expect(lazy.isUsed()).toBe(true);
  await lazy.close();
}, 120_000);
