import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { painted } from './page.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of axe that judge colours: nothing else changes with the theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with what is shown, as `rule: element`. */
export async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  await still(page);
  // Half a megabyte of script is read once a page, and of what passes nothing is told: both were half of the time.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(AXE);
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  return painted(page, () =>
    page.evaluate(
      `axe.run(${options}).then(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`,
    ),
  );
}

/** The same of a page that follows the system, in light, and then of its colours in dark: each as `light` or `dark` before it. */
export async function violationsInBoth(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [['light'], ['dark', OF_COLOURS]] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({ state: 'attached' });
    found.push(...(await violations(page, rules)).map((fault) => `${colorScheme}, ${fault}`));
  }
  return found;
}

/** Waits until nothing moves or fades that will come to rest: colours in between are nobody's to judge. */
async function still(page: Page): Promise<void> {
  await page.evaluate(`Promise.all(
    document.getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined)))`);
}
