// `npm test`: installs what the tests need, then proves the house; the last line counts.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, noChromium } from './browser.mjs';
import { ensureBuilt, ensureInstalled, giveUp, needNode, ROOT, run, runTool, say } from './house.mjs';
import { countReport, failuresIn, secondTriesIn } from './report.mjs';
import { ensureServerBuilt } from './server.mjs';
import { sourcesHash, UNIT_REPORT, UNIT_STAMP } from './sources.mjs';
import { ENV, WHOLE_HOUSE } from './type-check.mjs';

const E2E_REPORT = '.cache/e2e-report.json';
/**
 * So many end-to-end tests may pass at their second try, each told at the end: a browser beside others has moments
 * that no test foresees. More of them are a fault of the house.
 */
const MOST_SECOND_TRIES = 2;
const total = { passed: 0, failed: 0 };
/** What failed, told again at the end: a long run scrolls its reasons away. @type {string[]} */
const failures = [];
/** What passed at its second try. @type {string[]} */
const secondTries = [];
/** How long each stage took, told again at the end. @type {string[]} */
const times = [];
const started = performance.now();

needNode();
await ensureInstalled();
const chromium = await ensureChromium();
if (!chromium) giveUp(noChromium());
say(`Browser: ${chromium}`);
mkdirSync(join(ROOT, '.cache'), { recursive: true });

// Vite is only there once the house is installed.
const { AS_BUILT, buildModules } = await import('./as-built.mjs');
// Beside each other: none of these keeps two cores busy to its end.
const [[areBuilt, built]] = await Promise.all([
  modulesAndPage(),
  stage('types', () => runTool('typescript/bin/tsc', WHOLE_HOUSE, { env: ENV })),
  stage('lint', () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])),
  stage('floors', () => runTool('tsx/dist/cli.mjs', ['--conditions=source', 'scripts/floors.ts'])),
]);
await stage('unit, ledger, property, golden, self-play', unitTests, UNIT_REPORT);
await stage('mutants, a sample', () => run(process.execPath, [join(ROOT, 'scripts/mutant-sample.mjs')]));
await stage('conformance', () =>
  runTool('tsx/dist/cli.mjs', [
    '--conditions=source',
    'scripts/conformance.ts',
    '--totals',
    ...['xwing2', 'xwing1', 'armada'].flatMap((game) =>
      ['core', 'standard', 'cards', 'epic', 'casual', 'components'].flatMap((tier) => [
        '--complete',
        `${game}:${tier}`,
      ]),
    ),
  ]),
);
if (built) await stage('first load', () => run(process.execPath, [join(ROOT, 'scripts/first-load.mjs')]));
if (built) await stage('end-to-end', endToEnd, E2E_REPORT);

say('');
for (const line of times) say(line);
say(`${secondsSince(started)} s  all of it, with what was installed first`);
for (const line of secondTries) say(`SECOND TRY  ${line}`);
for (const line of failures) say(`FAILED  ${line}`);
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** The packages as tests run them, then the page and the server: all are a bundler's work, which has a core to itself. */
async function modulesAndPage() {
  const modules = await stage('modules', buildModules);
  const page = await stage('build', async () => ((await ensureBuilt()) ? 0 : 1));
  return [modules, (await stage('server', async () => ((await ensureServerBuilt()) ? 0 : 1))) && page];
}

/**
 * Runs one stage and counts it: a stage with a report counts its tests, any other counts as one.
 * @param {string} name @param {() => Promise<number>} work @param {string} [report] @returns {Promise<boolean>}
 */
async function stage(name, work, report) {
  say(`\n── ${name} …`);
  if (report) rmSync(join(ROOT, report), { force: true });
  const began = performance.now();
  const code = await work();
  const seconds = secondsSince(began);
  times.push(`${seconds} s  ${name}`);
  const count = report
    ? countReport(reported(report), code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const again = report ? secondTriesIn(reported(report)) : [];
  secondTries.push(...again);
  if (again.length > MOST_SECOND_TRIES) {
    count.failed += 1;
    failures.push(`${name}: ${again.length} tests passed at their second try only`);
  }
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0)
    failures.push(name, ...(report ? failuresIn(reported(report)) : []).map((line) => `  ${line}`));
  say(`── ${name}: ${count.failed === 0 ? 'passed' : 'FAILED'} in ${seconds.trim()} s`);
  return count.failed === 0;
}

/** Seconds that have gone since a moment, in one width. @param {number} moment */
function secondsSince(moment) {
  return ((performance.now() - moment) / 1000).toFixed(1).padStart(7);
}

async function unitTests() {
  const before = sourcesHash();
  rmSync(join(ROOT, UNIT_STAMP), { force: true });
  const code = await vitest(['run', '--outputFile.json', join(ROOT, UNIT_REPORT)]);
  if (sourcesHash() === before) writeFileSync(join(ROOT, UNIT_STAMP), before);
  return code;
}

function endToEnd() {
  const options = ['--config', 'e2e/vitest.config.ts', '--retry', '1'];
  return vitest(['run', ...options, '--outputFile.json', join(ROOT, E2E_REPORT)]);
}

/** @param {readonly string[]} args */
function vitest(args) {
  const reporters = ['--reporter', 'default', '--reporter', 'json'];
  return runTool('vitest/vitest.mjs', [...args, ...reporters, '--allowOnly=false'], {
    env: { FIRING_ARC_CHROMIUM: chromium ?? '', [AS_BUILT]: areBuilt ? '1' : '' },
  });
}

/** @param {string} report @returns {unknown} */
function reported(report) {
  try {
    return JSON.parse(readFileSync(join(ROOT, report), 'utf8'));
  } catch {
    return null;
  }
}
