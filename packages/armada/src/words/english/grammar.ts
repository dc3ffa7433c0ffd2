/** How English words change: plurals, whose something is, lists, sentences. */

/** "1 point", "2 points". */
export const plural = (count: number, word: string): string =>
  count === 1 ? `1 ${word}` : `${count} ${word}s`;

/** "a", "a and b", "a, b and c". */
export function list(words: readonly string[], joint = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words[words.length - 1]}`;
}

export const sentence = (text: string): string => {
  const full = /[.!?]$/.test(text) ? text : `${text}.`;
  return full.charAt(0).toUpperCase() + full.slice(1);
};

/** "X’s", and "X’" after an s. */
export const of = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);
