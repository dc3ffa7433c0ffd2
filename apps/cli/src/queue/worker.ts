/** Plays parts of the runs in a queue, each run in a thread of its own. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Range } from '../sim/part.ts';
import { OTHERWISE, type ThreadData } from '../sim/thread.ts';
import type { Lent, Queue } from './queue.ts';
import { unpackIn } from './travelling.ts';

/** Somebody who plays what was lent. */
export interface Hand {
  readonly play: (lent: Lent) => Promise<Range>;
  readonly close: () => Promise<void>;
}

export interface WorkOptions {
  /** How this worker is called in the queue; no two are called the same. */
  readonly name: string;
  /** Stops when nothing is left that nobody plays. */
  readonly untilEmpty: boolean;
  /** Waits before it looks again. */
  readonly rest: () => Promise<void>;
  readonly stopped: () => boolean;
  readonly say: (line: string) => void;
}

/** Plays parts one after the other; how many. */
export async function work(queue: Queue, hand: Hand, options: WorkOptions): Promise<number> {
  const { name, untilEmpty, rest, stopped, say } = options;
  const refused: string[] = [];
  let played = 0;
  while (!stopped()) {
    const lent = await queue.take(name, refused);
    if (!lent) {
      if (untilEmpty) break;
      await rest();
      continue;
    }
    try {
      await queue.finish(lent, await hand.play(lent));
      played++;
    } catch (fault) {
      if (stopped()) break;
      const reason = fault instanceof Error ? fault.message : String(fault);
      if (reason === OTHERWISE) {
        refused.push(lent.run);
        await queue.giveBack(name);
      } else await queue.fail(lent, reason);
      say(`${lent.run}, from ${lent.from} on: ${reason}`);
    }
  }
  await queue.giveBack(name);
  return played;
}

/** Plays in a thread, which is begun anew for another run. */
export function handInThread(queue: Queue, program: string): Hand {
  let thread: { readonly run: string; readonly worker: Worker; readonly folder: string } | null = null;
  const close = async () => {
    const last = thread;
    thread = null;
    await last?.worker.terminate();
    if (last) rmSync(last.folder, { recursive: true, force: true });
  };
  const begin = async (name: string) => {
    if (thread?.run === name) return thread.worker;
    await close();
    const { line, files } = await queue.run(name);
    const folder = mkdtempSync(join(tmpdir(), 'firing-arc-work-'));
    const [command = '', ...args] = line;
    const told: ThreadData = { run: [command, ...unpackIn(folder, { args, files })], called: name };
    const worker = new Worker(program, { workerData: told });
    thread = { run: name, worker, folder };
    await answerOf(worker);
    return worker;
  };
  return {
    close,
    play: async ({ run, from, to }) => {
      try {
        const worker = await begin(run);
        worker.postMessage({ from, to });
        return (await answerOf(worker))!;
      } catch (fault) {
        await close();
        throw fault;
      }
    },
  };
}

/** What a thread says next; null when it has only come to be ready. */
const answerOf = (worker: Worker): Promise<Range | null> =>
  new Promise((resolve, reject) => {
    const onMessage = (part: Range | null) => settled(() => resolve(part));
    const onError = (error: Error) => settled(() => reject(error));
    const onExit = () => settled(() => reject(new Error('the thread has ended')));
    const settled = (then: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      then();
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
