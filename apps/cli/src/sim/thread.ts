/** The other side of a run in threads: what one of them does. */

import { parentPort, workerData } from 'node:worker_threads';
import type { Range } from './part.ts';

/** What a thread is told: the command of its run with its arguments, and how the run is called where that is known. */
export interface ThreadData {
  readonly run?: readonly string[];
  readonly called?: string;
}

const told = (): ThreadData => (workerData ?? {}) as ThreadData;

/** The command of a run whose thread this is, and its arguments; null in the thread that began it. */
export function ownRun(): readonly string[] | null {
  const { run } = told();
  return parentPort && run ? run : null;
}

/** Said by a thread in which a run would go otherwise than where it was begun. */
export const OTHERWISE = 'this version plays the run otherwise than the one that began it';

/** How the games of a run are played, and what decides how they go. */
interface Playing {
  readonly name: string;
  readonly play: (range: Range) => Range;
}

/** Plays what the thread that began the run hands out, until there is nothing left. */
export function serveRun({ name, play }: Playing): void {
  const { called } = told();
  if (called !== undefined && !called.startsWith(`${name}, `)) throw new Error(OTHERWISE);
  parentPort!.on('message', (range: Range | null) => {
    if (range) parentPort!.postMessage(play(range));
    else parentPort!.close();
  });
  parentPort!.postMessage(null);
}
