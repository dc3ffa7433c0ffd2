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

/**
 * What failed in a Vitest JSON report, a line each: file, title and the first line of the reason. Files that did not
 * load are told with their reason.
 * @param {unknown} report @returns {readonly string[]}
 */
export function failuresIn(report) {
  return listAt(report, 'testResults').flatMap((file) => {
    const name = shortName(file);
    const tests = listAt(file, 'assertionResults').filter((test) => textAt(test, 'status') !== 'passed');
    if (tests.length === 0 && textAt(file, 'status') !== 'passed')
      return [`${name}: ${firstLine(textAt(file, 'message'))}`];
    return tests.map((test) => {
      const [reason] = listAt(test, 'failureMessages');
      const why = typeof reason === 'string' ? firstLine(reason) : textAt(test, 'status');
      return `${name} › ${textAt(test, 'fullName')}: ${why}`;
    });
  });
}

/**
 * Tests of a Vitest JSON report that passed at their second try, a line each as in `failuresIn`.
 * @param {unknown} report @returns {readonly string[]}
 */
export function secondTriesIn(report) {
  return listAt(report, 'testResults').flatMap((file) => {
    const name = shortName(file);
    return listAt(file, 'assertionResults').flatMap((test) => {
      const [reason] = listAt(test, 'failureMessages');
      if (textAt(test, 'status') !== 'passed' || typeof reason !== 'string') return [];
      return [`${name} › ${textAt(test, 'fullName')}: ${firstLine(reason)}`];
    });
  });
}

/** The last parts of a file's name. @param {unknown} file */
const shortName = (file) => textAt(file, 'name').split(/[\\/]/).slice(-3).join('/');

/** @param {string} text */
const firstLine = (text) => text.split('\n', 1)[0] ?? '';

/** @param {unknown} from @param {string} key @returns {readonly unknown[]} */
function listAt(from, key) {
  const value = typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined;
  return Array.isArray(value) ? value : [];
}

/** @param {unknown} from @param {string} key */
function textAt(from, key) {
  const value = typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined;
  return typeof value === 'string' ? value : '';
}
