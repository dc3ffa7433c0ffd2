import { describe, expect, it } from 'vitest';
import { countReport, failuresIn, secondTriesIn } from './report.mjs';

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

describe('failuresIn', () => {
  it('names each test that did not pass with the first line of its reason, and a file that does not load', () => {
    const report = {
      testResults: [
        {
          name: '/somewhere/house/packages/xwing/src/range.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'range measures', status: 'passed', failureMessages: [] },
            { fullName: 'range stops at 3', status: 'failed', failureMessages: ['Error: 4\n    at there'] },
            { fullName: 'range waits', status: 'skipped', failureMessages: [] },
          ],
        },
        {
          name: 'C:\\house\\e2e\\start.e2e.ts',
          status: 'failed',
          message: 'No such file\nmore',
          assertionResults: [],
        },
        { name: 'fine.test.ts', status: 'passed', assertionResults: [] },
      ],
    };
    expect(failuresIn(report)).toEqual([
      'xwing/src/range.test.ts › range stops at 3: Error: 4',
      'xwing/src/range.test.ts › range waits: skipped',
      'house/e2e/start.e2e.ts: No such file',
    ]);
  });

  it('has nothing to say of a run without a report', () => {
    expect(failuresIn(null)).toEqual([]);
  });
});

describe('secondTriesIn', () => {
  it('names each test that passed after it had failed, and nothing of one that failed for good', () => {
    const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
      fullName,
      status,
      failureMessages,
    });
    const assertionResults = [
      test('opens', 'passed'),
      test('closes', 'passed', 'Error: not yet\n    at there'),
      test('stays', 'failed', 'Error: never', 'Error: never'),
    ];
    const report = { testResults: [{ name: '/house/e2e/door.e2e.ts', status: 'failed', assertionResults }] };
    expect(secondTriesIn(report)).toEqual(['house/e2e/door.e2e.ts › closes: Error: not yet']);
    expect(secondTriesIn(null)).toEqual([]);
  });
});
