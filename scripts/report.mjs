/**
 * Counts a Vitest JSON report. A skipped test counts as failed, and so does a run that failed without
 * a failed test to show for it (a file that does not load, no report at all).
 * @param {unknown} report @param {number} exitCode @returns {{ passed: number, failed: number }}
 */
export function countReport(report, exitCode) {
  const passed = numberAt(report, 'numPassedTests');
  const failed =
    numberAt(report, 'numFailedTests') +
    numberAt(report, 'numPendingTests') +
    numberAt(report, 'numTodoTests');
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: unexplained ? 1 : failed };
}

/** @param {unknown} report @param {string} key */
function numberAt(report, key) {
  if (typeof report !== 'object' || report === null) return 0;
  const value = Reflect.get(report, key);
  return typeof value === 'number' ? value : 0;
}
