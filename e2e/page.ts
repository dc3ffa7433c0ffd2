import { mkdtempSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { CHROMIUM_FLAGS, findChromium, noChromium } from '../scripts/browser.mjs';
import { DIST, ROOT, runTool } from '../scripts/house.mjs';
import { portOf, serve } from '../scripts/serve.mjs';
import { ensureServerBuilt, openServer } from '../scripts/server.mjs';

const COMPONENTS = join(ROOT, 'apps', 'web', 'components', 'vite.config.ts');

/** No name but localhost is ever resolved, also for workers, which the routes of a context do not reach. */
const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Without WebGL the table is plain: a stage drawn by the processor would take all of it from every test. */
const PLAIN = ['--disable-3d-apis'];

/** WebGL in software, for tests of the stage: the machines of tests have no graphics card. */
const DRAWN_BY_PROCESSOR = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** What a browser keeps of the page. */
type Kept = readonly { readonly name: string; readonly value: string }[];

/** The setting with which the page is light or dark as the system is. */
const FOLLOWS_SYSTEM = { name: 'firing-arc.theme', value: 'system' };

/** How long a step may take on a machine that does much else, in ms. */
const PATIENCE = 120_000;

/** A browser at the built page, for the tests of one file. */
export interface House {
  /** Where the page is served, without a slash at the end. */
  readonly origin: () => string;
  /**
   * A page in a browser profile of its own, opened at a path; options as in Playwright, e.g. a phone's viewport.
   * Where they say light or dark, the page is set to follow the system.
   * It keeps nothing for offline unless `serviceWorkers: 'allow'` says so: each profile would fetch every game.
   */
  readonly open: (path?: string, options?: BrowserContextOptions) => Promise<Page>;
  /** A page as `open` gives it whose browser keeps a game that was left: it opens at that, loaded once and not twice. */
  readonly openAt: (kept: string, options?: BrowserContextOptions) => Promise<Page>;
  /** The one page that short tests share, without motion: what it loaded stays warm, which is most of their time. */
  readonly shared: () => Promise<Page>;
}

/**
 * The built page in a Chromium for the file that calls it, with the plain table.
 * After each test: fails it on an error of the page or the console and on any request that leaves the
 * page's own origin (which is also stopped), and closes its pages. After the file the shared page is closed too.
 */
export const openHouse = (): House => houseWith(PLAIN, {});

/** Single components as `apps/web/components` mounts them, each at an address of its own; the first file that asks builds them. */
export function openComponents(): House {
  beforeAll(async () => {
    const code = await runTool('vite/bin/vite.js', ['build', '--config', COMPONENTS, '--logLevel', 'warn']);
    if (code !== 0) throw new Error('the components could not be built; the reason stands above');
  });
  return houseWith(
    PLAIN,
    {},
    {
      folder: join(ROOT, '.cache', 'components'),
      arrived: (page) => page.locator('#root > *').first().waitFor(),
    },
  );
}

/** The same with the stage, in half the pixels each way: the processor draws each of them. */
export const openStage = (): House => houseWith(DRAWN_BY_PROCESSOR, { deviceScaleFactor: 0.5 });

/** Online play as `npm start` puts it beside the page. */
type Tables = Awaited<ReturnType<typeof openServer>>;

/** The page beside a table server, for games that are played together; what it keeps is gone afterwards. */
export const openWithTables = (): House => houseWith(PLAIN, {}, { ...THE_PAGE, tables });

async function tables(): Promise<Tables> {
  if (!(await ensureServerBuilt())) throw new Error('the server could not be built; the reason stands above');
  return openServer(mkdtempSync(join(tmpdir(), 'firing-arc-tables-')));
}

/** What is served, with a table server or without, and when a page of it stands. */
interface Served {
  readonly folder: string;
  readonly tables?: () => Promise<Tables>;
  readonly arrived: (page: Page) => Promise<void>;
}

const THE_PAGE: Served = { folder: DIST, arrived };

function houseWith(flags: readonly string[], always: BrowserContextOptions, served = THE_PAGE): House {
  let server: Server;
  let browser: Browser;
  let tables: Tables | undefined;
  let kept: Page | undefined;
  const faults: string[] = [];
  const origin = () => `http://localhost:${portOf(server)}`;

  beforeAll(async () => {
    [browser, tables] = await Promise.all([launched(flags), served.tables?.()]);
    server = await serve(served.folder, 0, tables && { online: tables });
  });
  afterEach(async () => {
    const own = browser.contexts().filter((context) => context !== kept?.context());
    await Promise.all(own.map((context) => context.close()));
    expect(faults.splice(0), 'errors of the page and requests that left it').toEqual([]);
  });
  afterAll(async () => {
    await kept?.context().close();
    await tables?.close();
    server?.closeAllConnections();
    server?.close();
  });

  const opened = async (path: string, options: BrowserContextOptions, kept: Kept): Promise<Page> => {
    const localStorage = options.colorScheme ? [...kept, FOLLOWS_SYSTEM] : [...kept];
    const storageState = { cookies: [], origins: [{ origin: origin(), localStorage }] };
    const context = await browser.newContext({
      serviceWorkers: 'block',
      ...always,
      ...(localStorage.length > 0 && { storageState }),
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    await context.route(
      (url) => url.origin !== origin() && /^(https?|wss?):$/.test(url.protocol),
      (route) => {
        faults.push(`request to ${route.request().url()}`);
        return route.abort();
      },
    );
    context.on('page', (page) => watch(page, faults));
    const page = await context.newPage();
    await page.goto(origin() + path);
    await served.arrived(page);
    return page;
  };
  const open = (path = '/', options: BrowserContextOptions = {}): Promise<Page> => opened(path, options, []);
  const openAt = (kept: string, options: BrowserContextOptions = {}): Promise<Page> =>
    opened('/', options, [{ name: 'firing-arc.game', value: kept }]);
  const shared = async (): Promise<Page> => {
    kept ??= await open('/', { reducedMotion: 'reduce' });
    return kept;
  };
  return { origin, open, openAt, shared };
}

/** The browsers that run, by their flags: files that follow each other in a worker share them. They end with it. */
const running = new Map<string, Promise<Browser>>();

function launched(flags: readonly string[]): Promise<Browser> {
  const key = flags.join(' ');
  const found = running.get(key) ?? launch(flags);
  running.set(key, found);
  return found;
}

async function launch(flags: readonly string[]): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error(noChromium());
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, NO_OTHER_HOST, ...flags] });
}

/** Waits until the game itself has taken the place of the first screen, after the page was opened or reloaded. */
export async function arrived(page: Page): Promise<void> {
  await page.locator('.footer').waitFor({ state: 'attached' });
}

function watch(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`error on the page: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`error in the console: ${message.text()}`);
  });
}
