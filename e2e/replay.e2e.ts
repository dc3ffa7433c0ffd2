import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { leaveTable, openedGame, openGame, playedUntil, shownHash } from './games.ts';
import { openHouse } from './page.ts';

const house = openHouse();
const AT_ONCE = { reducedMotion: 'reduce' } as const;

/** Opens a record in the list of replays: it is watched then. */
async function watched(page: Page, record: unknown): Promise<void> {
  await page.getByLabel('Open a record or puzzle file').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
}

/** What a screen reader is told of the moment that is watched. */
const told = (page: Page) => page.getByRole('slider', { name: 'Moment' }).getAttribute('aria-valuetext');

it('watches a game by buttons, keys, the slider and the address, and plays on from a moment of it', async () => {
  const { record } = playedUntil('watched');
  const steps = record.answers.length;
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('link', { name: /^Watch a replay/ }).click();
  await page.getByText('No game is kept yet.').waitFor();
  await watched(page, record);
  await page.goto(`${house.origin()}/#/replays/1/0`);
  await expect.poll(() => told(page)).toMatch(new RegExp(`^Decision 0 of ${steps}: `));
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Round forward' }).click();
  await expect.poll(() => told(page)).toContain('Round 1');
  await page.getByRole('button', { name: 'Round forward' }).click();
  await expect.poll(() => told(page)).toContain('Round 2');
  await page.keyboard.press('j');
  await expect.poll(() => told(page)).toContain('Round 1');
  await page.keyboard.press(']');
  await expect.poll(() => told(page)).toContain('Round 2');
  const slider = page.getByRole('slider', { name: 'Moment' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect.poll(() => told(page)).toMatch(new RegExp(`^Decision ${steps} of ${steps}: `));
  expect(page.url()).toBe(`${house.origin()}/#/replays/1/${steps}`);
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(/\d+/.exec((await told(page)) ?? '')?.[0])).toBeGreaterThan(1);
  await page.keyboard.press('k');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.goto(`${house.origin()}/#/replays/1/30`);
  await expect.poll(() => told(page)).toContain('Decision 30 ');
  await page.getByLabel('Who plays').selectOption({ label: 'Two at one screen' });
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page
    .getByRole('button', { name: /^I am Player|^Follow the game/ })
    .first()
    .waitFor();
  const pass = page.getByRole('button', { name: /^I am Player/ });
  if (await pass.isVisible()) await pass.click();
  expect(await shownHash(page)).toBe(record.answers[30]!.hash);
});

it('lists the games that were left and gives them away or deletes them, by keys alone', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await page.locator('.dial').waitFor();
  for (;;) {
    await page.getByRole('radio').first().click();
    const confirm = page.getByRole('button', { name: /^Confirm/ });
    if ((await confirm.textContent())?.includes('all')) {
      await confirm.click();
      break;
    }
  }
  await page.locator('.question:not(:has(.dial))').first().waitFor();
  await leaveTable(page);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await page.getByRole('button', { name: 'Yes, begin a new one' }).click();
  await page.locator('.dial').waitFor();
  await page.goto(`${house.origin()}/#/replays`);
  const game = page.getByRole('list', { name: 'Kept games' }).getByRole('listitem');
  await expect.poll(() => game.textContent()).toContain('Left in round 1.');
  expect(await violations(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download / }).press('Enter');
  expect((await downloading).suggestedFilename()).toBe('firing-arc-game-1.json');
  await page.getByRole('link', { name: /^Watch / }).press('Enter');
  await page.getByText('This game is not over').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: /^Delete / }).press('Enter');
  await page.getByRole('button', { name: 'No, go back' }).press('Enter');
  await page.getByRole('button', { name: /^Delete / }).press('Enter');
  await page.getByRole('button', { name: 'Yes, delete it' }).press('Enter');
  await page.getByText('No game is kept yet.').waitFor();
  expect(await page.locator('h1:focus').textContent()).toBe('Replays');
});

