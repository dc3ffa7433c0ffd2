/** A worker in which computer players think: jobs come in, answers go out, each with its number. */

import type { Answer } from '@firing-arc/referee';
import type { Job, Mind } from './mind.ts';

export interface Asked {
  readonly number: number;
  readonly job: Job;
}

export interface Thought {
  readonly number: number;
  /** Null when it could not be thought. */
  readonly answer: Answer | null;
}

const MINDS: Readonly<Record<string, () => Promise<{ readonly mind: Mind }>>> = {
  xwing2: () => import('./second.ts'),
  xwing1: () => import('./first.ts'),
  armada: () => import('./armada.ts'),
};

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { number, job } = data;
  postMessage({ number, answer: await thought(job).catch(() => null) } satisfies Thought);
});

async function thought(job: Job): Promise<Answer | null> {
  const bring = MINDS[job.record.game];
  return bring ? (await bring()).mind(job) : null;
}
