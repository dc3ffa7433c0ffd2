import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { leaveTable } from './games.ts';
import { openHouse } from './page.ts';

const house = openHouse();
const AT_ONCE = { reducedMotion: 'reduce' } as const;

it('leads through a lesson by the pointer, back from another way, and to the next one', async () => {
  const page = await house.open('/', { ...AT_ONCE, viewport: { width: 360, height: 740 } });
  await page.getByRole('link', { name: 'Learn X-Wing 2.5' }).click();
  const lesson = page.getByRole('region', { name: /^Fly/ });
  await lesson.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('2 bank left, blue, suggested').check();
  await page.getByRole('button', { name: 'Confirm all dials' }).click();
  await page.getByRole('button', { name: /Lock/ }).click();
  await lesson.getByText('The rules allow that').waitFor();
  expect(await violations(page), 'another way').toEqual([]);
  await lesson.getByRole('button', { name: 'Back to the lesson' }).click();
  await page.getByRole('button', { name: /Focus.*suggested/ }).waitFor();
  await page.reload();
  await lesson.getByText('Step 3 of 7').waitFor();
  await page.getByRole('button', { name: /Focus.*suggested/ }).click();
  for (const maneuver of ['4 Koiogran Turn', '2 straight']) {
    await page.getByLabel(new RegExp(`^${maneuver}.*suggested$`)).check();
    await page.getByRole('button', { name: 'Confirm all dials' }).click();
    if (maneuver !== '2 straight') await lesson.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('button', { name: /Focus.*suggested/ }).click();
  await lesson.getByText('That was this lesson.').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await lesson.getByRole('link', { name: 'Next: Attack' }).click();
  await page.getByRole('region', { name: /^Attack/ }).waitFor();
  await leaveTable(page);
  await page.getByRole('link', { name: /Fly.*done/ }).waitFor();
  expect(await violations(page), 'all lessons').toEqual([]);
});

it('leads through a lesson by keys alone', async () => {
  const page = await house.open('/#/learn/xwing2/attacking', AT_ONCE);
  const lesson = page.getByRole('region', { name: /^Attack/ });
  const step = (number: number) => lesson.getByText(`Step ${number} of 7`).waitFor();
  await lesson.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await step(2);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('lesson');
  await page.keyboard.press('1');
  await step(3);
  await page.getByRole('button', { name: /reroll 2 blanks.*suggested/ }).waitFor();
  await page.keyboard.press('2');
  await lesson.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await step(5);
  await page.getByRole('button', { name: /at range 1.*suggested/ }).waitFor();
  await page.keyboard.press('1');
  await step(6);
  await page.getByRole('button', { name: /Spend a focus token.*suggested/ }).waitFor();
  await page.keyboard.press('1');
  await step(7);
  await page.locator('.game-over').waitFor();
  await lesson.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await lesson.getByText('That was this lesson.').waitFor();
});
