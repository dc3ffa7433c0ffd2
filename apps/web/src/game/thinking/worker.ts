/**
 * A worker in which computer players think: jobs come in, decisions go out, each with its number. Others of the same file
 * are the coach's and the list lab's, so that nothing is fetched twice.
 */

import type { Decision } from '@firing-arc/referee';
import type { CoachJob } from '../../coach/weigher.ts';
import type { Said } from '../../coach/weighing.ts';
import type { LabJob, Told } from '../../lab/flying.ts';
import type { Job } from './decider.ts';
import { bringDecider, thought } from './deciders.ts';

export interface Asked {
  readonly number: number;
  readonly job: Job;
}

export interface Thought {
  readonly number: number;
  /** Null when it could not be thought. */
  readonly decision: Decision | null;
}

/** What is sent before anything is asked: the game whose computer players will be. */
export interface Woken {
  readonly game: string;
}

addEventListener('message', async ({ data }: MessageEvent<Asked | Woken | CoachJob | LabJob>) => {
  if ('record' in data) {
    const { weigh } = await import('../../coach/weighing.ts');
    await weigh(data, (said: Said) => postMessage(said));
    return;
  }
  if ('lab' in data) {
    const { fly } = await import('../../lab/flying.ts');
    await fly(data, (told: Told) => postMessage(told));
    return;
  }
  if ('game' in data) {
    // What cannot be fetched now is tried again when it is asked.
    await bringDecider(data.game).catch(() => null);
    return;
  }
  const { number, job } = data;
  postMessage({ number, decision: await thought(job).catch(() => null) } satisfies Thought);
});
