/** Deciding on the board: dials and actions around ships, targets with their odds, all places at once. */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { answered, openedGame, playedUntil, setAllDials } from './games.ts';
import { openHouse } from './page.ts';

const house = openHouse();
const AT_ONCE = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;

const onRing = (page: Page, says: string | RegExp) => page.locator('.ring').getByTitle(says);

it('opens each dial at its ship: four maneuvers and a confirmation plan a formation', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await page.locator('.ring-item').first().waitFor();
  for (const ship of [1, 2, 3, 4]) {
    await page.locator(`.dial-tabs li:nth-child(${ship}) [aria-pressed="true"]`).waitFor();
    const [ring, base] = await Promise.all([
      page.locator('.ring-back').boundingBox(),
      page.locator(`[data-ship="${ship - 1}"]`).boundingBox(),
    ]);
    const middle = ring!.x + ring!.width / 2;
    // The log lies over the corner where the first ships are.
    expect(Math.abs(middle - base!.x - base!.width / 2)).toBeLessThan(ring!.width);
    await onRing(page, '2 straight, blue').click();
    await expect.poll(() => page.locator('.ghost.planned').count()).toBe(Math.min(ship, 3));
  }
  expect(await violations(page)).toEqual([]);
  await answered(page, () => page.getByRole('button', { name: 'Confirm all dials' }).click());
  expect(await page.locator('.question').getAttribute('data-question')).toBe('action');
});

it('opens the dial of a ship that is tapped, and sets the same for all', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await page.locator('.ring-item').first().waitFor();
  // Wherever the ships were set up, and whatever lies over them.
  await page.locator('[data-ship="2"]').dispatchEvent('click');
  await page.locator('.dial-tabs li:nth-child(3) [aria-pressed="true"]').waitFor();
  await page.locator('.dial-tabs li:nth-child(1) button').click();
  await onRing(page, '3 straight, white').click();
  await page.locator('.dial-tabs li:nth-child(1) button').click();
  await page.getByRole('button', { name: 'Same for all' }).click();
  await page.getByRole('button', { name: 'Confirm all dials' }).waitFor();
  expect(await page.locator('.planned.bad').count()).toBe(0);
  await onRing(page, '1 turn right, red').or(onRing(page, '2 turn right, white')).first().hover();
  await expect.poll(() => page.locator('.ghost .template').count()).toBe(4);
});

it('flies a dial by few keys: a digit, arrows, and Enter for the next ship', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('question');
  for (const [ship, keys] of [['2'], ['3', 'ArrowLeft'], ['1'], ['2']].entries()) {
    await page.locator(`.dial-tabs li:nth-child(${ship + 1}) [aria-pressed="true"]`).waitFor();
    for (const key of keys) await page.keyboard.press(key);
    await page.locator('.dial input:checked').waitFor({ state: 'attached' });
    if (ship < 3) await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: /^2 .*: 3 bank left$/ }).waitFor();
  await page.getByRole('button', { name: 'Confirm all dials' }).waitFor();
  await answered(page, () => page.keyboard.press('Enter'));
  expect(await page.locator('.question').getAttribute('data-question')).toBe('action');
});

it('takes actions around the ship, and lets another ship go first instead', async () => {
  const page = await house.open('/', AT_ONCE);
  await page.getByRole('button', { name: /^X-Wing 2.5/ }).click();
  await answered(page, () => setAllDials(page, /^2 straight/));
  const title = () => page.locator('#question').textContent();
  const before = await title();
  await page.locator('.instead button').first().click();
  await expect.poll(title).not.toBe(before);
  await page.locator('.instead button').first().waitFor();
  await page.locator('.ring-action').first().waitFor();
  // For pointers only: whoever hears the page has the buttons of the question.
  expect(await page.getByRole('button', { name: /^\d? ?Focus/ }).count()).toBe(1);
  await answered(page, () => onRing(page, /^Focus/i).click());
});

it('shows all places of a barrel roll at once: one tap moves the ship', async () => {
  const { record } = playedUntil('rolls', ({ kind }) => kind === 'barrel-roll-side');
  const page = await openedGame(house, record, AT_ONCE);
  const places = page.locator('.place-choice');
  await expect.poll(() => places.count()).toBeGreaterThan(2);
  expect(await places.count()).toBe(await page.locator('[data-answers*=" "]').count());
  await answered(page, () => places.first().click({ force: true }));
  expect(await page.locator('.question').getAttribute('data-question')).not.toBe('barrel-roll-placement');
});

it('shows the odds beside the ships that can be attacked; a tap there attacks', async () => {
  const { record } = playedUntil(
    'attack',
    (question) => question.kind === 'attack' && question.player === 0 && question.options.length > 2,
  );
  const page = await openedGame(house, record, AT_ONCE, ['human', 'plain']);
  await expect.poll(() => page.locator('.target-chip').count()).toBeGreaterThan(0);
  expect(await page.locator('.target-chip').first().textContent()).toMatch(/dmg · \d/);
  await answered(page, () => page.locator('.target-chip').first().click());
  expect(await page.locator('.question').getAttribute('data-question')).not.toBe('attack');
});