it.each([
  ['light', 'de-DE', 'Eine Aufzeichnung oder Aufgabe öffnen', 'Augenblick'],
  ['dark', 'fr-FR', 'Ouvrir un enregistrement ou un problème', 'Moment'],
] as const)(
  'has no fault that axe finds on a phone, in %s and %s',
  async (colorScheme, locale, file, moment) => {
    const { record } = playedUntil('phone', ({ kind }) => kind === 'action');
    const page = await house.open('/#/replays', {
      ...AT_ONCE,
      colorScheme,
      locale,
      viewport: { width: 360, height: 740 },
    });
    await page.getByLabel(file).setInputFiles({
      name: 'record.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    });
    await page.getByRole('slider', { name: moment }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  },
);

it('leads from chapter to chapter, plays faster, and gives a moment away as a picture', async () => {
  const { record } = playedUntil('watched');
  const page = await house.open('/#/replays', AT_ONCE);
  await watched(page, record);
  await page.getByText('Chapters', { exact: true }).click();
  await page.locator('.chapters').getByText('Round 2', { exact: true }).click();
  await page.locator('.chapters [open] .scene-phase button').first().click();
  await expect.poll(() => told(page)).toMatch(/^Decision [1-9]/);
  await page.getByLabel('Speed').selectOption('4');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share as a picture' }).click();
  const picture = await (await file).createReadStream();
  const bytes = Buffer.concat(await picture.toArray());
  expect([...bytes.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
  expect(bytes.length).toBeGreaterThan(20_000);
  await page.getByText('The picture is there.').waitFor();
  expect(await violations(page)).toEqual([]);
});

it('shows a game that no longer replays, and says so', async () => {
  const { record } = playedUntil('watched');
  const page = await house.open('/#/replays', AT_ONCE);
  await watched(page, { ...record, version: '0', build: '0.1.0-older' });
  await page.getByText('This game was made by build 0.1.0-older').waitFor();
  await page.getByText('recorded under rules version 0').waitFor();
  await expect.poll(() => told(page)).toContain(`of ${record.answers.length}`);
});

it.each([
  ['armada-5cf86280', 'This game was played under other rules than those of today.'],
  ['xwing1-662a7410', 'This game was made by build 0.1.0-662a7410, under other rules'],
  ['xwing2-5cf86280', 'This game was played under other rules than those of today.'],
] as const)('shows the kept game %s, which no longer replays, and says so', async (kept, made) => {
  const file = new URL(`../apps/cli/kept-games/${kept}.json.gz`, import.meta.url);
  const page = await house.open('/#/replays', AT_ONCE);
  await watched(page, JSON.parse(gunzipSync(readFileSync(file)).toString()).record);
  await page.getByText(made).waitFor();
  await page.getByText('recorded under rules version').waitFor();
  await expect.poll(() => told(page)).toMatch(/of \d{3}/);
});

it('ends with a rematch, or with sides swapped', async () => {
  const { record } = playedUntil('watched');
  const page = await openedGame(house, record, AT_ONCE, ['human', 'plain']);
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await page.locator('.dial').waitFor();
  const seats = () =>
    page.evaluate(() => {
      const { options, record: begun } = JSON.parse(localStorage.getItem('firing-arc.game') ?? '{}');
      return [...options.seats, begun.setup.sides.length];
    });
  expect(await seats()).toEqual(['plain', 'human', 2]);
  await openGame(page, record, ['human', 'plain']);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.locator('.dial').waitFor();
  expect(await seats()).toEqual(['human', 'plain', 2]);
});

it('asks the coach about the game on the table: what the own decisions cost so far, and nothing of the computer', async () => {
  const { record } = playedUntil('coached', ({ kind, player }) => kind === 'action' && player === 0);
  const page = await openedGame(house, record, AT_ONCE, ['human', 'plain']);
  await page.goto(`${house.origin()}/#/replays`);
  await page.getByRole('button', { name: 'Ask the coach about the game on the table' }).click();
  const coach = page.getByRole('region', { name: 'Coach' });
  // The panel is fetched when it is asked for.
  const whose = coach.getByLabel('Whose decisions').locator('option');
  await expect.poll(() => whose.allTextContents()).toEqual(['You']);
  await coach.getByRole('button', { name: 'Ask the coach' }).click();
  await coach.getByText(/\d+ things decided were weighed/).waitFor();
  expect(await violations(page)).toEqual([]);
});
