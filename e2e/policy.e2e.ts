import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { chromium } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/browser.mjs';
import { ROOT } from '../scripts/house.mjs';
import { openHouse } from './page.ts';

const house = openHouse();

/** The page's policy in its first file. */
const META = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/;

it('stands in the page and in what the server says, without a word that is unsafe', async () => {
  const response = await fetch(`${house.origin()}/`);
  const policy = META.exec(await response.text())![1]!;
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(response.headers.get('content-security-policy')).toBe(`${policy}; frame-ancestors 'none'`);
});

it('is what `npm start` serves too, and what the page holds to that it serves', async () => {
  const start = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const origin = await originOf(start.stdout);
    const response = await fetch(`${origin}/`);
    const policy = META.exec(await response.text())![1]!;
    const said = response.headers.get('content-security-policy')!;
    expect(said).toBe(`${policy}; frame-ancestors 'none'`);
    expect(said).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(said).not.toMatch(/unsafe-eval|unsafe-inline/);
  } finally {
    const ended = once(start, 'exit');
    start.kill('SIGTERM');
    await ended;
  }
});

/** The address that a server prints once it listens. */
async function originOf(out: Readable): Promise<string> {
  let text = '';
  for await (const part of out) {
    text += String(part);
    const [origin] = /http:\/\/localhost:\d+/.exec(text) ?? [];
    if (origin) return origin;
  }
  throw new Error(`the server ended: ${text}`);
}

describe('lets no code in that was not there when the page was built', () => {
  it.each(['as it is served', 'from a host that sends no headers'])('%s', async (how) => {
    const browser = await chromium.launch({
      executablePath: (await findChromium())!,
      args: [...CHROMIUM_FLAGS],
    });
    try {
      const page = await browser.newPage();
      if (how !== 'as it is served')
        await page.route(`${house.origin()}/`, async (route) => {
          const response = await route.fetch();
          const { 'content-security-policy': _, ...headers } = response.headers();
          await route.fulfill({ response, headers });
        });
      const opened = await page.goto(`${house.origin()}/`);
      expect('content-security-policy' in opened!.headers()).toBe(how === 'as it is served');
      expect(await page.evaluate(tried)).toEqual({
        refused: ['script-src', 'script-src-elem', 'style-src-elem'],
        made: 'EvalError',
        ran: false,
      });
    } finally {
      await browser.close();
    }
  });
});

/** Tries to run code in the page: made from text, as a script in it, and a style. */
async function tried() {
  const refused = new Set<string>();
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    refused.add(effectiveDirective),
  );
  const put = (name: 'script' | 'style', text: string) => {
    const element = document.createElement(name);
    element.textContent = text;
    document.body.append(element);
  };
  put('script', 'window.ran = true');
  put('style', 'body { display: none }');
  // In a task of the page's own: while a test's own code runs, the browser allows it more.
  const made = await new Promise<string>((resolve) => {
    setTimeout(() => {
      try {
        resolve(String(new Function('return 1')()));
      } catch (error) {
        resolve((error as Error).name);
      }
    });
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { refused: [...refused].sort(), made, ran: 'ran' in window };
}
