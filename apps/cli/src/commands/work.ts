import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Io } from '../io.ts';
import type { Queue } from '../queue/queue.ts';
import { handInThread, work } from '../queue/worker.ts';
import { parseFlags, UsageError, wholeNumber } from '../usage.ts';

export const WORK_HELP = `firing-arc work URL   plays parts of the runs that wait in a queue: those of sim, lab and arena with --queue URL

  --jobs N          so many at once, each in a thread of its own (1)
  --until-empty     stop when nothing waits; without it the worker waits for more until it is stopped
  --list            tell what runs there are, and how far they are
  --drop RUN        forget a run and what was played of it

A worker that is killed gives back what it played within a minute, and somebody else plays it.
`;

const FLAGS = {
  help: { type: 'boolean', short: 'h' },
  jobs: { type: 'string' },
  'until-empty': { type: 'boolean' },
  list: { type: 'boolean' },
  drop: { type: 'string' },
} as const;

/** A worker says so often that it still plays, in thousandths of a second; what it is lent is its own for a minute. */
const SAYS = 20_000;
/** It looks so often whether something waits. */
const LOOKS = 1000;

/** Works on a queue. */
export async function workCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseFlags('work', args, FLAGS);
  if (values.help) {
    io.out(WORK_HELP);
    return 0;
  }
  const [url, ...more] = positionals;
  if (url === undefined || more.length > 0)
    throw new UsageError('work: the address of one queue is needed; work --help tells more');
  const jobs = wholeNumber('work', 'jobs', values.jobs ?? '1', 1, 256);
  const { openQueue } = await import('../queue/postgres.ts');
  const queue = await openQueue('work', url);
  try {
    if (values.list) return await list(queue, io);
    if (values.drop !== undefined) return await drop(queue, values.drop);
    if (io.program === undefined) throw new UsageError('work: only the program works on a queue');
    return await playOn(queue, io, io.program, { jobs, untilEmpty: values['until-empty'] ?? false });
  } finally {
    await queue.close();
  }
}

async function list(queue: Queue, io: Io): Promise<number> {
  const runs = await queue.standing();
  for (const { name, parts, played, lent, ended } of runs)
    io.out(`${name}: ${played} of ${parts} parts${ended ? ', ended' : `, ${lent} being played`}\n`);
  if (runs.length === 0) io.out('no runs\n');
  return 0;
}

async function drop(queue: Queue, name: string): Promise<number> {
  if (await queue.drop(name)) return 0;
  throw new UsageError(`work: --drop: the queue has no run '${name}'; --list names them`);
}

async function playOn(
  queue: Queue,
  io: Io,
  program: string,
  { jobs, untilEmpty }: { readonly jobs: number; readonly untilEmpty: boolean },
): Promise<number> {
  let isStopped = false;
  const names = Array.from({ length: jobs }, () => `${hostname()} ${randomUUID()}`);
  const hands = names.map(() => handInThread(queue, program));
  const stop = () => {
    isStopped = true;
    for (const hand of hands) void hand.close();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const says = setInterval(() => {
    for (const name of names) queue.renew(name).catch(() => {});
  }, SAYS);
  const options = {
    untilEmpty,
    stopped: () => isStopped,
    rest: () => new Promise<void>((resolve) => setTimeout(resolve, isStopped ? 0 : LOOKS)),
    say: (line: string) => io.err(`${line}\n`),
  };
  try {
    const played = await Promise.all(
      hands.map((hand, at) => work(queue, hand, { ...options, name: names[at]! })),
    );
    io.out(`${played.reduce((sum, one) => sum + one, 0)} parts played\n`);
  } finally {
    clearInterval(says);
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await Promise.all(hands.map((hand) => hand.close()));
  }
  return 0;
}
