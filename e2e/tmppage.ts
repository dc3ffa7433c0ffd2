// args: width height dsf theme out phone path...
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.mjs';
import { DIST } from '../scripts/house.mjs';
import { portOf, serve } from '../scripts/serve.mjs';
const [w, h, dsf, theme, out, phone, ...paths] = process.argv.slice(2) as string[];
const server = await serve(DIST, 0); const origin = `http://localhost:${portOf(server)}`;
const browser = await chromium.launch({ executablePath: (await findChromium())!, args: [...CHROMIUM_FLAGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] });
for (const p of paths) {
  const ctx = await browser.newContext({ viewport: { width: Number(w), height: Number(h) }, deviceScaleFactor: Number(dsf), colorScheme: theme as any, ...(phone === 'phone' ? { hasTouch: true, isMobile: true } : {}) });
  const page = await ctx.newPage();
  page.on('pageerror', (m) => console.log('ERR', m.message));
  await page.goto(origin + "/#" + p); await page.waitForTimeout(p === '/' ? 12000 : 4000);
  const f = `${out}${p.replaceAll('/', '_')}.png`; await page.screenshot({ path: f }); console.log(f);
  await ctx.close();
}
await browser.close(); server.close();
