import { expect, it } from 'vitest';
import { violationsInBoth } from './axe.ts';
import { leaveTable } from './games.ts';
import { openHouse } from './page.ts';

const house = openHouse();
const AT_ONCE = { reducedMotion: 'reduce' } as const;

it('offers everything on one screen, and goes on with a game that runs', async () => {
  const page = await house.open('/', AT_ONCE);
  for (const name of ['Choose squads', 'Two at one screen', 'Squad builder', 'Rules'])
    await page.getByRole('navigation', { name: 'More to do' }).getByRole('link', { name }).waitFor();
  await page.getByRole('button', { name: /^X-Wing First Edition/ }).click();
  await page.locator('.question').waitFor();
  await leaveTable(page);
  await expect.poll(() => page.locator('button:focus').textContent()).toBe('Continue your game');
  await page.keyboard.press('Enter');
  await page.locator('.question').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Continue your game' }).waitFor();
});

it('plays the squads of last time with one click', async () => {
  const page = await house.open('/#/choose', AT_ONCE);
  await page.getByLabel('You fly').selectOption({ label: 'Fast and slow' });
  await page.getByLabel('Scenario').selectOption({ label: 'No scenario: a dogfight to the last ship' });
  await page.getByRole('button', { name: 'Start this game' }).click();
  await page.locator('.dial').waitFor();
  await leaveTable(page);
  await page.getByText('Fast and slow against Howlrunner’s six, as last time.').waitFor();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByRole('button', { name: 'Yes, begin a new one' }).click();
  await page.locator('.dial').waitFor();
});

it('sits two at one screen', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('link', { name: 'Two at one screen' }).click();
  await page.getByRole('button', { name: 'Start this game' }).click();
  await page.getByRole('heading', { name: /^Pass the device to Player/ }).waitFor();
});

it('says so where a place does not open, and opens it once it can', async () => {
  const page = await house.open('/', AT_ONCE);
  house.wants(/cut off/);
  const cutOff = { contentType: 'text/javascript', body: 'throw new Error("cut off")' };
  await page.route('**/assets/rules-*.js', (route) => route.fulfill(cutOff));
  await page.getByRole('link', { name: /^Rules Every/ }).click();
  await page.getByRole('heading', { name: 'This place does not open.' }).waitFor();
  await page.getByText('cut off').waitFor();
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).waitFor();
  await page.goBack();
  await page.unroute('**/assets/rules-*.js');
  await page.getByRole('button', { name: 'Load again' }).click();
  await page.getByRole('heading', { name: 'Contents' }).waitFor();
});

it('speaks the language of the browser, or the one that is chosen, also after a reload', async () => {
  const page = await house.open('/', { ...AT_ONCE, locale: 'de-AT' });
  await page.getByRole('button', { name: /^X-Wing 2.5 .*Spielen$/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  await page.getByLabel('Sprache').selectOption('fr');
  await page.getByRole('button', { name: /^X-Wing 2.5 .*Jouer$/ }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^X-Wing 2.5 .*Jouer$/ }).waitFor();
});

it('has no fault that axe finds before a game, in light and in dark', async () => {
  const viewport = { width: 360, height: 740 };
  const page = await house.open('/', { ...AT_ONCE, colorScheme: 'light', viewport, locale: 'de-DE' });
  expect(await violationsInBoth(page), 'start').toEqual([]);
  await page.getByRole('link', { name: /^Staffeln wählen/ }).click();
  await page.getByLabel('Du fliegst').waitFor();
  expect(await violationsInBoth(page), 'choice').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
