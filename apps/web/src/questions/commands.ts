/** What new command dials show before anybody has touched them. */

import type { ShownStack } from '../shown/question.ts';

/**
 * The option of each new dial, by its part: the one that was chosen, else the command before it in its stack. A dial
 * without either is left out.
 */
export function commandsOn(
  stacks: readonly ShownStack[],
  draft: Readonly<Record<number, number>>,
): Readonly<Record<number, number>> {
  const on: Record<number, number> = {};
  for (const { before, dials } of stacks) {
    let last = before;
    for (const { part, options } of dials) {
      const same = options.findIndex(({ sign }) => sign === last);
      const option = draft[part] ?? (same < 0 ? undefined : same);
      if (option === undefined) continue;
      on[part] = option;
      last = options[option]?.sign ?? last;
    }
  }
  return on;
}
