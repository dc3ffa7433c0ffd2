/**
 * `npm run bench [-- --json] [-- --quick] [-- --only TEXT]`: what things cost, in one run: median and spread over
 * several rounds after warm-up, CPU time of the process. Compare rows of one run; other machines have other numbers.
 * `--changes` prints alone how many bytes an answer changes for a seat, and the attacks a game. With `--only`, just the rows whose topic and name hold the text, in a process that has run nothing else.
 */
import { parseArgs } from 'node:util';
import { measureArmada } from './armada.ts';
import { measureAttack } from './attacks.ts';
import { changeSizes } from './changes.ts';
import { measureCold, playCold } from './cold.ts';
import { measureDecisions } from './decisions.ts';
import { measureGames } from './games.ts';
import { measureGeometry } from './geometry.ts';
import { measureLibrary } from './library.ts';
import { QUICK, type Row, THOROUGH } from './measure.ts';
import { measureMemory } from './memory.ts';
import { measureStates } from './states.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    cold: { type: 'boolean', default: false },
    changes: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
// A process of its own, which a row begins.
if (values.cold) {
  console.log(playCold());
  process.exit();
}
if (values.changes) {
  const head = ['told', 'median', 'events', 'question', 'state', 'the rest', 'whole', 'line', 'attacks'];
  console.log(
    ['bytes that an answer changes for a seat'.padEnd(42), ...head.map((word) => word.padStart(9))].join(''),
  );
  for (const { name, means, median, line, attacks, kinds } of await changeSizes()) {
    const { told, events, question, state, rest, whole } = means;
    const columns = [told, median, events, question, state, rest, whole, line, attacks];
    console.log([name.padEnd(42), ...columns.map((count) => count.toFixed(0).padStart(9))].join(''));
    console.log(`  most of it: ${kinds.map(([kind, bytes]) => `${kind} ${bytes.toFixed(0)}`).join(', ')}`);
  }
  process.exit();
}
const effort = { ...(values.quick ? QUICK : THOROUGH), only: values.only };
const rows: Row[] = [];

function add(...asked: readonly Row[]): void {
  const measured = asked.filter(({ runs }) => runs > 0);
  rows.push(...measured);
  if (!values.json) for (const row of measured) console.log(lineOf(row));
}

if (!values.json)
  console.log(`${'CPU time'.padEnd(58)}${'median'.padStart(12)}${'min'.padStart(12)}${'max'.padStart(12)}`);
add(...measureDecisions(effort));
add(...measureStates(effort));
add(...measureGeometry(effort));
add(...measureArmada(effort));
add(...measureLibrary(effort));
add(measureAttack(effort));
add(...measureGames(effort));
add(measureCold(effort));

if (values.only) {
  if (values.json) console.log(JSON.stringify({ unit: 'ns', rows }, null, 2));
  process.exit();
}
const memory = measureMemory();
const random = rows.find((row) => row.name === 'random against random')!;
const gamesPerCpuSecond = 1e9 / random.median;
if (values.json) {
  const machine = { node: process.version, arch: process.arch, platform: process.platform };
  console.log(JSON.stringify({ unit: 'ns', ...machine, gamesPerCpuSecond, rows, memory }, null, 2));
} else {
  console.log(
    `\n${'per second'.padEnd(58)}${'ours'.padStart(12)}${'library'.padStart(12)}${'ratio'.padStart(12)}`,
  );
  for (const theirs of rows.filter(({ topic }) => topic === 'library')) console.log(besideLine(theirs));
  console.log('\nbytes allocated by a call');
  for (const { name, bytes } of memory) console.log(name.padEnd(58) + String(bytes).padStart(12));
  console.log(
    `\n${gamesPerCpuSecond.toFixed(0)} random games per CPU second (best round ${(1e9 / random.min).toFixed(0)}).`,
  );
}

function lineOf(row: Row): string {
  const label = `${row.topic}: ${row.name}`.padEnd(58);
  return label + [row.median, row.min, row.max].map((ns) => duration(ns).padStart(12)).join('');
}

/** Our row of the same name beside the library's, by their medians. */
function besideLine(theirs: Row): string {
  const ours = rows.find(({ topic, name }) => topic !== 'library' && name === theirs.name)!;
  const columns = [1e9 / ours.median, 1e9 / theirs.median, theirs.median / ours.median];
  return theirs.name.padEnd(58) + columns.map((value) => value.toFixed(0).padStart(12)).join('');
}

/** A duration in the unit that reads best. */
function duration(ns: number): string {
  if (ns < 1000) return `${ns.toFixed(0)} ns`;
  return ns < 1e6 ? `${(ns / 1000).toFixed(2)} µs` : `${(ns / 1e6).toFixed(2)} ms`;
}
