/** The computer players of all games, each game's fetched when one of them has to think. */

import type { Decision } from '@firing-arc/referee';
import type { Job, Mind } from './mind.ts';

const MINDS: Readonly<Record<string, () => Promise<{ readonly mind: Mind }>>> = {
  xwing2: () => import('./second.ts'),
  xwing1: () => import('./first.ts'),
  armada: () => import('./armada.ts'),
};

/** The computer players of a game. Rejects when there are none. */
export async function bringMind(game: string): Promise<Mind> {
  const bring = MINDS[game];
  if (!bring) throw new Error(`nobody thinks about '${game}' here`);
  return (await bring()).mind;
}

/** What a computer player decides. Rejects when it cannot. */
export const thought = async (job: Job): Promise<Decision> => (await bringMind(job.task.view.game))(job);
