/** A worker in which a coach weighs one game: a job comes in, progress goes out, and what was found. */

import type { Coached, CoachJob, Weigher } from './weigher.ts';

/** What the worker says. */
export type Said =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'found'; readonly coached: Coached }
  | { readonly kind: 'failed'; readonly reason: string };

const WEIGHERS: Readonly<Record<string, () => Promise<{ readonly weigher: Weigher }>>> = {
  xwing2: () => import('./second.ts'),
  xwing1: () => import('./first.ts'),
  armada: () => import('./armada.ts'),
};

const say = (said: Said): void => postMessage(said);

addEventListener('message', async ({ data }: MessageEvent<CoachJob>) => {
  try {
    const { weigher } = await WEIGHERS[data.record.game]!();
    say({
      kind: 'found',
      coached: weigher(data, (done, of) => say({ kind: 'progress', done, of })),
    });
  } catch (error) {
    say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
});
