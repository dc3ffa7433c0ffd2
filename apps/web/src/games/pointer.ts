import type { Preview } from '../shown/question.ts';
import type { Spot } from '../shown/table.ts';

/** From one place to another, or only around the other; null when that is not there. */
export function pointer(from: Spot | undefined, to: Spot | undefined): Preview | null {
  if (!to) return null;
  return { kind: 'pointer', from: from ? { x: from.x, y: from.y } : null, to: { x: to.x, y: to.y } };
}
