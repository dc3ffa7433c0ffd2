import type { Coached, CoachJob, Progress } from './weigher.ts';
import type { Said } from './weighing.ts';

/** A coach at work. */
export interface Coaching {
  readonly found: Promise<Coached>;
  /** Ends it at once; nothing is found then. */
  readonly cancel: () => void;
}

/** Has a coach weigh a game in a worker of its own. `found` rejects when it cannot. */
export function askCoach(job: CoachJob, progress: Progress): Coaching {
  const worker = new Worker(new URL('../game/thinking/worker.ts', import.meta.url), { type: 'module' });
  const found = new Promise<Coached>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (data.kind === 'progress') {
        progress(data.done, data.of);
        return;
      }
      worker.terminate();
      if (data.kind === 'found') resolve(data.coached);
      else reject(new Error(data.reason));
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    });
    worker.postMessage(job);
  });
  return { found, cancel: () => worker.terminate() };
}
