/** Computer players that decide at once, for tests. */

import type { Decision } from '@firing-arc/referee';
import type { Playing } from '../playing.ts';
import { mind as armada } from './armada.ts';
import { mind as xwing1 } from './first.ts';
import type { Job, Mind } from './mind.ts';
import { mind as xwing2 } from './second.ts';

const MINDS: Readonly<Record<string, Mind>> = { xwing2, xwing1, armada };

/** What a computer player decides. */
export const decideAtOnce = (job: Job): Decision => MINDS[job.task.view.game]!(job);

/** The computer player decides whose turn it is, if it is one's. */
export function thinkAtOnce(game: Playing): void {
  const job = game.job();
  if (job) game.take(job.task.view.seat, decideAtOnce(job));
}
