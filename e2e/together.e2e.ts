import { readFileSync } from 'node:fs';
import { packFrom, writeFleetText } from '@firing-arc/armada';
import type { BrowserContextOptions, Page, WebSocketRoute } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { answerByPointer, answerFleet, SMALL_FLEETS, setAllDials } from './games.ts';
import { openWithTables, type PageOptions } from './page.ts';

const house = openWithTables();

const STILL = { reducedMotion: 'reduce' } as const;
/** For a page whose line or clock the test takes in hand. */
const IN_HAND = { ...STILL, own: true } as const;
const PHONE: BrowserContextOptions = {
  ...STILL,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** A page that sits at a table, and the table's link. */
interface Opened {
  readonly anna: Page;
  readonly link: string;
}

const linkOf = async (anna: Page): Promise<Opened> => ({
  anna,
  link: await anna.getByLabel('The link for your friend').inputValue(),
});

/** Anna opens a table for a game in two clicks from the start. */
async function opened(game: string, options: PageOptions = STILL): Promise<Opened> {
  const anna = await house.open('/', options);
  await anna.getByRole('link', { name: /^Play with a friend/ }).click();
  await anna.getByRole('button', { name: `${game} Get a link` }).click();
  return linkOf(anna);
}

/** Somebody opens a link. */
const follow = (link: string, options: BrowserContextOptions = STILL): Promise<Page> =>
  house.open(new URL(link).pathname + new URL(link).hash, options);

const ready = (page: Page) => page.getByRole('button', { name: 'I am ready' }).click();

/** Lines of a page that a test can break. */
async function breakable(page: Page): Promise<() => Promise<void>> {
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/socket$/, (line) => {
    line.connectToServer();
    open.add(line);
  });
  return async () => {
    for (const line of open) await line.close();
    open.clear();
  };
}

/** Ships of one kind, as a list for import. */
const shipsOf = (count: number, faction: string, id: string, ship: string) => ({
  faction,
  pilots: Array.from({ length: count }, () => ({ id, ship })),
});
const armada = packFrom(JSON.parse(readFileSync(new URL('../formats/armada.json', import.meta.url), 'utf8')));
/** As few ships as may meet: their games are soon over. */
const FEW = {
  xwing2: [
    shipsOf(3, 'rebelalliance', 'redsquadronveteran', 't65xwing'),
    shipsOf(3, 'galacticempire', 'obsidiansquadronpilot', 'tielnfighter'),
  ],
  xwing1: [shipsOf(2, 'rebel', 'rookiepilot', 'xwing'), shipsOf(2, 'imperial', 'academypilot', 'tiefighter')],
  armada: SMALL_FLEETS.map((fleet) => writeFleetText(fleet, armada, 'kingston')),
} as const;

/** Somebody at a table flies a list of their own. */
async function fly(page: Page, list: unknown): Promise<void> {
  await page.getByLabel('You fly').selectOption('own');
  await page.locator('.own-squad textarea').fill(typeof list === 'string' ? list : JSON.stringify(list));
}

/** Two sit at a table by its link, take the squads that lie ready or lists of their own, and the game has begun. */
async function met(open: () => Promise<Opened>, lists: readonly unknown[] = []) {
  const { anna, link } = await open();
  const breakLine = await breakable(anna);
  await anna.reload();
  const ben = await follow(link, PHONE);
  await ben.getByLabel('Your name, if you like').fill('Ben <b>');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await anna.getByText('Ben <b>').waitFor();
  for (const [at, list] of lists.entries()) await fly([anna, ben][at]!, list);
  await ready(ben);
  await ready(anna);
  for (const page of [anna, ben]) await page.locator('.table-screen').waitFor();
  return { anna, ben, link, breakLine };
}

/** In a page: waits until it asks what was not answered (true), or its game is over (false). Looking again and again takes more than playing. */
const isAsked = () =>
  new Promise<boolean>((resolve) => {
    const look = () => {
      const over = document.querySelector('.game-over') !== null;
      if (!over && !document.querySelector('.question:not([data-answered])')) return;
      watch.disconnect();
      resolve(!over);
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true });
    look();
  });

/** The same from outside, also over a reload of the page. */
const asks = async (page: Page): Promise<{ readonly page: Page; readonly asked: boolean }> => {
  try {
    return { page, asked: await page.evaluate(isAsked) };
  } catch (error) {
    if (!/context was destroyed|navigation/.test(String(error))) throw error;
    await page.locator('.table-screen').waitFor();
    return asks(page);
  }
};

