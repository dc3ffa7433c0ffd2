import type { Worker } from 'node:worker_threads';
import type { GameId } from '@firing-arc/online';
import type { Decision, Task } from '@firing-arc/referee';

/** What computer players decide, somewhere where nobody waits for it. */
export interface Thinker {
  readonly think: (game: GameId, player: string, task: Task) => Promise<Decision>;
  readonly close: () => Promise<void>;
}

/** What a worker is asked, and what it answers. */
export interface Thought {
  readonly number: number;
  readonly game: GameId;
  readonly player: string;
  readonly task: Task;
}
export type Decided =
  | { readonly number: number; readonly decision: Decision }
  | { readonly number: number; readonly problem: string };

interface Waiting {
  readonly resolve: (decision: Decision) => void;
  readonly reject: (error: Error) => void;
}

/** A thread for computer players, begun with the first task; after its end another one is begun. */
export function threadThinker(open: () => Worker): Thinker {
  let worker: Worker | null = null;
  let numbers = 0;
  const waiting = new Map<number, Waiting>();

  const begin = (): Worker => {
    const thread = open();
    thread.on('message', (decided: Decided) => {
      const asked = waiting.get(decided.number);
      waiting.delete(decided.number);
      if ('decision' in decided) asked?.resolve(decided.decision);
      else asked?.reject(new Error(decided.problem));
      // While nobody thinks, the thread keeps no program from ending.
      if (waiting.size === 0) thread.unref();
    });
    const ended = (reason: string) => {
      if (worker === thread) worker = null;
      for (const { reject } of waiting.values()) reject(new Error(reason));
      waiting.clear();
    };
    thread.on('error', (error) => ended(error.message));
    thread.on('exit', () => ended('the thread of computer players has ended'));
    return thread;
  };

  return {
    think: (game, player, task) =>
      new Promise((resolve, reject) => {
        worker ??= begin();
        worker.ref();
        numbers += 1;
        waiting.set(numbers, { resolve, reject });
        const thought: Thought = { number: numbers, game, player, task };
        worker.postMessage(thought);
      }),
    close: async () => {
      await worker?.terminate();
    },
  };
}
