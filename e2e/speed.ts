/**
 * Prints how fast the page is on a slow laptop: `npm run -s bench:page`, or one part of it, e.g.
 * `npm run -s bench:page -- stage` (dial, pan, answers, stage). Needs a Chromium, as the end-to-end tests do.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firstPosition, newRecord, Referee, randomAnswerer, recordOf } from '@firing-arc/referee';
import { answerNow } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { packFrom, SECOND, setupFromSquads } from '@firing-arc/xwing/second';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium, noChromium } from '../scripts/browser.mjs';
import { DIST, ensureBuilt } from '../scripts/house.mjs';
import { portOf, serve } from '../scripts/serve.mjs';
import { takeFirst } from './games.ts';

/** How much slower than this machine the processor is made. */
const THROTTLE = 4;
const SHIPS_A_SIDE = 10;
/** A slow line, as browsers know it by the name of slow 3G: bits a second, and ms to the server and back. */
const LINE = { bits: 400_000, latency: 400 };
const DECISIONS = 25;
/** What is measured over and over ends after so long, ms: a machine without a graphics card can take seconds a frame. */
const LONG_ENOUGH = 45_000;

/** A game of twenty ships on the table, as the page keeps it. */
function savedGame(): string {
  const pack = packFrom(
    JSON.parse(readFileSync(new URL('../formats/xwing2-amg.json', import.meta.url), 'utf8')),
  );
  const squad = (name: string, faction: 'rebelalliance' | 'galacticempire', pilot: string) => ({
    name,
    faction,
    ships: Array.from({ length: SHIPS_A_SIDE }, () => ({ pilot, upgrades: [] })),
  });
  const setup = setupFromSquads(pack, [
    squad('Ten X-wings', 'rebelalliance', 'bluesquadronescort'),
    squad('Ten TIEs', 'galacticempire', 'academypilot'),
  ]);
  const opened = newRecord(SECOND, setup, 'twenty ships');
  const referee = Referee.start(SECOND, firstPosition(SECOND, opened));
  const answer = randomAnswerer(growStreams('hands', ['hands']));
  while (referee.state.phase === 'setup') {
    const question = referee.questions[0]!;
    answerNow(
      referee,
      question.player,
      answer(question, () => referee.look(question.player), referee.help(question.player)),
    );
  }
  const options = { seats: ['human', 'plain'], setup: 'done-for-you', undo: true, pass: 'secrets' };
  return JSON.stringify({ saved: 1, options, record: recordOf(opened, referee), drafts: {}, marks: [] });
}

/** Notes how long workers take to answer, and the longest task of the page. */
const WATCH = `
  window.thoughts = []; window.longest = 0;
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...given) { super(...given); this.addEventListener('message', () => window.thoughts.push(performance.now() - this.asked)); }
    postMessage(...given) { this.asked = performance.now(); super.postMessage(...given); }
  };
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration); }).observe({ type: 'longtask' });
`;

const middleOf = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const rounded = (value: number): string => value.toFixed(1);

