import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openHouse } from './page.ts';

const house = openHouse();
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with what is shown, as `rule: element`. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    `axe.run().then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`,
  );
}

it.each(['light', 'dark'] as const)('has no fault that axe finds, in %s', async (colorScheme) => {
  const page = await house.open('/', { colorScheme, reducedMotion: 'reduce' });
  expect(await violations(page), 'menu').toEqual([]);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.dial').waitFor();
  for (const tab of ['Ships', 'Log', 'Board in words']) {
    await page.getByRole('button', { name: tab, exact: true }).click();
    await page.getByRole('button', { name: tab, exact: true, pressed: true }).waitFor();
    expect(await violations(page), `game, ${tab}`).toEqual([]);
  }
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.locator('main h1').waitFor();
  expect(await violations(page), 'rules').toEqual([]);
  await page.getByRole('link', { name: 'Check a record' }).click();
  await page.getByLabel('Record file').waitFor();
  expect(await violations(page), 'verify').toEqual([]);
});
