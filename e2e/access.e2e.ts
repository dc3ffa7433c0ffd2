import { expect, it } from 'vitest';
import { violationsInBoth } from './axe.ts';
import { leaveTable, openDrawer, openedGame, openGame, playedUntil } from './games.ts';
import { openHouse } from './page.ts';

const house = openHouse();

it('has no fault that axe finds, in light and in dark', async () => {
  const page = await house.open('/', { colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violationsInBoth(page), 'menu').toEqual([]);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await page.locator('.dial').waitFor();
  for (const tab of ['Ships', 'Log', 'Board in words', 'Settings']) {
    await openDrawer(page, tab);
    await page.getByRole('button', { name: tab, exact: true, pressed: true }).waitFor();
    await page.locator('.drawer > :not([aria-busy])').first().waitFor();
    expect(await violationsInBoth(page), `game, ${tab}`).toEqual([]);
  }
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.locator('main h1').waitFor();
  expect(await violationsInBoth(page), 'rules').toEqual([]);
  await page.getByRole('link', { name: 'Check a record' }).click();
  await page.getByLabel('Record file').waitFor();
  expect(await violationsInBoth(page), 'verify').toEqual([]);
});

it('has no fault on screens that come late in a game, in light and in dark', async () => {
  const { record } = playedUntil('late', ({ kind }) => kind === 'dials');
  const page = await openedGame(house, record, { colorScheme: 'light', reducedMotion: 'reduce' });
  await page.getByRole('heading', { name: /^Pass the device/ }).waitFor();
  expect(await violationsInBoth(page), 'hand-over').toEqual([]);
  await openGame(page, playedUntil('late 3', ({ kind }) => kind === 'modify-attack-dice').record);
  await page.locator('.attack').waitFor();
  expect(await violationsInBoth(page), 'attack').toEqual([]);
  await page.getByRole('button', { name: 'Rule', exact: true }).first().click();
  await page.getByRole('dialog').locator('.ruling').waitFor();
  expect(await violationsInBoth(page), 'a rule').toEqual([]);
  await page.keyboard.press('Escape');
  await leaveTable(page);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await page.getByRole('dialog').waitFor();
  expect(await violationsInBoth(page), 'a question before a new game').toEqual([]);
  await openGame(page, playedUntil('late').record);
  await page.locator('.game-over').waitFor();
  expect(await violationsInBoth(page), 'game over').toEqual([]);
});
