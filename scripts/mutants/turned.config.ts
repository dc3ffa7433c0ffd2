import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { changed } from './turned.mjs';

/** One change of one file, which the tests named beside it see in place of the file; files themselves stay as they are. */
const { file, change, tests } = JSON.parse(process.env.MUTANT ?? '{}');

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      load: (id) => (id === file ? changed(readFileSync(id, 'utf8'), change) : null),
    },
  ],
  test: {
    environment: 'node',
    testTimeout: 60_000,
    isolate: false,
    bail: 1,
    // Threads end with their process, whatever loop a change has made of them.
    pool: 'threads',
    maxWorkers: 1,
    include: tests,
  },
});
