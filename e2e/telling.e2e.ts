import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openDrawer, openGame, playedUntil, takeFirst } from './games.ts';
import { openHouse } from './page.ts';

const house = openHouse();

/** What was to be read: where it is told, and on the whole page. */
interface Read {
  readonly told: string;
  readonly page: string;
}

/** Goes on in small steps of the page's own clock until nothing is told any more; what was to be read at each. */
async function readWhileTold(page: Page): Promise<readonly Read[]> {
  const read: Read[] = [];
  for (;;) {
    await page.clock.fastForward(50);
    if ((await page.locator('.telling').count()) === 0) return read;
    const told = await page.locator('.telling').innerText();
    read.push({ told, page: await page.locator('body').innerText() });
  }
}

it('tells an attack in the order of the rules, and what came of it only when its dice stand', async () => {
  // An attack whose dice nobody may change: it is over with the answer that declares it.
  const { record } = playedUntil('s0', attacksOf(2));
  const page = await house.open('/', { own: true, reducedMotion: 'no-preference' });
  await page.clock.install();
  await openGame(page, record);
  await page.locator('[data-option="0"]').waitFor({ state: 'attached' });
  await openDrawer(page, 'Log');
  const before = await page.locator('.log').innerText();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.locator('[data-option="0"]').evaluate((option: HTMLElement) => option.click());
  const read = await readWhileTold(page);
  expect(read.length).toBeGreaterThan(4);
  // Nobody can read the question, the log or the result before the end.
  expect(read.some((one) => /\bHit:|Miss\b|Change the attack dice/.test(one.page))).toBe(false);
  const rolling = read.findIndex(({ told }) => told.includes('…'));
  const stand = read.findIndex(({ told }) => /\b(hit|crit|focus|blank)\b/i.test(told));
  expect(rolling).toBeGreaterThanOrEqual(0);
  expect(stand).toBeGreaterThan(rolling);
  await expect.poll(() => page.locator('.log').innerText()).not.toBe(before);
});

it('skips with a key, and tells everything at once to who wants no motion', async () => {
  const { record } = playedUntil('s0', attacksOf(2));
  const page = await house.open('/', { own: true, reducedMotion: 'no-preference' });
  await page.clock.install();
  await openGame(page, record);
  await page.locator('[data-option="0"]').waitFor({ state: 'attached' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.locator('[data-option="0"]').evaluate((option: HTMLElement) => option.click());
  await page.locator('.telling').waitFor();
  await page.keyboard.press('.');
  await page.locator('.question').waitFor();
  expect(await page.locator('.telling').count()).toBe(0);

  const calm = await house.shared();
  await openGame(calm, record);
  await takeFirst(calm);
  await calm.locator('.attack').first().waitFor();
  expect(await calm.locator('.telling').count()).toBe(0);
});

/** Stops at an attack after so many others. */
function attacksOf(before: number) {
  let count = 0;
  return ({ kind }: { readonly kind: string }) => kind === 'attack' && ++count > before;
}
