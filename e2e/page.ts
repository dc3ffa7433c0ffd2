import { mkdtempSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { CHROMIUM_FLAGS, findChromium, noChromium } from '../scripts/browser.mjs';
import { DIST, ROOT, runTool } from '../scripts/house.mjs';
import { portOf, serve } from '../scripts/serve.mjs';
import { ensureServerBuilt } from '../scripts/server.mjs';
import { type TablesProcess, tablesProcess } from './tables-process.ts';

const COMPONENTS = join(ROOT, 'apps', 'web', 'components', 'vite.config.ts');

/**
 * No name but localhost is ever resolved, also for workers. Routes of a context would stop requests as well, but a
 * browser that asks about each keeps nothing of the page: opening it again then takes 2.7 times the work.
 */
const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/**
 * JavaScript is compiled and cleared away in the thread that runs it: threads beside it take the core of another
 * worker's page, and handing over between them was a sixth of the processor's time and a third of the waiting.
 */
const ONE_THREAD = '--js-flags=--single-threaded';

/** The mark of a page that is painted, at its root. */
const PAINTED = 'data-painted';

/**
 * A page is laid out, moves and answers as ever, but it is painted only for a test that looks at it: painting, by the
 * processor, was a third of all that a browser does here.
 */
const UNPAINTED = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root:not([${PAINTED}]) { opacity: 0 !important; }');
  document.adoptedStyleSheets.push(sheet);
}`;

/** A screen that shows six pictures a second: else the processor draws the stage as often as it can, up to all of its time. */
const SLOW_SCREEN = `{
  window.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 160);
  window.cancelAnimationFrame = (drawing) => clearTimeout(drawing);
}`;

/** Has a page painted as players see it, while something looks at its colours. */
export async function painted<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const mark = (isPainted: boolean) =>
    page.evaluate(
      ([name, on]) => {
        document.documentElement.toggleAttribute(name, on);
      },
      [PAINTED, isPainted] as const,
    );
  await mark(true);
  try {
    return await look();
  } finally {
    await mark(false);
  }
}

/** What the pages of a house are shown on. */
interface Screen {
  readonly flags: readonly string[];
  readonly options: BrowserContextOptions;
  /** What runs before each page. */
  readonly before: readonly string[];
}

/** Without WebGL the table is plain: a stage drawn by the processor would take all of it from every test. */
const PLAIN: Screen = { flags: ['--disable-3d-apis'], options: {}, before: [UNPAINTED] };

/** WebGL in software, for tests of the stage: the machines of tests have no graphics card. The processor draws each pixel, so there are few. */
const DRAWN_BY_PROCESSOR: Screen = {
  flags: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  options: { deviceScaleFactor: 0.25 },
  before: [UNPAINTED, SLOW_SCREEN],
};

/** What a browser keeps of the page. */
type Stored = readonly { readonly name: string; readonly value: string }[];

/** The setting with which the page is light or dark as the system is. */
const FOLLOWS_SYSTEM = { name: 'firing-arc.theme', value: 'system' };

/** The window of a page, in pixels, where a test names none. */
const USUAL_WINDOW = { width: 1280, height: 720 };

/** Options as in Playwright. */
export interface PageOptions extends BrowserContextOptions {
  /** For a test that changes what cannot be changed back: the page's clock or its line, and what runs before the page. */
  readonly own?: boolean;
  /** What the page's browser keeps from the beginning, beside what the house puts there. */
  readonly stored?: Stored;
}

/** How long a step may take on a machine that does much else, in ms. */
const PATIENCE = 120_000;

/** A browser at the built page, for the tests of one file. */
export interface House {
  /** Where the page is served, without a slash at the end. */
  readonly origin: () => string;
  /**
   * A page whose browser keeps nothing of another test, opened at a path; options as in Playwright, e.g. a phone's
   * viewport. Where they say light or dark, the page is set to follow the system.
   * It keeps nothing for offline unless `serviceWorkers: 'allow'` says so: each profile would fetch every game.
   */
  readonly open: (path?: string, options?: PageOptions) => Promise<Page>;
  /** A page as `open` gives it whose browser keeps a game that was left: it opens at that, loaded once and not twice. */
  readonly openAt: (game: string, options?: PageOptions) => Promise<Page>;
  /** The one page that short tests share, without motion: what it loaded stays warm, which is most of their time. */
  readonly shared: () => Promise<Page>;
  /** A fault that the test that calls it wants: with it the test fails where none comes. */
  readonly wants: (fault: RegExp) => void;
}

/**
 * The built page in a Chromium for the file that calls it, with the plain table.
 * After each test: fails it on an error of the page or the console and on any request that leaves the
 * page's own origin (which is also stopped), and empties its pages. After the file the shared page is emptied too.
 */
export const openHouse = (): House => houseWith(PLAIN);

/** Single components as `apps/web/components` mounts them, each at an address of its own; the first file that asks builds them. */
export function openComponents(): House {
  beforeAll(async () => {
    const code = await runTool('vite/bin/vite.js', ['build', '--config', COMPONENTS, '--logLevel', 'warn']);
    if (code !== 0) throw new Error('the components could not be built; the reason stands above');
  });
  return houseWith(PLAIN, {
    folder: join(ROOT, '.cache', 'components'),
    arrived: (page) => page.locator('#root > *').first().waitFor(),
  });
}

/** The same with the stage. */
export const openStage = (): House => houseWith(DRAWN_BY_PROCESSOR);

/** A house whose table server can be killed; it starts again at once, with what it had kept. */
export interface HouseWithTables extends House {
  readonly killTables: () => Promise<void>;
}

/** The page beside a table server, for games that are played together; what it keeps is gone afterwards. */
export function openWithTables(): HouseWithTables {
  let tables: TablesProcess;
  const start = async () => {
    if (!(await ensureServerBuilt()))
      throw new Error('the server could not be built; the reason stands above');
    tables = await tablesProcess(mkdtempSync(join(tmpdir(), 'firing-arc-tables-')));
    return tables;
  };
  const house = houseWith(PLAIN, { ...THE_PAGE, tables: start });
  return { ...house, killTables: () => tables.kill() };
}

/** What is served, with a table server or without, and when a page of it stands. */
interface Served {
  readonly folder: string;
  readonly tables?: () => Promise<TablesProcess>;
  readonly arrived: (page: Page) => Promise<void>;
}

const THE_PAGE: Served = { folder: DIST, arrived };

function houseWith(screen: Screen, served = THE_PAGE): House {
  let server: Server;
  let browser: Browser;
  let tables: TablesProcess | undefined;
  let kept: Visitor | undefined;
  let visiting: Visitor[] = [];
  const faults: string[] = [];
  let wanted: RegExp[] = [];
  const origin = () => `http://localhost:${portOf(server)}`;
  const leave = async (visitors: readonly Visitor[]) => {
    await Promise.all(visitors.map((visitor) => left(visitor, origin())));
  };

  beforeAll(async () => {
    [browser, tables] = await Promise.all([launched(screen.flags), served.tables?.()]);
    server = await (tables ? serve(served.folder, 0, { online: tables }) : servedAt(served.folder));
  });
  afterEach(async () => {
    await leave(visiting);
    visiting = [];
    const [told, want] = [faults.splice(0), wanted];
    wanted = [];
    const others = told.filter((fault) => !want.some((one) => one.test(fault)));
    expect(others, 'errors of the page and requests that left it').toEqual([]);
    for (const one of want)
      expect(told, 'an error that is wanted').toContainEqual(expect.stringMatching(one));
  });
  afterAll(async () => {
    if (kept) await leave([kept]);
    if (!tables) return;
    await tables.close();
    server.closeAllConnections();
    server.close();
  });

  const visit = async (path: string, options: PageOptions, stored: Stored): Promise<Visitor> => {
    const { own = false, stored: more = [], ...rest } = options;
    const profile = { serviceWorkers: 'block', ...screen.options, ...rest } as const;
    const visitor = await visitorOf(browser, profile, { own, before: screen.before });
    visitor.told = (fault) => faults.push(fault);
    visitor.origin = origin();
    const all = [...stored, ...more];
    await arriveWith(visitor, path, rest.colorScheme ? [...all, FOLLOWS_SYSTEM] : all);
    await served.arrived(visitor.page);
    return visitor;
  };
  const opened = async (path: string, options: PageOptions, stored: Stored): Promise<Page> => {
    const visitor = await visit(path, options, stored);
    visiting.push(visitor);
    return visitor.page;
  };
  const open = (path = '/', options: PageOptions = {}): Promise<Page> => opened(path, options, []);
  const openAt = (game: string, options: PageOptions = {}): Promise<Page> =>
    opened('/', options, [{ name: 'firing-arc.game', value: game }]);
  const shared = async (): Promise<Page> => {
    kept ??= await visit('/', { reducedMotion: 'reduce' }, []);
    return kept.page;
  };
  return { origin, open, openAt, shared, wants: (fault) => void wanted.push(fault) };
}

