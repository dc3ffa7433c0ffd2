/**
 * Pictures of every screen and every kind of question, at four widths and in both themes, for somebody to look at:
 * `npm run pictures` puts them into `.cache/pictures`, beside those that were kept when they were last looked at.
 * `-- --only course,360-dark` takes those with one of these in their names, `-- --keep` keeps the chosen few anew, `-- --from <folder>` takes them of a page that was built elsewhere.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium, noChromium } from '../scripts/browser.mjs';
import { DIST, ensureBuilt, ROOT, say } from '../scripts/house.mjs';
import { portOf, serve } from '../scripts/serve.mjs';
import { isUsual, type Subject, subjects } from './subjects.ts';

/** How the page is looked at. */
interface Look {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly media: Parameters<Page['emulateMedia']>[0];
  /** Letters twice as large. */
  readonly large?: true;
  /** Only what most players see is looked at in this way. */
  readonly usual?: true;
}

const PHONE = { width: 360, height: 740 };
const SIZES = [
  PHONE,
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
/** From this width on there is a pointer, below it a finger. */
const DESK = 1000;

/** A picture of more than the window would forget that it is a finger that points, and take the layout of a mouse. */
const FINGER =
  '--blink-settings=primaryPointerType=2,availablePointerTypes=2,primaryHoverType=1,availableHoverTypes=1';

const LOOKS: readonly Look[] = [
  ...SIZES.flatMap((size) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${size.width}-${colorScheme}`,
      size,
      media: { colorScheme, forcedColors: 'none' as const },
    })),
  ),
  {
    name: '360-large',
    size: PHONE,
    media: { colorScheme: 'light', forcedColors: 'none' },
    large: true,
    usual: true,
  },
  {
    name: '360-forced',
    size: PHONE,
    media: { colorScheme: 'dark', forcedColors: 'active' },
    usual: true,
  },
];

/** Pictures that stay in the repository, so that one sees what has changed: each screen once for each game. */
const KEPT: ReadonlySet<string> = new Set([
  'start-360-dark',
  'start-1440-light',
  'start-broken-360-light',
  'start-360-large',
  'choose-360-light',
  'squads-second-1440-light',
  'squads-first-360-light',
  'squads-armada-360-dark',
  'squads-illegal-360-light',
  'squads-adding-768-dark',
  'sandbox-xwing2-360-dark',
  'sandbox-xwing1-768-light',
  'sandbox-ship-360-light',
  'sandbox-try-360-light',
  'learn-360-light',
  'lesson-xwing2-360-light',
  'lesson-xwing1-360-dark',
  'lesson-armada-768-dark',
  'replays-360-light',
  'rules-360-light',
  'rules-section-360-dark',
  'rules-found-360-light',
  'verify-360-light',
  'xwing2-verified-360-dark',
  'xwing2-kept-360-light',
  'xwing2-start-again-360-dark',
  'xwing2-hand-over-360-light',
  'xwing2-dials-360-dark',
  'xwing2-dial-chosen-1440-light',
  'xwing2-dial-chosen-360-forced',
  'xwing2-fan-360-light',
  'xwing2-place-ship-360-light',
  'xwing2-attack-360-light',
  'xwing2-modify-attack-dice-360-large',
  'xwing2-looked-at-360-dark',
  'xwing2-log-768-light',
  'xwing2-in-words-360-light',
  'xwing2-details-360-light',
  'xwing2-rule-360-light',
  'xwing2-shortcuts-1440-dark',
  'xwing2-replay-768-dark',
  'xwing2-over-1440-dark',
  'xwing1-dials-768-light',
  'xwing1-modify-defense-dice-360-dark',
  'xwing1-replay-360-light',
  'xwing1-over-360-light',
  'armada-commands-360-dark',
  'armada-course-768-dark',
  'armada-attack-1440-light',
  'armada-defense-token-360-light',
  'armada-measure-360-dark',
  'armada-repair-360-light',
  'armada-replay-360-dark',
  'armada-over-360-light',
]);
const KEPT_AT = join(ROOT, 'docs', 'pictures');

/** Brings the page to a subject, with everything at rest. */
async function show(page: Page, { path, kept = {}, act }: Subject, first: Look): Promise<void> {
  await page.setViewportSize(first.size);
  await page.evaluate(
    ([entries, hash]) => {
      localStorage.clear();
      localStorage.setItem('firing-arc.theme', 'system');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      history.replaceState(null, '', hash);
    },
    [kept, `#${path}`] as const,
  );
  await page.emulateMedia({ ...first.media, media: null });
  await page.reload();
  await page.locator('.footer').waitFor({ state: 'attached' });
  await page.locator('main').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.waitForFunction(() => !document.body.textContent?.includes('being fetched'));
  await act?.(page);
}

/** Looks at what is shown in another way. */
async function lookAt(page: Page, { size, media, large }: Look): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia(media);
  await page.evaluate(
    (text) => {
      document.documentElement.style.fontSize = text;
      scrollTo(0, 0);
    },
    large ? '200%' : '',
  );
  await page.evaluate(async () => {
    // An image that cannot be shown is shown so.
    for (const image of document.images) await image.decode().catch(() => {});
  });
  await page.waitForTimeout(200);
}

