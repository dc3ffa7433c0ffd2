/**
 * Pictures of every screen and every kind of question, at three widths and in both themes, for somebody to look at:
 * `npm run pictures` puts them into `.cache/pictures`, beside those that were kept when they were last looked at.
 * `-- --only course` or `-- --only 360-dark` takes those with this in their names, `-- --keep` takes and keeps
 * the chosen few.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import * as armada from '@firing-arc/armada';
import * as first from '@firing-arc/xwing/first';
import * as second from '@firing-arc/xwing/second';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium, noChromium } from '../scripts/browser.mjs';
import { DIST, ensureBuilt, ROOT, say } from '../scripts/house.mjs';
import { portOf, serve } from '../scripts/serve.mjs';
import { gamesByKind } from './kinds.ts';

const WIDTHS = [360, 768, 1440] as const;
const THEMES = ['light', 'dark'] as const;
const HEIGHTS: Readonly<Record<(typeof WIDTHS)[number], number>> = { 360: 740, 768: 1024, 1440: 900 };

/** So many games come to nearly every kind of question. */
const GAMES = 12;

const SCREENS: Readonly<Record<string, string>> = {
  start: '/',
  choose: '/choose',
  'hot-seat': '/choose/hot-seat',
  'squads-second': '/squads/xwing2-amg',
  'squads-first': '/squads/xwing1',
  'squads-armada': '/squads/armada',
  sandbox: '/sandbox/xwing2',
  replays: '/replays',
  rules: '/rules',
  verify: '/verify',
};

/** Pictures that stay in the repository, so that one sees what has changed. */
const KEPT: ReadonlySet<string> = new Set([
  'start-360-dark',
  'start-1440-light',
  'squads-armada-360-dark',
  'squads-second-1440-light',
  'xwing2-dials-360-dark',
  'xwing2-dials-1440-light',
  'xwing2-attack-360-light',
  'xwing1-dials-768-light',
  'armada-commands-360-dark',
  'armada-course-768-dark',
  'armada-attack-1440-light',
]);
const KEPT_AT = join(ROOT, 'docs', 'pictures');

/** Something to look at: how the page gets there. */
interface Subject {
  readonly name: string;
  readonly path: string;
  /** A game that lies on the table. */
  readonly record: unknown;
}

const formatOf = (name: string): unknown =>
  JSON.parse(readFileSync(join(ROOT, 'formats', `${name}.json`), 'utf8'));

/** Two of a list, others for each game. */
const pairOf = <One>(list: readonly One[], game: number): readonly [One, One] => [
  list[game % list.length]!,
  list[(game * 3 + 1) % list.length]!,
];

function subjects(): readonly Subject[] {
  const packs = {
    second: second.packFrom(formatOf('xwing2-amg')),
    first: first.packFrom(formatOf('xwing1')),
    armada: armada.packFrom(formatOf('armada')),
  };
  const games = {
    xwing2: gamesByKind(
      second.SECOND,
      (game) => {
        const [one, other] = pairOf(second.READY_SQUADS, game);
        return second.setupFromSquads(packs.second, [one.squad, other.squad]);
      },
      GAMES,
    ),
    xwing1: gamesByKind(
      first.FIRST,
      (game) => {
        const [one, other] = pairOf(first.READY_SQUADS, game);
        return first.setupFromSquads(packs.first, [one.squad, other.squad]);
      },
      GAMES,
    ),
    armada: gamesByKind(
      armada.ARMADA,
      (game) => {
        const [one, other] = pairOf(armada.READY_FLEETS, game);
        return game === 0
          ? armada.LEARNING_SCENARIO
          : armada.setupFromFleets(packs.armada, [one.fleet, other.fleet]);
      },
      GAMES,
    ),
  };
  return [
    ...Object.entries(SCREENS).map(([name, path]) => ({ name, path, record: null })),
    ...Object.entries(games).flatMap(([game, { all }]) =>
      [...all()].map(([kind, record]) => ({ name: `${game}-${kind}`, path: '/game', record })),
    ),
  ];
}

/** Brings the page to a subject, with everything at rest. */
async function show(page: Page, origin: string, { path, record }: Subject): Promise<void> {
  if (record !== null) {
    const options = { seats: ['human', 'human'], setup: 'done-for-you', undo: true, pass: 'secrets' };
    const saved = JSON.stringify({ saved: 1, options, record, drafts: {}, marks: [] });
    await page.evaluate((text) => localStorage.setItem('firing-arc.game', text), saved);
  }
  await page.goto(`${origin}/#${path}`);
  await page.reload();
  await page.getByRole('contentinfo').waitFor();
  if (record === null) {
    await page.locator('main h1').first().waitFor();
    await page.waitForFunction(() => !document.body.textContent?.includes('being fetched'));
  } else {
    // One screen for two players: the one who is asked takes it.
    const take = page.getByRole('button', { name: /^I am Player/ });
    await page.locator('.question').or(take).first().waitFor();
    if ((await take.count()) > 0) await take.click();
    await page.locator('.question').waitFor();
  }
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(200);
}

/** All of the page as WebP, which is a quarter of PNG. */
async function picture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const [width, height] = await page.evaluate(
    () => [document.documentElement.clientWidth, document.documentElement.scrollHeight] as const,
  );
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
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

async function takePictures(context: BrowserContext, origin: string, of: readonly Subject[], take: Take) {
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByRole('contentinfo').waitFor();
  for (const subject of of) {
    await show(page, origin, subject);
    take(subject.name, await picture(page));
  }
}

type Take = (subject: string, image: Buffer) => void;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    to: { type: 'string', default: join(ROOT, '.cache', 'pictures') },
    keep: { type: 'boolean', default: false },
  },
});
const executablePath = await findChromium();
if (executablePath === null) throw new Error(noChromium());
if (!(await ensureBuilt())) throw new Error('the page could not be built; the reason stands above');
const server = await serve(DIST, 0);
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
const all = subjects();
const isWanted = (name: string) => name.includes(values.only) && (!values.keep || KEPT.has(name));
mkdirSync(values.to, { recursive: true });
mkdirSync(KEPT_AT, { recursive: true });
const names: string[] = [];
for (const width of WIDTHS) {
  for (const colorScheme of THEMES) {
    const look = `${width}-${colorScheme}`;
    const wanted = all.filter(({ name }) => isWanted(`${name}-${look}`));
    if (wanted.length === 0) continue;
    const isMobile = width < 1000;
    const context = await browser.newContext({
      viewport: { width, height: HEIGHTS[width] },
      colorScheme,
      isMobile,
      hasTouch: isMobile,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await takePictures(context, `http://localhost:${portOf(server)}`, wanted, (subject, image) => {
      const name = `${subject}-${look}`;
      names.push(name);
      writeFileSync(join(values.to, `${name}.webp`), image);
      if (values.keep) writeFileSync(join(KEPT_AT, `${name}.webp`), image);
    });
    await context.close();
    say(`${width} px, ${colorScheme}: ${wanted.length} pictures`);
  }
}
const index = join(values.to, 'index.html');
writeFileSync(index, gallery(names.toSorted(), values.to));
say(`${names.length} pictures; look at them in ${index}`);
await browser.close();
server.close();