/** A page of a profile, which tests visit one after the other: a profile and a process of its own cost most of opening one. */
interface Visitor {
  readonly page: Page;
  readonly session: CDPSession;
  /** What is asked of the browser for it; those with the same may follow each other. */
  readonly key: string;
  /** Only for one test, which changes what cannot be changed back. */
  readonly own: boolean;
  /** Where its page is served now, and who hears of its faults. */
  origin: string;
  told: (fault: string) => void;
}

/** Pages that nobody visits now, the longest unused first; they end with the worker's browsers. */
const free: Visitor[] = [];
/** How many are kept: each takes memory. */
const MOST_FREE = 6;

/** A page for these options that keeps nothing of an earlier test, or a new one. */
async function visitorOf(
  browser: Browser,
  options: BrowserContextOptions,
  { own, before }: { readonly own: boolean; readonly before: readonly string[] },
): Promise<Visitor> {
  const key = JSON.stringify(options);
  const at = own ? -1 : free.findIndex((one) => one.key === key && one.page.context().browser() === browser);
  if (at >= 0) return free.splice(at, 1)[0]!;
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE);
  for (const script of before) await context.addInitScript(script);
  const page = await context.newPage();
  const visitor: Visitor = {
    page,
    session: await context.newCDPSession(page),
    key,
    own,
    origin: '',
    told: () => {},
  };
  watch(visitor);
  return visitor;
}

