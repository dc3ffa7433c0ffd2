import { expect, it } from 'vitest';
import { openDrawer, openedGame, playedUntil, setAllDials } from './games.ts';
import { openHouse } from './page.ts';

const house = openHouse();

it('puts a screen between two players and shows neither the dials of the other', async () => {
  const { record, question } = playedUntil('hot seat', (asked) => asked.kind === 'dials');
  if (question?.form !== 'each') throw new Error('dials are asked for');
  const first = question.player + 1;
  const second = 3 - first;
  const page = await openedGame(house, record, { reducedMotion: 'reduce' });
  const html = () => page.evaluate(() => document.documentElement.outerHTML);

  await page.getByRole('heading', { level: 1, name: `Pass the device to Player ${first}` }).waitFor();
  expect(await html()).not.toMatch(/straight|bank|Koiogran/);
  await page.getByRole('button', { name: `I am Player ${first}` }).click();
  await setAllDials(page, /Koiogran Turn/);

  await page.getByRole('heading', { level: 1, name: `Pass the device to Player ${second}` }).waitFor();
  expect(await html()).not.toMatch(/Koiogran/);
  await page.getByRole('button', { name: `I am Player ${second}` }).click();
  await page.locator('.dial').waitFor();
  await openDrawer(page, 'Ships');
  await page.locator(`.ship-card.side-${first}`).first().waitFor();
  expect(await page.locator(`.ship-card.side-${first}`).allTextContents()).not.toContain('Koiogran');
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  await setAllDials(page, /^2 straight/);

  await page.locator('[data-question=choose-activation]').waitFor();
  expect(await html()).not.toMatch(/Koiogran|2 straight/);
  await page.getByRole('button', { name: `Player ${first} looks` }).click();
  await expect
    .poll(() => page.locator(`.ship-card.side-${first}`).first().textContent())
    .toContain('Koiogran Turn');
  expect(await page.locator(`.ship-card.side-${second}`).first().textContent()).toContain('dial hidden');
  await page.getByRole('button', { name: 'Cover them again' }).click();
  await expect.poll(html).not.toMatch(/Koiogran|2 straight/);
});
