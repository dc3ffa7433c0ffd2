import type { Answer } from '@firing-arc/referee';

/** What a lesson suggests for one part of a question; nothing without a lesson. */
export const partOf = (hint: Answer | null | undefined, part: number): number | undefined =>
  typeof hint === 'object' ? hint?.[part] : undefined;
