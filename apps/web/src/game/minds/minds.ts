/** The computer players of all games, each game's fetched when one of them has to think. */

import type { Decision } from '@firing-arc/referee';
import type { Job, Mind } from './mind.ts';

const MINDS: Readonly<Record<string, () => Promise<{ readonly mind: Mind }>>> = {
  xwing2: () => import('./second.ts'),
  xwing1: () => import('./first.ts'),
  armada: () => import('./armada.ts'),
};

/** What a computer player decides. Rejects when it cannot. */
export async function thought(job: Job): Promise<Decision> {
  const bring = MINDS[job.task.view.game];
  if (!bring) throw new Error(`nobody thinks about '${job.task.view.game}' here`);
  return (await bring()).mind(job);
}
