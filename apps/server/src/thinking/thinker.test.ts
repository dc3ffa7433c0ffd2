import { Worker } from 'node:worker_threads';
import type { Task } from '@firing-arc/referee';
import { expect, it } from 'vitest';
import { threadThinker } from './thinker.ts';

/** A thread that decides by the seed of a task: it fails, ends, or says how many it has decided. */
const THREAD = `
  const { parentPort } = require('node:worker_threads');
  let decided = 0;
  parentPort.on('message', ({ number, player, task }) => {
    if (task.seed === 'end') process.exit(1);
    else if (task.seed === 'fail') parentPort.postMessage({ number, problem: 'cannot decide' });
    else parentPort.postMessage({ number, decision: { question: task.seed, answer: ++decided, memory: player } });
  });`;

it('computer players think in a thread, which is begun again when it has ended', async () => {
  let begun = 0;
  const thinker = threadThinker(() => {
    begun += 1;
    return new Worker(THREAD, { eval: true });
  });
  const think = (seed: string) => thinker.think('xwing1', 'plain', { seed } as Task);
  expect(begun).toBe(0);
  const both = await Promise.all([think('a'), think('b')]);
  expect(both).toEqual([
    { question: 'a', answer: 1, memory: 'plain' },
    { question: 'b', answer: 2, memory: 'plain' },
  ]);
  await expect(think('fail')).rejects.toThrow('cannot decide');
  await expect(think('end')).rejects.toThrow('has ended');
  expect(await think('c')).toEqual({ question: 'c', answer: 1, memory: 'plain' });
  expect(begun).toBe(2);
  await thinker.close();
});
