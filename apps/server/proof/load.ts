/**
 * `npm run load [-- --tables 1000 --thinks 19 --minutes 15 --embedded]`: robots play at so many tables of one server,
 * and each seat thinks for so many seconds on the mean. Printed: how long it takes until both sides have an answer,
 * what an answer costs, and how soon everybody is back when all connections are cut at once. The robots run on the
 * same machine, so where its processors are busy the times are the machine's. Linux alone has the accounts.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { PostgresServer } from '../src/testing/postgres-server.ts';
import type { Robot, Watcher } from './robot.ts';
import { cpuOf, ServerProcess } from './server-process.ts';
import { MATCHES, seatRobots } from './tables.ts';

/** Tables are made so far apart, in thousandths of a second: a server needs a while for each. */
const APART = 60;
/** After so long everybody should be back. */
const BACK_WITHIN = 30_000;

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    thinks: { type: 'string', default: '19' },
    minutes: { type: 'string', default: '15' },
    embedded: { type: 'boolean', default: false },
    program: { type: 'string' },
  },
});
const [tables, thinks, minutes] = [values.tables, values.thinks, values.minutes].map(Number);
if (![tables, thinks, minutes].every((number) => number! > 0))
  throw new Error('--tables, --thinks and --minutes are numbers above 0');

const folder = values.embedded ? mkdtempSync(join(tmpdir(), 'firing-arc-load-')) : null;
const postgres = folder === null ? await PostgresServer.start() : null;
const server = await ServerProcess.start(
  values.program ?? '',
  postgres ? { DATABASE_URL: postgres.place.postgres } : { GAMES: join(folder!, 'games') },
);

/** An answer on its way to both sides. */
interface Underway {
  readonly at: number;
  /** The event that whoever has it all has seen; null until the one who answers knows. */
  next: number | null;
}

const both = new Map<string, Underway>();
const pairs = new Map<string, readonly [Robot, Robot]>();
const waits: number[] = [];
const wrong: string[] = [];
let isMeasured = false;
let answers = 0;
let games = 0;
let seated = 0;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const key = ({ seat }: Robot) => `${seat.table} ${seat.seat}`;

function arrived(table: string): void {
  const robots = pairs.get(table);
  if (!robots) return;
  for (const robot of robots) {
    const way = both.get(key(robot));
    if (!way || way.next === null) continue;
    const { next } = way;
    if (!robots.every(({ view }) => view !== null && view.next >= next)) continue;
    both.delete(key(robot));
    if (isMeasured) waits.push(performance.now() - way.at);
  }
}

const watcher: Watcher = {
  // As people do: often at once, and now and then for long.
  ready: (_, go) => void setTimeout(go, -Math.log(1 - Math.random()) * thinks! * 1000),
  sent: (robot) => void both.set(key(robot), { at: performance.now(), next: null }),
  kept: (robot) => {
    if (isMeasured) answers += 1;
    const way = both.get(key(robot));
    if (way) way.next = robot.view!.next;
    arrived(robot.seat.table);
  },
  seen: (robot) => arrived(robot.seat.table),
  over: ({ seat: { table } }) => {
    if (!pairs.delete(table)) return;
    games += 1;
    void seat();
  },
  wrong: ({ seat: { game, table } }, what) => void wrong.push(`${game} ${table}: ${what}`),
};

async function seat(): Promise<void> {
  const nth = seated++;
  const robots = await seatRobots(MATCHES[nth % MATCHES.length]!, nth, () => server.url, watcher);
  pairs.set(robots[0].seat.table, robots);
}

/** What lies so far up in sorted numbers. */
const at = (sorted: readonly number[], part: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN).toFixed(1);

const shares = (numbers: readonly number[]): string => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return `p50 ${at(sorted, 0.5)}, p95 ${at(sorted, 0.95)}, p99 ${at(sorted, 0.99)}, most ${at(sorted, 1)} ms`;
};

/** CPU seconds of the database: its processes are children of the first. */
const databaseUsed = (): number =>
  postgres ? postgres.processes().reduce((sum, pid) => sum + cpuOf(pid), 0) : 0;

console.log(`${tables} tables, ${values.embedded ? 'embedded' : 'Postgres'}, a seat thinks ${thinks} s`);
for (let nth = 0; nth < tables!; nth++) {
  void seat();
  await sleep(APART);
}
while (pairs.size < tables! && wrong.length === 0) await sleep(200);
console.log(`all seated; ${server.used().memory.toFixed(0)} MB`);

await server.loopDelays();
const ours = monitorEventLoopDelay({ resolution: 5 });
ours.enable();
isMeasured = true;
const [before, databaseBefore, began] = [server.used().cpu, databaseUsed(), performance.now()];
await sleep(minutes! * 60_000);
isMeasured = false;
const { cpu, memory } = server.used();
const [loopMedian, loopLate] = await server.loopDelays();
const seconds = (performance.now() - began) / 1000;
console.log(
  `${answers} answers in ${seconds.toFixed(0)} s (${(answers / seconds).toFixed(1)} a second), ${games} games over`,
);
console.log(`until both sides have it: ${shares(waits)} (${waits.length} answers)`);
console.log(
  `the robots' own delay: p50 ${(ours.percentile(50) / 1e6).toFixed(1)}, p99 ${(ours.percentile(99) / 1e6).toFixed(1)} ms`,
);
console.log(`the server's own delay: p50 ${loopMedian?.toFixed(1)}, p99 ${loopLate?.toFixed(1)} ms`);
const each = (used: number) => ((1000 * used) / answers).toFixed(2);
console.log(
  `an answer: ${each(cpu - before)} ms of CPU in the server, ${each(databaseUsed() - databaseBefore)} ms in the database; ${memory.toFixed(0)} MB`,
);

// Everybody is cut at once and comes back.
const waiting = new Set([...pairs.values()].flat());
const back: number[] = [];
const [serverAtCut, databaseAtCut, cutAt] = [server.used().cpu, databaseUsed(), performance.now()];
for (const robot of waiting) {
  robot.whenBack(() => {
    back.push(performance.now() - cutAt);
    waiting.delete(robot);
  });
  robot.cut();
}
while (waiting.size > 0 && performance.now() - cutAt < BACK_WITHIN) await sleep(20);
console.log(
  `${back.length} connections cut at once are back after: ${shares(back)}; ${waiting.size} are not`,
);
const backEach = (used: number) => ((1000 * used) / back.length).toFixed(2);
console.log(
  `to come back: ${backEach(server.used().cpu - serverAtCut)} ms of CPU in the server, ${backEach(databaseUsed() - databaseAtCut)} ms in the database`,
);

for (const line of wrong.slice(0, 20)) console.log(line);
await server.kill();
await postgres?.stop();
if (folder !== null) rmSync(folder, { recursive: true, force: true });
process.exit(wrong.length > 0 || waiting.size > 0 ? 1 : 0);
