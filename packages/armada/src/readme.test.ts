import { readFileSync } from 'node:fs';
import type { Pose } from '@firing-arc/table';
import { expect, it } from 'vitest';
import type { Aim, Course } from './index.ts';
import * as armada from './index.ts';

interface Shown {
  readonly attack: Aim;
  readonly courses: readonly Course[];
  readonly end: Pose;
}

/** Runs the README's first code block with its imports taken from the sources, and without printing. */
function runReadme(): Shown {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const code = /```ts\n([\s\S]*?)```/.exec(text)![1]!;
  const lines = code.replace(/^import (\{ .* \}) from '@firing-arc\/armada';$/m, 'const $1 = armada;');
  const run = new Function('armada', 'console', `${lines}\nreturn { attack, courses, end };`);
  return run(armada, { log: () => undefined }) as Shown;
}

it('the lines of the README run', () => {
  const { attack, courses, end } = runReadme();
  expect(attack.inArc && attack.range).toBe('close');
  expect(courses).toHaveLength(18);
  expect(end.facing).toBe(177.5);
});
