import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const ROOT = import.meta.dirname;

/** Tests that put trial cards in the place of the real ones, or take real ones away: each needs modules of its own. */
const MOCKING = readdirSync(join(ROOT, 'packages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !/(^|[\\/])(node_modules|dist)[\\/]/.test(file))
  .map((file) => `packages/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.includes('/acting/') || readFileSync(join(ROOT, file), 'utf8').includes('vi.mock('));

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    environment: 'node',
    testTimeout: 60_000,
    // One core is kept free by default, which on two cores is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', ...MOCKING],
        },
      },
      {
        extends: true,
        // Rules keep nothing outside a game's state, so their tests can share modules: reading them was half the time.
        test: { name: 'pure', include: ['packages/**/*.test.ts'], exclude: MOCKING, isolate: false },
      },
    ],
  },
});
