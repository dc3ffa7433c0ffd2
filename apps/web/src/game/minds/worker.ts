/** A worker in which computer players think: jobs come in, decisions go out, each with its number. */

import type { Decision } from '@firing-arc/referee';
import type { Job } from './mind.ts';
import { thought } from './minds.ts';

export interface Asked {
  readonly number: number;
  readonly job: Job;
}

export interface Thought {
  readonly number: number;
  /** Null when it could not be thought. */
  readonly decision: Decision | null;
}

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { number, job } = data;
  postMessage({ number, decision: await thought(job).catch(() => null) } satisfies Thought);
});
