import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answered, openDrawer, setAllDials, takeFirst } from './games.ts';
import { openHouse } from './page.ts';

const house = openHouse();
const AT_ONCE = { reducedMotion: 'reduce' } as const;

/** Bombers with devices and upgrades, legal or not: both can be flown. */
const BOMBERS = {
  name: 'Bombers',
  faction: 'galacticempire',
  pilots: [
    { id: 'scimitarsquadronpilot', upgrades: { device: ['protonbombs'], missile: ['ionmissiles'] } },
    { id: 'scimitarsquadronpilot', upgrades: { device: ['seismiccharges'] } },
    { id: 'gammasquadronace', upgrades: { device: ['proximitymines'], gunner: ['skilledbombardier'] } },
  ],
};

it('plays a scenario with devices and upgrades by pointer, and tells after a reload what happened', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('link', { name: 'Choose squads' }).click();
  await page.getByLabel('You fly').selectOption('own');
  await page.getByRole('textbox', { name: 'The squad as XWS' }).fill(JSON.stringify(BOMBERS));
  await page.getByLabel('Scenario').selectOption({ label: 'Chance Engagement' });
  await page.getByRole('button', { name: 'Start this game' }).click();
  await page.locator('.dial').waitFor();
  await expect.poll(() => page.locator('.objective').count()).toBeGreaterThan(0);
  await openDrawer(page, 'Ships');
  await expect
    .poll(() => page.getByRole('list', { name: 'Upgrades' }).first().textContent())
    .toContain('Proton Bombs');

  // In the first round what is dropped behind the ships would lie off the table.
  await answered(page, () => setAllDials(page, /^4 straight/));
  await answerUntil(page, async () => (await page.locator('.dial').count()) > 0);
  await answered(page, () => setAllDials(page, /^2 straight/));
  const drop = page.locator('[data-option]', { hasText: /Drop / }).first();
  await answerUntil(page, async () => (await drop.count()) > 0);
  await drop.hover();
  await expect.poll(() => page.locator('.placing .ghost-rock').count()).toBe(1);
  await answered(page, () => drop.click());
  await expect.poll(() => page.locator('.device').count()).toBeGreaterThan(0);

  // How much of it is news to somebody who comes back is another matter: the last thing that happened always is.
  const newest = page.locator('.news li').last();
  const told = await newest.textContent();
  expect(told).not.toBe('');
  await page.reload();
  await page.locator('.question').waitFor();
  await expect.poll(() => newest.textContent()).toBe(told);
});

it('offers formats and quick builds, and names what a card will not do', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('link', { name: 'Choose squads' }).click();
  const found = page.locator('.squad-findings').first();
  await expect.poll(() => found.textContent()).toContain('20 points, legal');
  await page.getByLabel('Format').selectOption('xwing2-xwa');
  await expect.poll(() => found.textContent()).not.toContain('20 points');
  await page.getByLabel('You fly').selectOption('quick-builds');
  const builds = page.getByLabel('Add a quick build');
  await builds.selectOption('lukeskywalker-threat3');
  await builds.selectOption('wedgeantilles-threat3');
  await expect.poll(() => page.locator('.quick-builds').textContent()).toContain('Threat 6 in all');
  await page.getByRole('button', { name: 'Start this game' }).click();
  await expect.poll(() => page.locator('.dial-tabs li').count()).toBe(2);
});

/** Clicks the first option of whatever is asked, until something is so. */
async function answerUntil(page: Page, done: () => Promise<boolean>): Promise<void> {
  for (let answers = 0; answers < 80; answers++) {
    await page.locator('.question').waitFor();
    if (await done()) return;
    await answered(page, () => takeFirst(page));
  }
  throw new Error('eighty answers did not lead there');
}
