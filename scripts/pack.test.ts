import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packTexts } from './pack.mjs';
import { portOf, serve } from './serve.mjs';

let folder = '';
let server: Server;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'a page '));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

it('serves a long text compressed, a short one as it is, and both whole', async () => {
  const long = 'const word = 1;\n'.repeat(500);
  writeFileSync(join(folder, 'long.js'), long);
  writeFileSync(join(folder, 'short.js'), 'const word = 1;');
  await packTexts(folder);
  expect(existsSync(join(folder, 'short.js.br'))).toBe(false);
  server = await serve(folder, 0);
  const get = (file: string) =>
    fetch(`http://localhost:${portOf(server)}/${file}`, { headers: { 'Accept-Encoding': 'br' } });
  const packed = await get('long.js');
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('content-type')).toContain('javascript');
  expect(await packed.text()).toBe(long);
  expect((await get('short.js')).headers.get('content-encoding')).toBe(null);
});
