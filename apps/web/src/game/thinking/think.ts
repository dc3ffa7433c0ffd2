import type { Decision } from '@firing-arc/referee';
import type { Job } from './decider.ts';
import type { Asked, Thought, Woken } from './worker.ts';

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (decision: Decision | null) => void>();

/** What a computer player decides, thought in a worker; on the page itself when there is no worker that can. */
export const think = async (job: Job): Promise<Decision> =>
  (await thoughtAway(job)) ?? (await import('./deciders.ts')).thought(job);

function thoughtAway(job: Job): Promise<Decision | null> {
  return new Promise((resolve) => {
    asked += 1;
    waiting.set(asked, resolve);
    try {
      worker ??= begin();
      worker.postMessage({ number: asked, job } satisfies Asked);
    } catch {
      giveUp();
    }
  });
}

/** Begins the worker before it is asked: to start it with all rules takes longer than to think. */
export function wake(game: string): void {
  try {
    worker ??= begin();
    worker.postMessage({ game } satisfies Woken);
  } catch {
    giveUp();
  }
}

function begin(): Worker {
  const begun = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  begun.addEventListener('message', ({ data: { number, decision } }: MessageEvent<Thought>) => {
    waiting.get(number)?.(decision);
    waiting.delete(number);
  });
  begun.addEventListener('error', giveUp);
  return begun;
}

/** Whoever waits has it thought on the page; the next job tries a worker again. */
function giveUp(): void {
  worker?.terminate();
  worker = null;
  for (const resolve of waiting.values()) resolve(null);
  waiting.clear();
}
