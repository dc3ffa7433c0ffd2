// `npm run mutants:sample`, a part of `npm test`: a few conditions of the rules are turned into their opposite, one at a
// time, each seen by the tests in its folder alone; fewer noticed than `sample.json` says is a failure. `--seed` draws others.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesBelow, giveUp, ROOT, say } from './house.mjs';
import { isMutable } from './mutants/nearest.mjs';
import { drawn } from './mutants/sample.mjs';
import { lineOf, turnsOf } from './mutants/turned.mjs';

/** How long the tests of one change may take, ms: one that makes a loop endless is noticed so. */
const LONGEST = 240_000;
const RULES = ['packages/armada/src', 'packages/xwing/src/first', 'packages/xwing/src/second'];

const kept = JSON.parse(readFileSync(join(ROOT, 'scripts/mutants/sample.json'), 'utf8'));
const { values } = parseArgs({ options: { seed: { type: 'string' }, count: { type: 'string' } } });
const seed = values.seed ?? kept.seed;
const count = Number(values.count ?? kept.count);
const mutants = sample();
say(`${count} conditions of the rules are turned, each seen by the tests in its folder; --seed ${seed}`);

let noticed = 0;
const waiting = [...mutants];
// Two at a time, for two cores.
await Promise.all([work(), work()]);
say(`${noticed} of ${mutants.length} noticed (at least ${kept.least} of ${kept.count}); --seed ${seed}`);
if (noticed < Math.ceil((kept.least / kept.count) * mutants.length))
  giveUp('Fewer than that are noticed: pin what the lines above name, by a question or an event of a game.');

async function work() {
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const { file, source, change } = mutant;
    const was = source.slice(change.start, change.end).replace(/\s+/g, ' ');
    const seen = await isNoticed(mutant);
    if (seen) noticed += 1;
    say(
      `${seen ? 'noticed' : 'NOT NOTICED'} ${file}:${lineOf(source, change)} ${was} -> ${change.text.replace(/\s+/g, ' ')}`,
    );
  }
}

/** @typedef {{ file: string, source: string, change: import('./mutants/turned.mjs').Change, tests: string[] }} Mutant */

/** One change of each of some files, drawn by the seed. @returns {Mutant[]} */
function sample() {
  const files = filesBelow(RULES);
  const tests = files.filter(
    (file) => file.endsWith('.test.ts') && !readFileSync(join(ROOT, file), 'utf8').includes('vi.mock('),
  );
  const beside = (/** @type {string} */ file) => tests.filter((test) => dirname(test) === dirname(file));
  const rules = files.filter((file) => isMutable(file) && beside(file).length > 0);
  /** @type {Mutant[]} */
  const found = [];
  for (const file of drawn(rules, seed, rules.length, (name) => name)) {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const [change] = drawn(turnsOf(file, source), seed, 1, ({ start, text }) => `${start} ${text}`);
    if (change) found.push({ file, source, change, tests: beside(file) });
    if (found.length === count) break;
  }
  return found;
}

/** Whether a test fails, or none comes to an end. @param {Mutant} mutant @returns {Promise<boolean>} */
function isNoticed({ file, change, tests }) {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'scripts/mutants/turned.config.ts'],
      {
        cwd: ROOT,
        env: {
          ...process.env,
          MUTANT: JSON.stringify({ file: join(ROOT, file).replaceAll('\\', '/'), change, tests }),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let told = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        told += text;
      });
    let endless = false;
    const timer = setTimeout(() => {
      endless = true;
      child.kill('SIGKILL');
    }, LONGEST);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code !== 0 && !endless && !/\bfailed\b|FAIL/.test(told)) giveUp(`Vitest failed: ${told}`);
      resolve(code !== 0);
    });
  });
}