/** After which two pages of which neither asks anything have lost their game, ms. */
const STUCK = 100_000;

/** The first page that asks or is over. Throws with what the pages show when none does. */
async function nextOf(
  waiting: ReadonlyMap<Page, ReturnType<typeof asks>>,
): Promise<Awaited<ReturnType<typeof asks>>> {
  let stuck: NodeJS.Timeout | undefined;
  const nothing = new Promise<null>((resolve) => {
    stuck = setTimeout(() => resolve(null), STUCK);
  });
  const next = await Promise.race([...waiting.values(), nothing]);
  clearTimeout(stuck);
  if (next) return next;
  const shown = await Promise.all([...waiting.keys()].map((page) => page.locator('body').innerText()));
  throw new Error(`nobody is asked anything new:\n${shown.join('\n---\n')}`);
}

/** Answers whoever is asked until the game is over for both; `between` does something after so many answers. */
async function playedTogether(
  pages: readonly Page[],
  answer: (page: Page) => Promise<void>,
  between: (answers: number) => Promise<void> = async () => {},
): Promise<number> {
  let answers = 0;
  const waiting = new Map(pages.map((page) => [page, asks(page)]));
  while (waiting.size > 0) {
    const { page, asked } = await nextOf(waiting);
    waiting.delete(page);
    if (!asked) continue;
    await page
      .locator('.question:not([data-answered])')
      .evaluate((element) => element.setAttribute('data-answered', ''));
    await answer(page);
    await between(++answers);
    waiting.set(page, asks(page));
  }
  return answers;
}

/** Straight ahead as fast as it goes: who flees ends the game soon. */
async function flyOn(page: Page): Promise<void> {
  if ((await page.locator('.dial').count()) > 0) return setAllDials(page, /^4 straight/);
  return answerByPointer(page);
}

/** Each die of a game that is over is checked on a page. */
async function checkDice(page: Page): Promise<void> {
  await page.locator('.proof > summary').click();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page.locator('.dice-checked .good').waitFor();
}

