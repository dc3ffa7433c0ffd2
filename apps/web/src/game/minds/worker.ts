/** A worker in which computer players think: jobs come in, decisions go out, each with its number. */

import type { Decision } from '@firing-arc/referee';
import type { Job, Mind } from './mind.ts';

export interface Asked {
  readonly number: number;
  readonly job: Job;
}

export interface Thought {
  readonly number: number;
  /** Null when it could not be thought. */
  readonly decision: Decision | null;
}

const MINDS: Readonly<Record<string, () => Promise<{ readonly mind: Mind }>>> = {
  xwing2: () => import('./second.ts'),
  xwing1: () => import('./first.ts'),
  armada: () => import('./armada.ts'),
};

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { number, job } = data;
  postMessage({ number, decision: await thought(job).catch(() => null) } satisfies Thought);
});

async function thought(job: Job): Promise<Decision | null> {
  const bring = MINDS[job.task.view.game];
  return bring ? (await bring()).mind(job) : null;
}
