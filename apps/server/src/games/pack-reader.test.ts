import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { threadPackReader } from './pack-reader.ts';

/** A thread that does what its text says. */
const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  if (workerData === 'end') process.exit(1);
  if (workerData === 'fail') throw new Error('no memory');
  if (workerData === 'problem') parentPort.postMessage({ problem: 'no packs here' });
  if (workerData === 'for ever') for (;;);
  parentPort.postMessage({ reading: { ok: false, problems: [{ path: '/', message: workerData }] } });`;

it('each pack is read in a thread of its own, which ends with it or after a while', async () => {
  const threads: Worker[] = [];
  const open = (text: string) => {
    const thread = new Worker(THREAD, { eval: true, workerData: text });
    threads.push(thread);
    return thread;
  };
  const read = threadPackReader(open, 2_000);
  const texts = ['one', 'end', 'fail', 'problem', 'for ever', 'two'];
  const results = await Promise.allSettled(texts.map((text) => read(text)));
  const told = results.map((result) =>
    result.status === 'rejected'
      ? String(result.reason.message)
      : !result.value.ok && result.value.problems[0]!.message,
  );
  expect(told).toEqual([
    'one',
    'its thread has ended',
    'no memory',
    'no packs here',
    'to read it takes too long',
    'two',
  ]);
  expect(threads).toHaveLength(texts.length);
  // A thread that has ended has no number any more.
  expect(threads.map(({ threadId }) => threadId)).toEqual(texts.map(() => -1));
});