/** What is kept shows no more of a long page, and is smaller. */
const KEPT_HEIGHT = 1000;

/** All of the page as WebP, which is a quarter of PNG. */
async function picture(page: Page, toKeep: boolean): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const [width, height] = await page.evaluate(
    () => [document.documentElement.clientWidth, document.documentElement.scrollHeight] as const,
  );
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: toKeep ? 30 : 60,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: toKeep ? Math.min(height, KEPT_HEIGHT) : height, scale: 1 },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** A page that shows each picture beside the one that was kept. */
function gallery(names: readonly string[], folder: string): string {
  const kept = relative(folder, KEPT_AT);
  const figure = (file: string, text: string) =>
    `<figure><a href="${file}"><img src="${file}" alt="${text}" loading="lazy"></a><figcaption>${text}</figcaption></figure>`;
  const figures = names.map(
    (name) =>
      figure(`${name}.webp`, name) + (KEPT.has(name) ? figure(`${kept}/${name}.webp`, `${name}, kept`) : ''),
  );
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>body{display:flex;flex-wrap:wrap;gap:1rem;font:14px sans-serif}figure{margin:0}img{max-width:420px}</style>
${figures.join('\n')}\n`;
}

/** Where pictures go. */
interface Album {
  readonly take: (name: string, image: Buffer) => void;
  readonly keep: (name: string, image: Buffer) => void;
  readonly isKept: (name: string) => boolean;
}

/** Brings a page to one subject after the other and looks at each in several ways; gives what could not be shown. */
async function takePictures(
  page: Page,
  of: readonly Subject[],
  looksAt: (subject: Subject) => readonly Look[],
  { take, keep, isKept }: Album,
): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const subject of of) {
    const looks = looksAt(subject);
    if (looks.length === 0) continue;
    try {
      await show(page, subject, looks[0]!);
      for (const look of looks) {
        await lookAt(page, look);
        const name = `${subject.name}-${look.name}`;
        take(name, await picture(page, false));
        if (isKept(name)) keep(name, await picture(page, true));
      }
    } catch (error) {
      const [reason] = String(error).split('\n');
      say(`${subject.name} could not be shown: ${reason}`);
      failed.push(subject.name);
    }
  }
  return failed;
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    to: { type: 'string', default: join(ROOT, '.cache', 'pictures') },
    from: { type: 'string', default: DIST },
    keep: { type: 'boolean', default: false },
  },
});
const executablePath = await findChromium();
if (executablePath === null) throw new Error(noChromium());
if (values.from === DIST && !(await ensureBuilt()))
  throw new Error('the page could not be built; the reason stands above');
const server = await serve(values.from, 0);
const parts = values.only.split(',');
// Games take their time: those of which no picture can be wanted are not played.
const ofOneGame = parts.every((part) => /xwing[12]|armada/.test(part));
const all = subjects((game) => !ofOneGame || parts.some((part) => part.includes(game)));
const isWanted = (name: string) => parts.some((part) => name.includes(part));
mkdirSync(values.to, { recursive: true });
mkdirSync(KEPT_AT, { recursive: true });
const names: string[] = [];
const failed: string[] = [];
const album: Album = {
  take: (name, image) => {
    names.push(name);
    writeFileSync(join(values.to, `${name}.webp`), image);
  },
  keep: (name, image) => writeFileSync(join(KEPT_AT, `${name}.webp`), image),
  isKept: (name) => values.keep && KEPT.has(name),
};
for (const isDesk of [false, true]) {
  const args = [...CHROMIUM_FLAGS, ...(isDesk ? [] : [FINGER])];
  const browser = await chromium.launch({ executablePath, args });
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    isMobile: !isDesk,
    hasTouch: !isDesk,
  });
  context.setDefaultTimeout(30_000);
  const looks = LOOKS.filter(({ size }) => size.width > DESK === isDesk);
  const looksAt = (subject: Subject) =>
    looks.filter(
      ({ name, usual }) => isWanted(`${subject.name}-${name}`) && (usual !== true || isUsual(subject)),
    );
  const page = await context.newPage();
  await page.goto(`http://localhost:${portOf(server)}`);
  const not = await takePictures(page, all, looksAt, album);
  failed.push(...not);
  await browser.close();
}
const index = join(values.to, 'index.html');
writeFileSync(index, gallery(names.toSorted(), values.to));
say(`${names.length} pictures; look at them in ${index}`);
server.close();
if (failed.length > 0) {
  say(`${failed.length} could not be shown, as said above`);
  process.exitCode = 1;
}
