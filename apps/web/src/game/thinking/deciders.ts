/** The computer players of all games, each game's fetched when one of them has to think. */

import type { Decision } from '@firing-arc/referee';
import type { Decider, Job } from './decider.ts';

const DECIDERS: Readonly<Record<string, () => Promise<{ readonly decider: Decider }>>> = {
  xwing2: () => import('./second.ts'),
  xwing1: () => import('./first.ts'),
  armada: () => import('./armada.ts'),
};

/** The computer players of a game. Rejects when there are none. */
export async function bringDecider(game: string): Promise<Decider> {
  const bring = DECIDERS[game];
  if (!bring) throw new Error(`nobody thinks about '${game}' here`);
  return (await bring()).decider;
}

/** What a computer player decides. Rejects when it cannot. */
export const thought = async (job: Job): Promise<Decision> => (await bringDecider(job.task.view.game))(job);
