import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { openDrawer, openedGame, openGame, playedUntil, shownHash } from './games.ts';
import { openHouse } from './page.ts';

const house = openHouse();
const AT_ONCE = { reducedMotion: 'reduce' } as const;

const zoomed = (page: Page) => page.locator('.board-window').getAttribute('data-zoomed');

it('shows all places where a ship may end, and takes one of them as its maneuver', async () => {
  const page = await house.open('/', AT_ONCE);
  await page
    .getByRole('button', { name: /^X-Wing 2.5/ })
    .first()
    .click();
  await page.locator('.dial').waitFor();
  await page.keyboard.press('f');
  const places = page.locator('.place-choice');
  await expect.poll(() => places.count()).toBe(await page.locator('.dial input').count());
  expect(await violations(page)).toEqual([]);
  await page.getByRole('menuitem', { name: '3 turn left, white' }).press('Enter');
  // The next ship follows by itself.
  await page.getByRole('button', { name: /^1 .*: 3 turn left$/ }).waitFor();
  await page.keyboard.press('f');
  await expect.poll(() => places.count()).toBe(0);
});

it('zooms by keys and wheel, and brings what gets the focus into sight', async () => {
  const page = await house.open('/', AT_ONCE);
  await page
    .getByRole('button', { name: /^X-Wing 2.5/ })
    .first()
    .click();
  await page.locator('.dial').waitFor();
  for (let times = 0; times < 4; times++) await page.keyboard.press('+');
  await expect.poll(() => zoomed(page)).toBe('true');
  await page.keyboard.press('b');
  for (let ships = 0; ships < 10; ships++) {
    await page.keyboard.press('ArrowRight');
    const inSight = await page.evaluate(() => {
      const frame = document.querySelector('.board-window')!.getBoundingClientRect();
      const { left, right, top, bottom } = document.activeElement!.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    });
    expect(inSight).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('question');
  await page.keyboard.press('0');
  await expect.poll(() => zoomed(page)).toBe('false');
  await page.locator('.board-window').hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(() => zoomed(page)).toBe('true');
});

it('tells what keys do', async () => {
  const page = await house.open('/', AT_ONCE);
  await page
    .getByRole('button', { name: /^X-Wing 2.5/ })
    .first()
    .click();
  await page.locator('.dial').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'What keys do' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.locator('.dial').waitFor();
});

it('lets ships glide along their template, skips that by a key, and moves nothing for who wants no motion', async () => {
  const { record } = playedUntil('glide', ({ kind }) => kind === 'choose-activation');
  const page = await openedGame(house, record, {
    reducedMotion: 'no-preference',
    stored: [{ name: 'firing-arc.motion', value: 'slow' }],
  });
  await page.locator('[data-option="0"]').click();
  await page.locator('[data-moving] .used-template').waitFor({ state: 'attached' });
  await page.keyboard.press('.');
  await expect.poll(() => page.locator('.used-template').count()).toBe(0);
  await openDrawer(page, 'Settings');
  await page.getByRole('radio', { name: 'None' }).check();
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--pace'))).toBe('0');
});

it('takes a decision back until something hidden was shown', async () => {
  const placing = playedUntil('place', ({ kind }) => kind === 'place-obstacle');
  const page = await openedGame(house, placing.record, AT_ONCE);
  await page.getByRole('button', { name: 'Undo', disabled: true }).waitFor();
  const before = await shownHash(page);
  await page.getByRole('button', { name: 'Place here' }).click();
  await page.getByRole('button', { name: 'Undo', disabled: false }).click();
  await expect.poll(() => shownHash(page)).toBe(before);
  await openGame(page, playedUntil('glide', ({ kind }) => kind === 'choose-activation').record);
  await page.locator('[data-option="0"]').click();
  await openDrawer(page, 'Log');
  await page.locator('.drawer .event-dial-revealed').first().waitFor();
  await page.getByRole('button', { name: 'Undo', disabled: true }).waitFor();
});

it('locks a rock that is tapped on the board', async () => {
  const { record } = playedUntil(
    'rock',
    (asked) => asked.kind === 'lock-target' && asked.options.some(({ kind }) => kind === 'obstacle'),
  );
  const page = await openedGame(house, record, AT_ONCE);
  const rock = page.locator('.thing[role="menuitem"]').first();
  await rock.waitFor();
  expect(await violations(page)).toEqual([]);
  await rock.press('Enter');
  await page.locator('[data-question="lock-target"]').waitFor({ state: 'detached' });
});
