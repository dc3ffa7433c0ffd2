import { expect, it } from 'vitest';
import { violationsInBoth } from './axe.ts';
import { openDrawer } from './games.ts';
import { openHouse } from './page.ts';

const house = openHouse();
const AT_ONCE = { reducedMotion: 'reduce' } as const;
const PHONE = { ...AT_ONCE, viewport: { width: 360, height: 740 } };

it('shows a rule at its own address, among the lines of its section', async () => {
  const page = await house.open('/#/rules/xwing2:range.2', AT_ONCE);
  await page.getByRole('heading', { name: 'Range', exact: true, level: 2 }).waitFor();
  await expect.poll(() => page.locator('.rule-line:focus').textContent()).toContain('xwing2:range.2');
  expect(await page.locator('.rule-line').count()).toBeGreaterThan(3);
  expect(await page.locator('.rule-line').nth(1).textContent()).toContain('xwing2:range.2');
  expect(await page.title()).toBe('Range – Firing Arc');
});

it('leads from a line to the lines and the sections it is related to, and says what no rulebook has', async () => {
  const page = await house.open('/#/rules/armada:squadron-movement.1', AT_ONCE);
  await page.getByRole('link', { name: 'armada:range-and-distance.3' }).press('Enter');
  await expect
    .poll(() => page.locator('.rule-line:focus').textContent())
    .toContain('armada:range-and-distance.3');
  await page.goto(`${house.origin()}/#/rules/xwing2:special-weapon`);
  await page
    .getByRole('navigation', { name: 'See also' })
    .getByRole('link', { name: 'Attack Range' })
    .click();
  await expect.poll(() => page.locator('h2:focus').textContent()).toBe('Attack Range');
  await page.goto(`${house.origin()}/#/rules/xwing2:no-such-rule.1`);
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('xwing2:no-such-rule.1');
  await page.getByRole('heading', { name: 'Contents' }).waitFor();
});

it('searches all rulebooks by keys, and back leads to what was found', async () => {
  const page = await house.open('/#/rules', AT_ONCE);
  const rulebook = page.getByRole('combobox', { name: 'Rulebook' });
  await rulebook.selectOption('xwing1');
  await page.getByLabel(/^Search/).focus();
  await page.keyboard.type('barrel roll template');
  await expect.poll(() => page.locator('.found li').count()).toBeGreaterThan(0);
  const count = await page.locator('.found li').count();
  const others = page.getByRole('navigation', { name: 'Found in other rulebooks' });
  await others.getByRole('link', { name: /^X-Wing 2.5: / }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.rule-line:focus').count()).toBe(1);
  await page.goBack();
  await expect.poll(() => page.getByLabel(/^Search/).inputValue()).toBe('barrel roll template');
  await expect.poll(() => page.locator('.found li').count()).toBe(count);
  await others.getByRole('link', { name: /^X-Wing 2.5: / }).press('Enter');
  await expect.poll(() => rulebook.inputValue()).toBe('xwing2');
  await page.getByText('xwing2:barrel-roll.1', { exact: true }).waitFor();
});

it('speaks the language that is chosen, line by line, and finds a line by its English words all the same', async () => {
  const page = await house.open('/#/rules/xwing2:range.2', { ...AT_ONCE, locale: 'de-DE' });
  await page.getByRole('heading', { name: 'Reichweite', exact: true, level: 2 }).waitFor();
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('fr');
  await page.getByRole('heading', { name: 'Portée', exact: true, level: 2 }).waitFor();
  await page.getByRole('searchbox').fill('barrel roll template');
  await page.locator('.found').getByText('xwing2:barrel-roll.1', { exact: true }).waitFor();
  expect(await page.locator('.found [lang=fr]').count()).toBeGreaterThan(0);
});

it('leads from the log of a game to the place of a rule, and tells where it acted', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await openDrawer(page, 'Log');
  await page.getByRole('button', { name: 'Round 1 begins' }).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Its place in the rulebook' }).press('Enter');
  const here = page.locator('.rule-line:focus');
  await expect.poll(() => here.textContent()).toContain('xwing2:round.1');
  expect(await here.locator('details[open] li').allTextContents()).toContain('Round 1: Round 1 begins.');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('link', { name: 'Contents' }).press('Enter');
  const round = page.locator('.contents li', { has: page.getByRole('link', { name: 'Round', exact: true }) });
  await expect.poll(() => round.textContent()).toMatch(/in your game$/);
  await page.getByRole('link', { name: 'Back to your game' }).press('Enter');
  await page.locator('.question').waitFor();
});

it('has no fault that axe finds, and fits a phone, in light and in dark', async () => {
  const page = await house.open('/#/rules', { ...PHONE, colorScheme: 'light', locale: 'de-DE' });
  const sound = async (what: string) => {
    expect(await violationsInBoth(page), what).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(360);
  };
  await page.getByRole('heading', { name: 'Inhalt' }).waitFor();
  await sound('contents');
  await page.getByRole('link', { name: 'Angriff', exact: true }).click();
  await page.locator('.rule-line').first().waitFor();
  await sound('section');
  await page.getByLabel(/durchsuchen$/).fill('range');
  await page.locator('.found li').first().waitFor();
  await sound('found');
  expect(await page.locator('.found [lang="de"]').count()).toBe(await page.locator('.found li').count());
});
