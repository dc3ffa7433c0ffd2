// `npm run watch`: keeps the types checked and runs the tests nearest to what was saved.
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureInstalled, needNode, ROOT, say } from './house.mjs';
import { testsOf } from './mutants/nearest.mjs';
import { ENV, KEPT, WHOLE_HOUSE } from './type-check.mjs';

/** Editors save several times in a row, in ms. */
const SETTLED = 150;
const WATCHED = ['packages', 'apps', 'scripts'];

needNode();
await ensureInstalled();
say(
  'At each change its types are checked and the tests beside it run; Ctrl-C ends it. The first check takes longest.',
);

const types = spawn(
  process.execPath,
  [
    join(ROOT, 'node_modules/typescript/bin/tsc'),
    ...WHOLE_HOUSE,
    ...KEPT,
    ...['--watch', '--preserveWatchOutput', '--pretty'],
  ],
  { cwd: ROOT, env: { ...process.env, ...ENV }, stdio: ['ignore', 'pipe', 'inherit'] },
);
createInterface(types.stdout).on('line', (line) => say(`types │ ${line}`));
process.once('exit', () => types.kill());

// Vitest stays open, so that what did not change is neither read nor compiled again.
const { createVitest } = await import('vitest/node');
const vitest = await createVitest('test', { watch: false, root: ROOT });
await vitest.standalone();

/** @type {Set<string>} */
let saved = new Set();
let running = false;
/** @type {NodeJS.Timeout | undefined} */
let settling;

for (const place of WATCHED)
  watch(join(ROOT, place), { recursive: true }, (_, name) => {
    if (!name || !/\.tsx?$|\.mjs$/.test(name) || /(^|[\\/])(node_modules|dist|\.[^\\/]*)[\\/]/.test(name))
      return;
    saved.add(`${place}/${name.replaceAll('\\', '/')}`);
    clearTimeout(settling);
    settling = setTimeout(runNearest, SETTLED);
  });

/** Runs the tests nearest to what was saved; what is saved meanwhile comes next. */
async function runNearest() {
  if (running || saved.size === 0) return;
  running = true;
  const files = [...saved].filter((file) => existsSync(join(ROOT, file)));
  saved = new Set();
  for (const file of files) vitest.invalidateFile(join(ROOT, file));
  const tests = testsOf(files);
  if (tests.length === 0) say(`tests │ no test stands beside ${files.join(', ')}`);
  else await vitest.runTestSpecifications(await specifications(tests));
  running = false;
  await runNearest();
}

/** @param {readonly string[]} tests from the root */
async function specifications(tests) {
  const all = await vitest.globTestSpecifications([...tests]);
  return all.filter(({ moduleId }) => tests.some((test) => moduleId === join(ROOT, test)));
}
