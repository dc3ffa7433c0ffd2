import { defineConfig } from 'vitest/config';

/** The tests that `npm run mutants` found nearest, in one project: Stryker runs them again for each mutant. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    environment: 'node',
    testTimeout: 60_000,
    isolate: false,
    include: (process.env.MUTANT_TESTS ?? '').split('\n'),
  },
});
