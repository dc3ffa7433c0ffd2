/** How English words change: plurals, whose something is, lists, sentences. */

import { joined } from './sentences.ts';

export { sentence } from './sentences.ts';

/** "1 die", "2 dice" for the words that end in die, else with an s. */
export function plural(count: number, word: string): string {
  if (count === 1) return `1 ${word}`;
  return word.endsWith('die') ? `${count} ${word.slice(0, -3)}dice` : `${count} ${word}s`;
}

/** "a", "a and b", "a, b and c". */
export const list = (words: readonly string[], joint = 'and'): string => joined(words, joint);

/** "X’s", and "X’" after an s. */
export const of = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);
