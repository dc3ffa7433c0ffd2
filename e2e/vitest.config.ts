import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { asBuilt } from '../scripts/as-built.mjs';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  plugins: asBuilt(),
  test: {
    include: ['**/*.e2e.ts'],
    environment: 'node',
    globalSetup: './built.ts',
    // Files keep nothing but the browser they share: reading the packages anew for each took a minute and a half.
    isolate: false,
    // A busy machine is slow, not wrong: these end what hangs, no test waits for them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // A page and its browser wait for each other, and for what moves, much of the time: three keep two cores at work.
    maxWorkers: 3,
  },
});
