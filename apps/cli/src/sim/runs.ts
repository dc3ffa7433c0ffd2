/** Runs of many games: parted among threads, kept as they go, and gone on with. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { writeWhole } from '../files.ts';
import type { Queue, QueuedRun } from '../queue/queue.ts';
import { UsageError } from '../usage.ts';
import type { Range } from './part.ts';

/** Games that are handed out at once: few enough that little is lost when a run is stopped. */
const AT_ONCE = 20;

export interface RunOptions<Part extends Range> {
  /** The command whose run it is, and how many of its games are handed out at once. */
  readonly command: string;
  readonly atOnce?: number;
  readonly games: number;
  /** What is counted; games where it is not told. */
  readonly unit?: string;
  readonly jobs: number;
  /** What decides how its games go: parts of another run are not added. */
  readonly run: string;
  /** Where the parts are kept, to go on with them. */
  readonly kept?: string;
  /** Where others play it, and what they need for it; this process gathers what they played. */
  readonly queue?: GivenQueue;
  /** The program that threads run, and what its command line was; without it everything is played in this thread. */
  readonly program?: string;
  readonly args: readonly string[];
  readonly play: (range: Range) => Part;
  /** Whether the parts from the first game on without a gap tell enough, so that no more is played. */
  readonly enough?: (parts: readonly Part[]) => boolean;
  readonly progress?: (text: string) => void;
}

/** Names what decides how the games of a run go: setups, rules, players of other versions. */
export const hashOf = (what: unknown): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16);

/** A queue that a run is put into. */
export interface GivenQueue extends Pick<QueuedRun, 'line' | 'files'> {
  readonly queue: Queue;
}

/** Plays the games of a run that are not kept already; all parts of it. */
export async function playRun<Part extends Range>(options: RunOptions<Part>): Promise<readonly Part[]> {
  const { command, atOnce = AT_ONCE, games, unit = 'games', kept, run, progress } = options;
  const parts = kept === undefined ? [] : keptParts<Part>(kept, run, games);
  const before = gamesOf(parts);
  const isEnough = (): boolean => options.enough?.(unbroken(parts)) ?? false;
  const waiting = isEnough() ? [] : gaps(parts, games, atOnce);
  const began = Date.now();
  const hear = (part: Part): void => {
    parts.push(part);
    if (kept !== undefined) writeWhole('sim', kept, `${JSON.stringify({ sim: 1, run, parts })}\n`);
    const done = gamesOf(parts);
    const left = ((Date.now() - began) / Math.max(1, done - before)) * (games - done);
    progress?.(`${done} of ${games} ${unit}, ${lasting(left)} left`);
    if (isEnough()) waiting.length = 0;
  };
  const jobs = Math.min(options.jobs, waiting.length);
  if (options.queue) await gather(options.queue, `${run}, ${games} ${unit}`, { waiting, hear, isEnough });
  else if (jobs > 1 && options.program !== undefined)
    await inThreads(options.program, [command, ...options.args], waiting, jobs, hear);
  else for (let range = waiting.shift(); range; range = waiting.shift()) hear(options.play(range));
  progress?.('');
  return parts;
}

const gamesOf = (parts: readonly Range[]): number => parts.reduce((sum, { from, to }) => sum + to - from, 0);

/** How often it is looked what others have played, in thousandths of a second. */
const LOOKS = 500;

/** Has others play what waits, and hears of each part as it comes. */
async function gather<Part extends Range>(
  { queue, line, files }: GivenQueue,
  name: string,
  run: {
    readonly waiting: readonly Range[];
    readonly hear: (part: Part) => void;
    readonly isEnough: () => boolean;
  },
): Promise<void> {
  const { waiting, hear, isEnough } = run;
  const wanted = new Set(waiting.map(({ from }) => from));
  if (wanted.size > 0) await queue.add({ name, line, files }, waiting);
  const heard: Range[] = [];
  while (heard.length < wanted.size && !isEnough()) {
    const more = (await queue.played<Part>(name, heard)).filter(({ from }) => wanted.has(from));
    for (const part of more) {
      heard.push(part);
      hear(part);
    }
    if (more.length === 0) await new Promise((resolve) => setTimeout(resolve, LOOKS));
  }
  await queue.end(name);
}

/** The parts in the order of their games, as far as none is missing between them. */
function unbroken<Part extends Range>(parts: readonly Part[]): readonly Part[] {
  const inOrder = parts.toSorted((a, b) => a.from - b.from);
  const end = inOrder.findIndex(({ from }, at) => from !== (inOrder[at - 1]?.to ?? 1));
  return end < 0 ? inOrder : inOrder.slice(0, end);
}

/** The numbers of games that no part has, a few at a time. */
function gaps(parts: readonly Range[], games: number, atOnce: number): Range[] {
  const done = new Set(
    parts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  );
  const ranges: Range[] = [];
  for (let from = 1; from <= games; from++) {
    if (done.has(from)) continue;
    let to = from + 1;
    while (to <= games && to - from < atOnce && !done.has(to)) to++;
    ranges.push({ from, to });
    from = to - 1;
  }
  return ranges;
}

function keptParts<Part extends Range>(file: string, run: string, games: number): Part[] {
  if (!existsSync(file)) return [];
  const kept = readKept<Part>(file);
  if (kept?.sim !== 1 || !Array.isArray(kept.parts))
    throw new UsageError(`sim: '${file}' is no run of games`);
  if (kept.run !== run) throw new UsageError(`sim: '${file}' is another run: ${kept.run}, and not ${run}`);
  return kept.parts.filter(({ to }) => to <= games + 1);
}

function readKept<Part>(
  file: string,
): { readonly sim?: number; readonly run?: string; readonly parts?: Part[] } | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(
      `sim: cannot read '${file}': ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Whoever of the threads is free takes the next games, as long as some wait; throws what a thread throws. */
function inThreads<Part extends Range>(
  program: string,
  line: readonly string[],
  waiting: Range[],
  jobs: number,
  hear: (part: Part) => void,
): Promise<void> {
  const threads = Array.from({ length: jobs }, () => new Worker(program, { workerData: { run: line } }));
  const ended = threads.map(
    (thread) =>
      new Promise<void>((resolve, reject) => {
        thread.on('message', (part: Part | null) => {
          if (part) hear(part);
          thread.postMessage(waiting.shift() ?? null);
        });
        thread.on('error', reject);
        thread.on('exit', () => resolve());
      }),
  );
  return Promise.all(ended)
    .then(() => undefined)
    .finally(() => Promise.all(threads.map((thread) => thread.terminate())));
}

/** A time in words, from thousandths of a second. */
function lasting(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 90) return `${seconds} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