it('opens a table in two clicks, and whoever follows its link sits down with one', async () => {
  const { anna, link } = await opened('X-Wing 2.5');
  expect(await violations(anna)).toEqual([]);
  const ben = await follow(link, PHONE);
  await ben.getByRole('button', { name: 'Sit down' }).waitFor();
  expect(await violations(ben)).toEqual([]);
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByRole('button', { name: 'I am ready' }).waitFor();
  expect(await violations(ben)).toEqual([]);
  expect(await ben.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await anna.locator('.seats .is-present').nth(1).waitFor();
});

it('lists open tables, and tables that this browser sits at; a name is shown as text', async () => {
  const anna = await house.open('/#/table', STILL);
  await anna.getByText('Other formats, pace, and who may come').click();
  await anna.getByLabel('Your name, if you like').fill('<img src=x>');
  await anna.getByLabel(/^Anybody may sit down/).check();
  expect(await violations(anna)).toEqual([]);
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.getByRole('button', { name: 'I am ready' }).waitFor();
  const ben = await house.open('/#/table', PHONE);
  await ben.getByRole('button', { name: /<img src=x> waits/ }).click();
  await anna.locator('.seats .is-present').nth(1).waitFor();
  await anna.goto(`${house.origin()}/#/table`);
  await anna.getByRole('link', { name: /^X-Wing 2.5/ }).waitFor();
  expect(await anna.locator('img').count()).toBe(0);
});

it('takes a pack of its maker’s along: who has the link sees its points, and flies a list that only they allow', async () => {
  const pack = {
    ...{ base: 'xwing1', id: 'club', name: 'Club <b>night', version: '3', date: '2026-11-01', origin: 'us' },
    pilots: { academypilot: { points: 5 } },
  };
  const many = shipsOf(12, 'imperial', 'academypilot', 'tiefighter');
  const { anna, ben } = await met(async () => {
    const page = await house.open('/#/packs', STILL);
    await page.locator('summary', { hasText: 'Or its text' }).click();
    await page.getByLabel('Or its text').fill(JSON.stringify(pack));
    await page.getByRole('button', { name: 'Check this text' }).click();
    await page.getByRole('button', { name: 'Keep it in this browser' }).click();
    await page.getByText('Kept: it is now a format').waitFor();
    await page.goto(`${house.origin()}/#/table`);
    await page.getByText('Other formats, pace, and who may come').click();
    await page.getByLabel('Format').selectOption('own.club');
    await page.getByRole('button', { name: 'Open the table' }).click();
    const sat = await linkOf(page);
    const cleo = await follow(sat.link, PHONE);
    await cleo.locator('summary', { hasText: 'The points of this table: Club <b>night, version 3' }).click();
    await cleo.getByText(/^Academy Pilot.*12 → 5/).waitFor();
    expect(await violations(cleo)).toEqual([]);
    expect(await cleo.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    return sat;
  }, [many, many]);
  for (const page of [anna, ben]) await expect.poll(() => page.locator('svg g[data-ship]').count()).toBe(24);
});

it('plays a whole game of 2.5 by a link: a reload, a line that breaks, and somebody who looks on', async () => {
  const { anna, ben, link, breakLine } = await met(() => opened('X-Wing 2.5', IN_HAND), FEW.xwing2);
  const spectator = await follow(link);
  await spectator.locator('.table-screen').waitFor();
  for (const page of [anna, ben, spectator]) expect(await violations(page)).toEqual([]);
  await setAllDials(anna, /^4 straight/);
  await anna.getByText(/^Waiting for Ben <b>/).waitFor();
  await expect.poll(() => spectator.locator('.board-side').innerHTML()).not.toMatch(/4 straight/);
  expect(await spectator.locator('.question').count()).toBe(0);
  const given = await playedTogether([anna, ben], flyOn, async (answers) => {
    if (answers === 8) {
      await ben.reload();
      await ben.locator('.table-screen').waitFor();
    }
    if (answers === 14) await breakLine();
  });
  expect(given).toBeGreaterThan(14);
  for (const page of [anna, ben]) await checkDice(page);
  await spectator.locator('.game-over').waitFor();
  await anna.getByRole('button', { name: 'At the table' }).click();
  const replay = await follow(await anna.getByLabel('Link to the replay of this game').inputValue());
  await replay.waitForURL(/#\/replays\/\d+\/0$/);
});

it('plays a whole game of First Edition by a link, through a reload, a line that breaks and a server that is killed', async () => {
  const { anna, ben, breakLine } = await met(() => opened('X-Wing First Edition', IN_HAND), FEW.xwing1);
  const given = await playedTogether([anna, ben], flyOn, async (answers) => {
    if (answers === 4) {
      await ben.reload();
      await ben.locator('.table-screen').waitFor();
    }
    if (answers === 6) await breakLine();
    if (answers === 8) await house.killTables();
  });
  expect(given).toBeGreaterThan(8);
  for (const page of [anna, ben]) await checkDice(page);
});

it('plays a whole game of Armada by a link, from its obstacles on, through a reload and a line that breaks', async () => {
  const { anna, ben, breakLine } = await met(async () => {
    const page = await house.open('/#/table', IN_HAND);
    await page.getByText('Other formats, pace, and who may come').click();
    await page.getByLabel('Format').selectOption('armada');
    await page.getByRole('button', { name: 'Open the table' }).click();
    return linkOf(page);
  }, FEW.armada);
  const given = await playedTogether([anna, ben], answerFleet, async (answers) => {
    if (answers === 16) {
      await ben.reload();
      await ben.locator('.table-screen').waitFor();
    }
    if (answers === 22) await breakLine();
  });
  expect(given).toBeGreaterThan(22);
  for (const page of [anna, ben]) await checkDice(page);
});

it('seats three by one link, two of them a team, and each sees who is waited for', async () => {
  const anna = await house.open('/#/table', STILL);
  await anna.getByText('Other formats, pace, and who may come').click();
  await anna.getByLabel('Format').selectOption('xwing1');
  await anna.getByRole('combobox', { name: 'Who plays', exact: true }).selectOption('three');
  await anna
    .getByRole('combobox', { name: 'Who plays with whom' })
    .selectOption('Player 1 and Player 2 against Player 3');
  expect(await violations(anna)).toEqual([]);
  await anna.getByRole('button', { name: 'Open the table' }).click();
  const link = await anna.getByLabel('The link for your friends').inputValue();
  const sit = async (name: string, seat: string, options: BrowserContextOptions) => {
    const page = await follow(link, options);
    await page.getByLabel('Your name, if you like').fill(name);
    await page.getByLabel('Where you sit').selectOption(seat);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await ready(page);
    return page;
  };
  const cleo = await sit('Cleo', 'Seat 3', STILL);
  const ben = await sit('Ben', 'Seat 2', PHONE);
  await anna.getByText('You and Ben against Cleo').waitFor();
  await ready(anna);
  for (const page of [anna, ben, cleo]) await page.locator('.table-screen').waitFor();
  await setAllDials(anna, /^2 straight/);
  await anna.getByText('Waiting for Ben and Cleo …').waitFor();
  await setAllDials(cleo, /^2 straight/);
  await cleo.getByText(/^Waiting for .*Ben …$/).waitFor();
  for (const page of [anna, ben]) expect(await violations(page)).toEqual([]);
  expect(await ben.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await anna.locator('.score > .side-3').count()).toBe(1);
  await anna.getByRole('button', { name: 'At the table' }).click();
  await anna.getByText('For a stream').click();
  // In the very browser that has a seat: the picture of a stream shows what everybody may see all the same.
  const overlay = await anna.context().newPage();
  await overlay.setViewportSize({ width: 1920, height: 1080 });
  await overlay.goto(await anna.getByLabel('Link for the stream').inputValue());
  await overlay.getByText(/^Waiting for Player 1, Ben,? and Cleo …$/).waitFor();
  expect(await overlay.locator('.overlay-scores > li').allInnerTexts()).toEqual([
    expect.stringContaining('Player 1'),
    expect.stringContaining('Ben'),
    expect.stringContaining('Cleo'),
  ]);
  expect(await overlay.locator('.overlay-fleet > li').count()).toBeGreaterThan(2);
  expect(await overlay.locator('main').innerText()).not.toContain('2 straight');
  expect(await overlay.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );
  expect(await violations(overlay)).toEqual([]);
});

it('says that a page without a table server has none, and plays here as ever', async () => {
  const page = await house.open('/', STILL);
  await page.route('**/api/tables', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  await page.getByRole('link', { name: /^Play with a friend/ }).click();
  await page.getByText('This page has no table server').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Two at one screen' }).click();
  await page.getByRole('button', { name: 'Start this game' }).waitFor();
});

it('asks what to do about somebody who is away or has no time left, and does nothing by itself', async () => {
  const { anna, ben } = await met(async () => {
    const page = await house.open('/#/table', STILL);
    await page.getByText('Other formats, pace, and who may come').click();
    await page.getByLabel('Format').selectOption('xwing1');
    await page.getByLabel('Pace').selectOption('short');
    await page.getByText(/^When somebody’s time is up, nothing happens by itself/).waitFor();
    await page.getByRole('button', { name: 'Open the table' }).click();
    const sat = await linkOf(page);
    await page.clock.install();
    return sat;
  });
  await setAllDials(anna, /^4 straight/);
  await anna.getByRole('list', { name: 'Clocks' }).getByText('Ben <b>').waitFor();
  await anna.getByText('Ben <b> is here.').waitFor();
  await ben.context().close();
  await anna.getByText('Ben <b> is away.').waitFor();
  expect(await anna.getByRole('button', { name: 'Claim the game' }).count()).toBe(0);
  await anna.clock.fastForward(65_000);
  await anna.getByRole('button', { name: 'Claim the game' }).waitFor();
  await anna.getByRole('button', { name: 'Let the computer play on' }).waitFor();
  expect(await anna.getByRole('button', { name: 'Give more time' }).count()).toBe(0);
  await anna.clock.fastForward(20 * 60_000);
  await anna.getByText('Ben <b> has no time left.').waitFor();
  await anna.getByRole('button', { name: 'Give more time' }).waitFor();
  expect(await violations(anna)).toEqual([]);
});

it('takes a personal link out of the address at once, and sits at its seat', async () => {
  const { anna, link } = await opened('X-Wing 2.5');
  const kept = await anna.evaluate(() => localStorage.getItem('firing-arc.tables'));
  const [{ secret }] = JSON.parse(kept!) as readonly [{ readonly secret: string }];
  const device = await follow(`${link}/${secret}`, PHONE);
  await device.getByRole('button', { name: 'I am ready' }).waitFor();
  expect(device.url()).toBe(link);
});