/** Drags the zoomed board to and fro and gives the length of each frame, ms. */
async function pan(page: Page): Promise<readonly number[]> {
  const box = (await page.locator('.board-window').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.waitForTimeout(500);
  await page.evaluate(
    `window.frames = []; window.panning = true;
     let last = performance.now();
     requestAnimationFrame(function next(now) { frames.push(now - last); last = now; if (panning) requestAnimationFrame(next); });`,
  );
  await page.mouse.move(x, y);
  await page.mouse.down();
  const began = performance.now();
  for (let step = 0; step < 240 && performance.now() - began < LONG_ENOUGH; step++) {
    const angle = step / 12;
    await page.mouse.move(x + 150 * Math.cos(angle), y + 150 * Math.sin(angle));
  }
  await page.mouse.up();
  const frames: readonly number[] = await page.evaluate('window.panning = false; window.frames');
  return frames.slice(2).toSorted((a, b) => a - b);
}

/** Answers by first options, all dials 2 straight, until the computer has decided often enough: how long each took, ms. */
async function playOn(page: Page): Promise<readonly number[]> {
  const thoughts = (): Promise<readonly number[]> => page.evaluate('window.thoughts');
  const began = performance.now();
  while (
    (await thoughts()).length < DECISIONS &&
    performance.now() - began < 2 * LONG_ENOUGH &&
    (await page.locator('.game-over').count()) === 0
  ) {
    if ((await page.locator('.dial').count()) > 0) {
      const confirm = page.getByRole('button', { name: /^Confirm/ });
      for (;;) {
        await page
          .getByRole('radio', { name: /^2 straight/ })
          .first()
          .click();
        if ((await confirm.textContent())?.includes('all')) break;
      }
      await confirm.click();
    } else if ((await page.locator('[data-option="0"]').count()) > 0) {
      await takeFirst(page);
    } else await page.waitForTimeout(50);
  }
  return thoughts();
}

/** How long a phone needs on a slow line from the address to the first dial of the quick game, in s. */
async function firstDial(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await cdp.send('Network.enable');
  const throughput = LINE.bits / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).tap();
  await page.locator('.dial').waitFor();
  const seconds = (performance.now() - began) / 1000;
  await context.close();
  return seconds;
}

/** What a frame of the stage costs, as its canvas tells. */
interface Cost {
  readonly frames: number;
  readonly calls: number;
  readonly triangles: number;
  readonly script: number;
  /** How often the page showed it otherwise: a worker may draw fewer frames than that. */
  readonly looks: number;
}

const costNow = (page: Page): Promise<Cost> =>
  page.locator('.board-window canvas').evaluate(
    (canvas) =>
      new Promise<Cost>((told) => {
        canvas.dispatchEvent(new CustomEvent('cost', { detail: told }));
      }),
  );

/** So many frames of the stage are measured at the most. */
const STAGE_FRAMES = 40;
/** So often the table is leaned while nothing is asked of the page, and so long each time, ms. */
const STAGE_LEANS = 20;
const LEAN_TAKES = 700;

/** How long the page's own thread worked on scripts so far, s; what others take from the processor is not counted. */
async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

/** Measures the stage with twenty ships in software, where no graphics card helps the processor. */
async function stageCost(executablePath: string, address: string): Promise<void> {
  const flags = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...flags] });
  const page = await browser.newPage({
    viewport: { width: 1366, height: 768 },
    // The processor draws each pixel: half of them each way, so that it is not only that which is measured.
    deviceScaleFactor: 0.5,
    reducedMotion: 'no-preference',
  });
  page.setDefaultTimeout(120_000);
  await page.goto(address);
  await page.evaluate((text) => localStorage.setItem('firing-arc.game', text), savedGame());
  await page.goto(`${address}#/game`);
  await page.reload();
  await page.locator('.board-window canvas').waitFor();
  await page.waitForTimeout(4000);
  const still = await costNow(page);
  await page.waitForTimeout(2000);
  const idle = (await costNow(page)).frames - still.frames;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  // Nothing is asked of the page meanwhile: to answer is script too.
  const [before, worked] = [await costNow(page), await scriptTime(cdp)];
  for (let lean = 0; lean < STAGE_LEANS; lean++) {
    await page.keyboard.press('v');
    await page.waitForTimeout(LEAN_TAKES);
  }
  const after = await costNow(page);
  const script = 1000 * ((await scriptTime(cdp)) - worked);
  const [drawn, looks] = [after.frames - before.frames, after.looks - before.looks];
  const scripts: number[] = [];
  const began = performance.now();
  while (scripts.length < STAGE_FRAMES && performance.now() - began < LONG_ENOUGH) {
    // Each lean is another look at all of the table.
    await page.keyboard.press('v');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    scripts.push((await costNow(page)).script);
  }
  const sorted = scripts.toSorted((a, b) => a - b);
  console.log(`The stage with ${2 * SHIPS_A_SIDE} ships, processor slowed ${THROTTLE} times:`);
  console.log(
    `  ${still.calls} draw calls and ${still.triangles} triangles a frame (200 and 400000 at the most); ${idle} frames drawn in two seconds in which nothing moved`,
  );
  console.log(
    `  the page's own thread: ${rounded(script / looks)} ms of script each time it showed the table otherwise (4 at the most), ${rounded(script / STAGE_LEANS)} ms a lean: it showed it ${looks} times in ${STAGE_LEANS} leans, of which ${drawn} were drawn anew (${rounded(script / drawn)} ms by these)`,
  );
  console.log(
    `  where it is drawn: ${rounded(middleOf(sorted, 0.5))} ms from the begin to the end of a frame, one in twenty of ${scripts.length} more than ${rounded(middleOf(sorted, 0.95))} ms`,
  );
  await browser.close();
}

