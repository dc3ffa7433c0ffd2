/** The other side of a run in threads: what one of them does. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Part, Range } from './part.ts';

/** The command line of a run whose thread this is; null in the thread that began it. */
export function ownRun(): readonly string[] | null {
  const { sim } = (workerData ?? {}) as { readonly sim?: readonly string[] };
  return parentPort && sim ? sim : null;
}

/** Plays what the thread that began the run hands out, until there is nothing left. */
export function serveRun(play: (range: Range) => Part): void {
  parentPort!.on('message', (range: Range | null) => {
    if (range) parentPort!.postMessage(play(range));
    else parentPort!.close();
  });
  parentPort!.postMessage(null);
}
