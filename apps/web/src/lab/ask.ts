import type { Noted } from '@firing-arc/opponents';
import type { LabOrder } from './flight.ts';
import type { LabJob, Told } from './flying.ts';

/** A lab that flies. */
export interface Flying {
  /** Once all games are over; rejects when one cannot be flown. */
  readonly over: Promise<void>;
  /** Ends it at once: `over` never comes then. */
  readonly stop: () => void;
}

/** More workers than that take more memory for rules than they save time. */
const MOST_WORKERS = 4;

/** Has a lab flown in workers of its own; `onFlown` is told what was noted of each game, in any order. */
export function flyLab(
  lab: LabOrder,
  games: number,
  onFlown: (game: number, noted: readonly Noted[]) => void,
): Flying {
  const every = Math.max(1, Math.min(navigator.hardwareConcurrency - 1, MOST_WORKERS, games));
  const workers = Array.from(
    { length: every },
    () => new Worker(new URL('../game/thinking/worker.ts', import.meta.url), { type: 'module' }),
  );
  const stop = () => {
    for (const worker of workers) worker.terminate();
  };
  const ends = workers.map(
    (worker, first) =>
      new Promise<void>((resolve, reject) => {
        worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
          if (data.kind === 'flown') onFlown(data.game, data.noted);
          else if (data.kind === 'over') resolve();
          else reject(new Error(data.reason));
        });
        worker.addEventListener('error', ({ message }) => reject(new Error(message)));
        worker.postMessage({ lab, first, every, games } satisfies LabJob);
      }),
  );
  return {
    over: Promise.all(ends)
      .then(() => undefined)
      .finally(stop),
    stop,
  };
}
