import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { leaveTable, openDrawer, openGame, playedUntil } from './games.ts';
import { openHouse } from './page.ts';

const house = openHouse();

it.each(['light', 'dark'] as const)('has no fault that axe finds, in %s', async (colorScheme) => {
  const page = await house.open('/', { colorScheme, reducedMotion: 'reduce' });
  expect(await violations(page), 'menu').toEqual([]);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await page.locator('.dial').waitFor();
  for (const tab of ['Ships', 'Log', 'Board in words', 'Settings']) {
    await openDrawer(page, tab);
    await page.getByRole('button', { name: tab, exact: true, pressed: true }).waitFor();
    await page.locator('.drawer > :not([aria-busy])').first().waitFor();
    expect(await violations(page), `game, ${tab}`).toEqual([]);
  }
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.locator('main h1').waitFor();
  expect(await violations(page), 'rules').toEqual([]);
  await page.getByRole('link', { name: 'Check a record' }).click();
  await page.getByLabel('Record file').waitFor();
  expect(await violations(page), 'verify').toEqual([]);
});

it.each(['light', 'dark'] as const)(
  'has no fault on screens that come late in a game, in %s',
  async (colorScheme) => {
    const page = await house.open('/', { colorScheme, reducedMotion: 'reduce' });
    await openGame(page, playedUntil('late', ({ kind }) => kind === 'dials').record);
    await page.getByRole('heading', { name: /^Pass the device/ }).waitFor();
    expect(await violations(page), 'hand-over').toEqual([]);
    await openGame(page, playedUntil('late 3', ({ kind }) => kind === 'modify-attack-dice').record);
    await page.locator('.attack').waitFor();
    expect(await violations(page), 'attack').toEqual([]);
    await page.getByRole('button', { name: 'Rule', exact: true }).first().click();
    await page.getByRole('dialog').locator('.ruling').waitFor();
    expect(await violations(page), 'a rule').toEqual([]);
    await page.keyboard.press('Escape');
    await leaveTable(page);
    await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page), 'a question before a new game').toEqual([]);
    await openGame(page, playedUntil('late').record);
    await page.locator('.game-over').waitFor();
    expect(await violations(page), 'game over').toEqual([]);
  },
);
