import { expect, it } from 'vitest';
import { openHouse } from './page.ts';

const house = openHouse();

it('opens, says what it is, and asks nobody else for anything', async () => {
  const page = await house.open();
  expect(await page.title()).toBe('Firing Arc');
  await expect.poll(() => page.getByRole('contentinfo').textContent()).toMatch(/unofficial/i);
  await page.waitForLoadState('networkidle');
});

it('is served from one origin with files that a browser may keep', async () => {
  const html = await (await fetch(`${house.origin()}/`)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  const response = await fetch(`${house.origin()}${script}`);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${house.origin()}/not-there.js`)).status).toBe(404);
});

it('shows its own letters, which what comes first does not wait for', async () => {
  const html = await (await fetch(`${house.origin()}/`)).text();
  for (const [, sheet] of html.matchAll(/href="(\/assets\/[^"]+\.css)"/g))
    expect(await (await fetch(`${house.origin()}${sheet}`)).text()).not.toContain('woff2');
  const page = await house.open();
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])).join(),
    );
  await expect.poll(loaded).toMatch(/Exo 2/);
  await expect.poll(loaded).toMatch(/Barlow/);
});
