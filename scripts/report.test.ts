import { describe, expect, it } from 'vitest';
import { countReport } from './report.mjs';

describe('countReport', () => {
  it.each([
    ['tests that pass and fail', { numPassedTests: 3, numFailedTests: 1 }, 1, { passed: 3, failed: 1 }],
    ['a skipped test as failed', { numPassedTests: 3, numPendingTests: 1 }, 0, { passed: 3, failed: 1 }],
    ['a file that does not load as one failure', { numPassedTests: 3 }, 1, { passed: 3, failed: 1 }],
    ['a run without a report as one failure', null, 0, { passed: 0, failed: 1 }],
    ['a clean run', { numPassedTests: 3, numFailedTests: 0 }, 0, { passed: 3, failed: 0 }],
  ])('counts %s', (_, report, exitCode, count) => {
    expect(countReport(report, exitCode)).toEqual(count);
  });
});
