/** What every language here does alike. */

/** A text as a sentence begins: with a large letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "power-failure" is "Power Failure". */
export const titled = (id: string): string => id.split('-').map(capitalized).join(' ');

/** "a", "a and b", "a, b and c": with "and" as the joint. */
export function joined(words: readonly string[], joint: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words[words.length - 1]}`;
}

/** With its capital letter and its full stop. */
export const sentence = (text: string): string => capitalized(/[.!?]$/.test(text) ? text : `${text}.`);
