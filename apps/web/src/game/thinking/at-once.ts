/** Computer players that decide at once, for tests. */

import type { Decision } from '@firing-arc/referee';
import type { Playing } from '../playing.ts';
import { decider as armada } from './armada.ts';
import type { Decider, Job } from './decider.ts';
import { decider as xwing1 } from './first.ts';
import { decider as xwing2 } from './second.ts';

const DECIDERS: Readonly<Record<string, Decider>> = { xwing2, xwing1, armada };

/** What a computer player decides. */
export const decideAtOnce = (job: Job): Decision => DECIDERS[job.task.view.game]!(job);

/** The computer player decides whose turn it is, if it is one's. */
export function thinkAtOnce(game: Playing): void {
  const job = game.job();
  if (job) game.take(job.task.view.seat, decideAtOnce(job));
}