/** Measures how the board is panned, and how long the computer thinks, with twenty ships. */
async function boardCost(browser: Browser, address: string, parts: ReadonlySet<string>): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  await page.goto(address);
  await page.evaluate((text) => localStorage.setItem('firing-arc.game', text), savedGame());
  await page.goto(`${address}#/game`);
  await page.reload();
  await page.locator('.question').waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  if (parts.has('pan')) {
    const frames = await pan(page);
    const total = frames.reduce((sum, frame) => sum + frame, 0);
    console.log(`Panning a board of ${2 * SHIPS_A_SIDE} ships, processor slowed ${THROTTLE} times:`);
    console.log(
      `  ${rounded((1000 * frames.length) / total)} frames a second; a frame takes ${rounded(middleOf(frames, 0.5))} ms, one in twenty more than ${rounded(middleOf(frames, 0.95))} ms, the longest ${rounded(frames.at(-1) ?? 0)} ms`,
    );
  }
  if (parts.has('answers')) {
    await page.evaluate('window.longest = 0');
    const [first = 0, ...others] = await playOn(page);
    const thoughts = others.toSorted((a, b) => a - b);
    console.log(
      `Answers of the plain player, in its worker (${thoughts.length}, and before them a first of ${rounded(first)} ms):`,
    );
    console.log(
      `  ${rounded(middleOf(thoughts, 0.5))} ms, one in twenty more than ${rounded(middleOf(thoughts, 0.95))} ms, the longest ${rounded(thoughts.at(-1) ?? 0)} ms; meanwhile the page was busy for ${rounded(await page.evaluate('window.longest'))} ms at a time at the most`,
    );
  }
  await context.close();
}

const PARTS = ['dial', 'pan', 'answers', 'stage'];

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const unknown = asked.find((part) => !PARTS.includes(part));
  if (unknown) throw new Error(`'${unknown}' is none of what is measured: ${PARTS.join(', ')}`);
  const parts = new Set(asked.length > 0 ? asked : PARTS);
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error(noChromium());
  if (!(await ensureBuilt())) throw new Error('the page could not be built; the reason stands above');
  const server = await serve(DIST, 0);
  const address = `http://localhost:${portOf(server)}/`;
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  if (parts.has('dial')) {
    // What is fetched until then, in kB, is counted by a command of its own.
    spawnSync(process.execPath, [fileURLToPath(new URL('../scripts/first-load.mjs', import.meta.url))], {
      stdio: 'inherit',
    });
    const seconds = await firstDial(browser, address);
    console.log(
      `A phone on a line of ${LINE.bits / 1000} kbit/s, processor slowed ${THROTTLE} times, from the address to the first dial: ${rounded(seconds)} s`,
    );
  }
  if (parts.has('pan') || parts.has('answers')) await boardCost(browser, address, parts);
  await browser.close();
  if (parts.has('stage')) await stageCost(executablePath, address);
  server.closeAllConnections();
  server.close();
}

await main();