/** Opens a path in a page whose browser keeps these things and nothing else. */
async function arriveWith({ page, session, origin }: Visitor, path: string, stored: Stored): Promise<void> {
  const begin = `if (location.origin === ${JSON.stringify(origin)}) {
    sessionStorage.clear();
    localStorage.clear();
    for (const { name, value } of ${JSON.stringify(stored)}) localStorage.setItem(name, value);
  }`;
  await session.send('Page.enable');
  const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', { source: begin });
  await page.goto(origin + path);
  await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
  // The way back ends here, as in a profile of its own.
  await session.send('Page.resetNavigationHistory');
}

/** Takes a page back from a test: what it kept is gone, and another may have it. */
async function left(visitor: Visitor, origin: string): Promise<void> {
  const { page, session } = visitor;
  const context = page.context();
  if (visitor.own || page.isClosed()) return context.close();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
  await page.goto('about:blank');
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,indexeddb,cache_storage,service_workers,file_systems',
  });
  const { viewport } = JSON.parse(visitor.key) as BrowserContextOptions;
  await page.setViewportSize(viewport ?? USUAL_WINDOW);
  visitor.told = () => {};
  free.push(visitor);
  if (free.length > MOST_FREE) await free.shift()!.page.context().close();
}

/** The browsers that run, by their flags: files that follow each other in a worker share them. They end with it. */
const running = new Map<string, Promise<Browser>>();

/** The folders that are served: files that follow each other find what browsers keep of them. */
const serving = new Map<string, Promise<Server>>();

function servedAt(folder: string): Promise<Server> {
  const found = serving.get(folder) ?? serve(folder, 0).then((server) => server.unref());
  serving.set(folder, found);
  return found;
}

function launched(flags: readonly string[]): Promise<Browser> {
  const key = flags.join(' ');
  const found = running.get(key) ?? launch(flags);
  running.set(key, found);
  return found;
}

async function launch(flags: readonly string[]): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error(noChromium());
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, NO_OTHER_HOST, ONE_THREAD, ...flags] });
}

/** Waits until the game itself has taken the place of the first screen, after the page was opened or reloaded. */
export async function arrived(page: Page): Promise<void> {
  await page.locator('.footer').waitFor({ state: 'attached' });
}

/** Whether a request goes to another place than the page came from; `data:` and `blob:` go nowhere. */
function leaves(url: string, origin: string): boolean {
  const { protocol, host } = new URL(url);
  return /^(https?|wss?):$/.test(protocol) && host !== new URL(origin).host;
}

/** Tells of errors of the pages of a visitor, and of requests that leave the origin. */
function watch(visitor: Visitor): void {
  const context = visitor.page.context();
  const requested = (url: string) => {
    if (leaves(url, visitor.origin)) visitor.told(`request to ${url}`);
  };
  const listen = (page: Page) => {
    page.on('websocket', (line) => requested(line.url()));
    page.on('pageerror', (error) => visitor.told(`error on the page: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') visitor.told(`error in the console: ${message.text()}`);
    });
  };
  context.on('request', (request) => requested(request.url()));
  context.on('page', listen);
  listen(visitor.page);
}
