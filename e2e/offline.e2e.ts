import { expect, it } from 'vitest';
import { leaveTable } from './games.ts';
import { arrived, openHouse } from './page.ts';

const house = openHouse();

it('can be installed, and plays every game without the network after the first visit', async () => {
  const page = await house.open('/', { own: true, reducedMotion: 'reduce', serviceWorkers: 'allow' });
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link?.href ?? '')).json();
  });
  expect(manifest).toMatchObject({ name: 'Firing Arc', display: 'standalone', start_url: '/' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The page that was open before it was kept is opened again, now by the keeper.
  await page.reload();
  await arrived(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await page.context().setOffline(true);
  for (const name of [/^X-Wing 2.5/, /^X-Wing First Edition/, /^Armada/]) {
    await page.goto(house.origin());
    await arrived(page);
    // A game that runs is where the page opens.
    const table = page.locator('.question');
    const start = page.getByRole('link', { name: 'Start', exact: true });
    await table.or(start).first().waitFor();
    await ((await table.isVisible()) ? leaveTable(page) : start.click());
    await page.getByRole('button', { name }).click();
    const instead = page.getByRole('button', { name: 'Yes, begin a new one' });
    await page.locator('.question').or(instead).first().waitFor();
    if (await instead.isVisible()) await instead.click();
    await page.locator('.question').waitFor();
  }
  await leaveTable(page);
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect.poll(() => page.getByLabel(/^Search/).count()).toBe(1);
  await page.getByLabel(/^Search/).fill('squadron');
  await expect.poll(() => page.locator('.found li').count()).toBeGreaterThan(3);
});
