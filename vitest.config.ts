import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { asBuilt } from './scripts/as-built.mjs';

const ROOT = import.meta.dirname;

/** Every test of some folders. */
const testsIn = (...folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/**
 * Tests that need modules of their own: they see how cards and words come to a page that has none, or put something in
 * the place of the browser's. None puts a module in the place of another: it would need all of them as sources, which
 * took as long as two hundred files do.
 */
const ALONE = testsIn('packages', 'apps', 'scripts').filter((file) =>
  /\bvi\.stubGlobal\(|\bbring(Cards|AtOnce)\(|\bwordsCame\b/.test(textOf(file)),
);

/** Tests that bring all cards and words to a page: among themselves they find them there, others may not. */
const BRINGING = testsIn('apps').filter(
  (file) => /\bbring[A-Z]\w*\(/.test(textOf(file)) && !ALONE.includes(file),
);

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    environment: 'node',
    // A busy machine is slow, not wrong: this ends what hangs, no test waits for it.
    testTimeout: 300_000,
    // One core is kept free by default, which on two cores is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        plugins: asBuilt(),
        test: { name: 'alone', include: ALONE },
      },
      {
        extends: true,
        plugins: asBuilt(),
        test: { name: 'bringing', include: BRINGING, isolate: false },
      },
      {
        extends: true,
        plugins: asBuilt(),
        // Rules keep nothing outside a game's state, and whoever takes a card away or puts another in its place puts it back:
        // so their tests can share modules. Reading and compiling them was half the time.
        test: { name: 'pure', include: ['packages/**/*.test.ts'], exclude: ALONE, isolate: false },
      },
      {
        extends: true,
        plugins: asBuilt(),
        // What a page or a command keeps, its tests put back: reading the modules anew was two thirds of their time.
        test: {
          name: 'apps',
          include: ['apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...ALONE, ...BRINGING],
          isolate: false,
        },
      },
    ],
  },
});
