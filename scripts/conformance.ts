// `npm run conformance [-- --json|--totals] [--complete GAME:TIER]`: which ledger lines a passing test pins.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Conformance, countConformance, type LedgerLine, type RanTest } from './conformance/ledger.ts';
import { describeConformance, describeTotals } from './conformance/print.ts';
import { ROOT, runTool } from './house.mjs';
import { readLines, rulebooks } from './rulebook/files.ts';
import { sourcesHash, UNIT_REPORT, UNIT_STAMP } from './sources.mjs';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    totals: { type: 'boolean', default: false },
    complete: { type: 'string', multiple: true, default: [] },
  },
});

await freshReport();
const unpinned = JSON.parse(readFileSync(join(ROOT, 'rulebook/unpinned.json'), 'utf8')) as Record<
  string,
  string
>;
const conformance = countConformance(readLedgers(), readReport(), unpinned);
const text = options.totals ? describeTotals : describeConformance;
console.log(options.json ? JSON.stringify(conformance.games) : text(conformance));

const errors = [...conformance.errors, ...options.complete.flatMap((tier) => incomplete(conformance, tier))];
for (const error of errors) console.error(`conformance: ${error}`);
process.exitCode = errors.length === 0 ? 0 : 1;

/** Leaves the report of `npm test` if the sources are still the same, else runs the unit tests again. */
async function freshReport(): Promise<void> {
  const now = sourcesHash();
  const stamp = join(ROOT, UNIT_STAMP);
  if (existsSync(join(ROOT, UNIT_REPORT)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.error('conformance: the sources changed since the last report; running the unit tests …');
  rmSync(join(ROOT, UNIT_REPORT), { force: true });
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const reporter = ['--reporter', 'json', '--outputFile.json', UNIT_REPORT];
  // What Vitest says is no part of our own output, which may be JSON.
  await runTool('vitest/vitest.mjs', ['run', ...reporter, '--silent'], { toStderr: true });
  if (!existsSync(join(ROOT, UNIT_REPORT))) throw new Error('the unit tests left no report');
  writeFileSync(stamp, now);
}

function readLedgers(): readonly LedgerLine[] {
  return rulebooks().flatMap(({ english }) => readLines<LedgerLine>(english));
}

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

function readReport(): readonly RanTest[] {
  const report = JSON.parse(readFileSync(join(ROOT, UNIT_REPORT), 'utf8')) as VitestReport;
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' })),
  );
}

function incomplete({ games }: Conformance, asked: string): readonly string[] {
  const [game = '', tier = ''] = asked.split(':');
  const count = games[game]?.[tier];
  if (!count) return [`there is no tier "${asked}"; name one as xwing2:core`];
  const silent = count.missing.filter((id) => count.reasons[id] === undefined);
  return silent.map(
    (id) => `"${id}" is neither pinned by a test nor listed with a reason in rulebook/unpinned.json`,
  );
}
