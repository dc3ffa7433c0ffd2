// `npm run mutants -- PATH`: changes rules one small thing at a time, and names the changes no near test notices.
// `--count 20 --seed 1` takes a random sample; `--rules` runs the tests elsewhere that name the same rules, too.
// `--cards xwing1 --count 100 --seed 1` changes what cards say, seen by the pinned scenes of their edges alone.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesBelow, giveUp, ROOT, runTool, say } from './house.mjs';
import { runEdges } from './mutants/cards.mjs';
import { isMutable, nearestTests } from './mutants/nearest.mjs';

const CONFIG = '.cache/mutants.config.json';
const REPORT = '.cache/mutants.json';
/** What the types mostly notice is not made: other text, no object, no function, another pattern. */
const NOTICED_BY_TYPES = ['StringLiteral', 'ObjectLiteral', 'ArrowFunction', 'Regex'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string' },
    seed: { type: 'string' },
    rules: { type: 'boolean' },
    cards: { type: 'string' },
  },
});
const seed = values.seed ?? String(Math.floor(Math.random() * 1e9));
if (values.count !== undefined && !/^[1-9]\d*$/.test(values.count))
  giveUp('--count: expected a whole number above 0.');
if (values.cards !== undefined)
  process.exit(await runEdges(values.cards.split(','), `change ${values.count ?? 100} ${seed}`));
const files = filesBelow(positionals.map((place) => place.replace(/\/$/, ''))).filter(isMutable);
if (files.length === 0)
  giveUp(
    'Name a file or a folder of rules: npm run mutants -- packages/xwing/src/second/maneuver/execute.ts',
  );
const tests = nearestTests(files, values.rules ?? false);
if (tests.length === 0) giveUp(`No test stands near ${positionals.join(', ')}.`);

say(`${positionals.join(', ')}: ${files.length} files, ${tests.length} files of tests; --seed ${seed}`);
mkdirSync(join(ROOT, '.cache'), { recursive: true });
rmSync(join(ROOT, REPORT), { force: true });
writeFileSync(
  join(ROOT, CONFIG),
  JSON.stringify({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', join(ROOT, 'scripts/mutants/sample.mjs')],
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
    ...(values.count ? { checkers: ['sample'] } : {}),
    mutate: files,
    mutator: { excludedMutations: NOTICED_BY_TYPES },
    // TypeScript's native compiler has no functions to call, which Stryker would rewrite a tsconfig.json with.
    tsconfigFile: 'none.json',
    ignorePatterns: ['apps', 'docs/pictures', 'e2e', 'bench', '**/dist'],
    tempDirName: '.cache/mutants',
    cleanTempDir: 'always',
    coverageAnalysis: 'perTest',
    reporters: ['json'],
    jsonReporter: { fileName: REPORT },
    concurrency: 2,
    logLevel: 'warn',
  }),
);
const code = await runTool('@stryker-mutator/core/bin/stryker.js', ['run', CONFIG], {
  env: { MUTANT_TESTS: tests.join('\n'), MUTANT_SEED: seed, MUTANT_COUNT: values.count ?? '' },
});
if (code !== 0) giveUp('Stryker failed; it says why above.');

/** @typedef {{ mutatorName: string, status: string, replacement?: string, location: { start: Place, end: Place } }} Mutant */
/** @typedef {{ line: number, column: number }} Place */
/** @type {{ files: Record<string, { source: string, mutants: Mutant[] }> }} */
const report = JSON.parse(readFileSync(join(ROOT, REPORT), 'utf8'));
let noticed = 0;
let missed = 0;
for (const [file, { source, mutants }] of Object.entries(report.files))
  for (const mutant of mutants) {
    if (['Killed', 'Timeout', 'RuntimeError'].includes(mutant.status)) noticed += 1;
    if (mutant.status !== 'Survived' && mutant.status !== 'NoCoverage') continue;
    missed += 1;
    const { line, column } = mutant.location.start;
    say(`${file}:${line}:${column} ${mutant.status === 'NoCoverage' ? 'is not run' : 'is not noticed'}`);
    say(`  - ${short(textAt(source, mutant))}\n  + ${short(mutant.replacement ?? '')}`);
  }
const share = noticed / Math.max(1, noticed + missed);
say(`${noticed} of ${noticed + missed} mutants noticed (${Math.round(100 * share)} of 100); --seed ${seed}`);

/** The text that a mutant replaces. @param {string} source @param {Mutant} mutant */
function textAt(source, { location: { start, end } }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

/** One line of at most 120 letters. @param {string} text */
function short(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
