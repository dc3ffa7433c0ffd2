/** Hands of a player: how questions are answered by keys and by taps. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A phone in one hand. */
export const PHONE = {
  reducedMotion: 'reduce',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
} as const;

/** Answers whatever is asked by keys: each dial by its first maneuver, Enter goes on to the next; else the first option. */
export async function answerByKeys(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('question');
  if ((await page.locator('.dial').count()) === 0) return page.keyboard.press('1');
  const ships = Math.max(1, await page.locator('.dial-tabs button').count());
  for (let ship = 1; ship <= ships; ship++) {
    await tabTo(page, 'input[type=radio]');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
  }
}

/** Presses Tab until the focus is on something; fails after a hundred steps. */
async function tabTo(page: Page, target: string): Promise<void> {
  for (let steps = 0; steps < 100; steps++) {
    const there = await page
      .locator(`${target} >> visible=true`)
      .evaluateAll((elements) => elements.some((element) => element === document.activeElement));
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${target}`);
}

/** Answers whatever is asked by taps: the first option, straight ahead, where the game suggests. */
export async function tapAnswer(page: Page): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  if ((await page.locator('.dial').count()) > 0) {
    await page.locator('.maneuver', { has: page.getByRole('radio', { name: /^3 straight/ }) }).tap();
    return button('Confirm all dials').tap();
  }
  const stacks = await page.locator('.stack-dial').all();
  if (stacks.length > 0) {
    const unset = page.locator('.stack-dial:not(:has(input:checked)) .command-choice').first();
    const confirm = page.locator('.stacks .primary');
    for (;;) {
      while ((await unset.count()) > 0) await unset.tap();
      if ((await confirm.getAttribute('aria-disabled')) !== 'true')
        return button('Confirm all commands').tap();
      // It leads to the ship of which one is left.
      await confirm.tap({ force: true });
      await unset.waitFor();
    }
  }
  if ((await page.locator('.course').count()) > 0) return button(/^(Fly this course|Stay here)$/).tap();
  if ((await page.locator('.place').count()) > 0) return button('Place here').tap();
  const onDice = page.locator('[data-offer="0"]').first();
  if ((await onDice.count()) > 0) return onDice.tap();
  const folded = page.locator('.all-options:not([open]):has([data-option="0"]) > summary');
  if ((await folded.count()) > 0) await folded.tap();
  await page.locator('[data-option="0"]').tap();
  // What the board shows first is taken by a second tap.
  const considered = page.locator('.question[data-answered] [data-option="0"].considered');
  if ((await considered.count()) > 0) await considered.tap();
}
