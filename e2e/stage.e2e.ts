import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { openGame, playedUntil } from './games.ts';
import { openHouse } from './page.ts';

// WebGL in software: the machines of tests have no graphics card.
const house = openHouse(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']);

/** How many different colors the stage shows, with the drawing over it hidden, and whether one fills nearly all. */
async function colorsOfStage(page: Page): Promise<number> {
  await page.locator('.board-drawing').evaluate((drawing: SVGElement) => {
    drawing.style.visibility = 'hidden';
  });
  const picture = (await page.locator('.board-window').screenshot()).toString('base64');
  await page.locator('.board-drawing').evaluate((drawing: SVGElement) => {
    drawing.style.visibility = '';
  });
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
    return new Set(pixels).size;
  }, picture);
}

it('shows the table on the stage for who chooses it, under a board that answers as before', async () => {
  const { record } = playedUntil('glide', ({ kind }) => kind === 'choose-activation');
  const page = await house.open('/', { reducedMotion: 'no-preference' });
  await openGame(page, record);
  const canvas = page.locator('.board-window[data-picture="stage"] canvas');
  await page.getByRole('button', { name: 'Game …' }).click();
  await page.getByRole('radio', { name: 'Plain' }).and(page.locator(':checked')).waitFor();
  expect(await canvas.count()).toBe(0);
  await page.getByRole('radio', { name: 'Stage with light and shadow' }).check();
  await canvas.waitFor();
  await page.getByRole('button', { name: 'Game …' }).click();
  await expect.poll(() => colorsOfStage(page)).toBeGreaterThan(500);
  expect(await violations(page)).toEqual([]);

  // The pointer finds ships where the stage shows them, and a key walks on to the next.
  const ships = page.locator('[data-ship]');
  await ships.first().hover();
  await page.locator('.ship.focused').waitFor();
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowRight');
  expect(await ships.nth(1).evaluate((ship) => ship === document.activeElement)).toBe(true);
  await page.keyboard.press('+');
  await expect.poll(() => page.locator('.board-window').getAttribute('data-zoomed')).toBe('true');

  // A ship flies its maneuver, and the choice outlives the page.
  await page.locator('[data-option="0"]').click();
  await page.locator('[data-moving] .used-template').waitFor({ state: 'attached' });
  await page.keyboard.press('.');
  await page.reload();
  await canvas.waitFor();
});

it('keeps the plain table for who asked the system for its own colors', async () => {
  const page = await house.open('/', { forcedColors: 'active', reducedMotion: 'reduce' });
  await page.evaluate(() => localStorage.setItem('firing-arc.picture', 'stage'));
  await openGame(page, playedUntil('glide', ({ kind }) => kind === 'choose-activation').record);
  await page.getByRole('button', { name: 'Game …' }).click();
  await page.getByRole('radio', { name: 'Stage with light and shadow', disabled: true }).waitFor();
  expect(await page.locator('.board-window canvas').count()).toBe(0);
});
