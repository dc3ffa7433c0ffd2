/** What a worker does for the coach: each game's coach is fetched when it is asked; progress is said, and what was found. */

import type { Coached, CoachJob, Weigher } from './weigher.ts';

/** What is said meanwhile and at the end. */
export type Said =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'found'; readonly coached: Coached }
  | { readonly kind: 'failed'; readonly reason: string };

const WEIGHERS: Readonly<Record<string, () => Promise<{ readonly weigher: Weigher }>>> = {
  xwing2: () => import('./second.ts'),
  xwing1: () => import('./first.ts'),
  armada: () => import('./armada.ts'),
};

/** Weighs a game, and says what comes of it. */
export async function weigh(job: CoachJob, say: (said: Said) => void): Promise<void> {
  try {
    const { weigher } = await WEIGHERS[job.record.game]!();
    say({ kind: 'found', coached: weigher(job, (done, of) => say({ kind: 'progress', done, of })) });
  } catch (error) {
    say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}
