import type { BrowserContextOptions, Page, WebSocketRoute } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { answerByPointer, answerFleet, setAllDials } from './games.ts';
import { openWithTables } from './page.ts';

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
async function opened(game: string): Promise<Opened> {
  const anna = await house.open('/', IN_HAND);
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

/** Two sit at a table by its link, take the squads that lie ready, and the game has begun. */
async function met(open: () => Promise<Opened>) {
  const { anna, link } = await open();
  const breakLine = await breakable(anna);
  await anna.reload();
  const ben = await follow(link, PHONE);
  await ben.getByLabel('Your name, if you like').fill('Ben <b>');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await anna.getByText('Ben <b>').waitFor();
  await ready(ben);
  await ready(anna);
  for (const page of [anna, ben]) await page.locator('.table-screen').waitFor();
  return { anna, ben, link, breakLine };
}

/** Answers whoever is asked until the game is over for both; `between` does something after so many answers. */
async function playedTogether(
  pages: readonly Page[],
  answer: (page: Page) => Promise<void>,
  between: (answers: number) => Promise<void> = async () => {},
): Promise<number> {
  let answers = 0;
  for (;;) {
    const overs = await Promise.all(pages.map((page) => page.locator('.game-over').count()));
    if (overs.every((count) => count > 0)) return answers;
    for (const page of pages) {
      const question = page.locator('.question:not([data-answered])');
      if ((await question.count()) === 0) continue;
      await question.evaluate((element) => element.setAttribute('data-answered', ''));
      await answer(page);
      await between(++answers);
    }
    await pages[0]!.waitForTimeout(20);
  }
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

it('plays a whole game of 2.5 by a link: a reload, a line that breaks, and somebody who looks on', async () => {
  const { anna, ben, link, breakLine } = await met(() => opened('X-Wing 2.5'));
  const spectator = await follow(link);
  await spectator.locator('.table-screen').waitFor();
  for (const page of [anna, ben, spectator]) expect(await violations(page)).toEqual([]);
  await setAllDials(anna, /^4 straight/);
  await anna.getByText(/^Waiting for Ben <b>/).waitFor();
  await expect.poll(() => spectator.locator('.board-side').innerHTML()).not.toMatch(/4 straight/);
  expect(await spectator.locator('.question').count()).toBe(0);
  await playedTogether([anna, ben], flyOn, async (given) => {
    if (given === 12) {
      await ben.reload();
      await ben.locator('.table-screen').waitFor();
    }
    if (given === 20) await breakLine();
  });
  for (const page of [anna, ben]) await checkDice(page);
  await spectator.locator('.game-over').waitFor();
});

it('plays a whole game of First Edition by a link, through a reload, a line that breaks and a server that is killed', async () => {
  const { anna, ben, breakLine } = await met(() => opened('X-Wing First Edition'));
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

it('plays the learning scenario of Armada by a link, through a reload and a line that breaks', async () => {
  const { anna, ben, breakLine } = await met(async () => {
    const page = await house.open('/#/table', IN_HAND);
    await page.getByText('Other formats, pace, and who may come').click();
    await page.getByLabel('Format').selectOption('armada');
    await page.getByLabel('Scenario').selectOption('learning');
    await page.getByRole('button', { name: 'Open the table' }).click();
    return linkOf(page);
  });
  await playedTogether([anna, ben], answerFleet, async (given) => {
    if (given === 6) {
      await ben.reload();
      await ben.locator('.table-screen').waitFor();
    }
    if (given === 9) await breakLine();
  });
  for (const page of [anna, ben]) await checkDice(page);
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
