/** The other side of a run in threads: what one of them does. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Range } from './part.ts';

/** The command of a run whose thread this is, and its arguments; null in the thread that began it. */
export function ownRun(): readonly string[] | null {
  const { run } = (workerData ?? {}) as { readonly run?: readonly string[] };
  return parentPort && run ? run : null;
}

/** Plays what the thread that began the run hands out, until there is nothing left. */
export function serveRun(play: (range: Range) => Range): void {
  parentPort!.on('message', (range: Range | null) => {
    if (range) parentPort!.postMessage(play(range));
    else parentPort!.close();
  });
  parentPort!.postMessage(null);
}
